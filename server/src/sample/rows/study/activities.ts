/** Activities of the sample classes, what the student did of them, and what is told of them. */
import { activityContents, activityDynamics, classActivities } from '../../../domains/study/activities/activity.schema'
import { attendances, learningRecords, memberProgress } from '../../../domains/study/learning/learning.schema'
import { mediaUrl } from '../../pictures/media-url'
import type { SampleContext } from '../../sample-builder'
import { sampleId } from '../../sample-id'
import { SAMPLE_STUDENT } from '../../sample-student'
import { dayAt } from '../../sample-time'
import { attendancePlans, crowdedPlans, firstClassPlans, ordinaryPlans, type ActivityPlan } from './activity-plans'
import { SAMPLE_CLASSMATES, type SampleClass } from './courses'

const FIRST_TEST = 21
const FIRST_HOMEWORK = 1
/** The class that shows what a year of many activities looks like. */
export const CROWDED = { schoolId: '10001', classNumber: 4 } as const

/** The class that shows every state of attendance. */
const ATTENDED = 2

interface PlacedActivity extends ActivityPlan {
  readonly id: string
}

/** Gives a class its activities. Its courses come first. */
export async function sampleActivities(context: SampleContext, of: SampleClass, isOver: boolean): Promise<void> {
  if (of.days === null) return
  const placed = plansOf(context, of, of.days).map((plan, index) => ({
    ...plan,
    // The first class counts from 1, for the exam sample names one of its activities.
    id: sampleId(context.school.id, 'activity', (of.number === 1 ? 0 : of.number * 10_000) + index + 1),
  }))
  if (placed.length === 0) return
  await insertActivities(context, of, placed)
  await insertAttendances(context, placed)
  if (isOver) await insertFinishedVideo(context, of)
  await insertClassmates(context, of, placed)
  if (of.number === 1) await insertDynamics(context, placed)
}

function plansOf({ school }: SampleContext, { number }: SampleClass, days: readonly [number, number]): ActivityPlan[] {
  if (number === 1) return firstClassPlans(school.brand === '' ? FIRST_TEST : FIRST_HOMEWORK)
  const isCrowded = school.id === CROWDED.schoolId && number === CROWDED.classNumber
  if (isCrowded) return crowdedPlans(number, days)
  return [...ordinaryPlans(number, days), ...(number === ATTENDED ? attendancePlans(number) : [])]
}

async function insertActivities(
  { tx, school, now }: SampleContext,
  { number }: SampleClass,
  placed: readonly PlacedActivity[],
) {
  await tx.insert(classActivities).values(
    placed.map(({ id, name, day, clock, course, isElective = false, signing }) => {
      const [from, to] = clock ?? ['00:00', '23:59']
      return {
        id,
        classId: sampleId(school.id, 'class', number),
        courseId: sampleId(school.id, 'course', number * 10 + course),
        name,
        onlineType: clock === undefined ? 1 : 2,
        isRequired: isElective ? 0 : 1,
        startTime: dayAt(now, day, from),
        endTime: dayAt(now, day, to),
        place: clock === undefined ? '' : '实训楼 2 层 203 室',
        address: clock === undefined ? '' : `${school.name}实训楼`,
        bizType: 'CLASS_ACTIVITY',
        hasSignIn: signing === 'byItself' || (clock !== undefined && signing !== 'none'),
        hasSignOut: clock !== undefined && signing !== 'none' && !isElective,
        signsInByItself: signing === 'byItself',
      }
    }),
  )
  await tx.insert(activityContents).values(
    placed.flatMap(({ id, rooms }) =>
      rooms.map(({ number: room, duty }, index) => ({
        id: `${id}${String(index + 1)}`,
        activityId: id,
        classroomId: sampleId(school.id, 'classroom', room),
        position: index + 1,
        dutyRules: duty,
      })),
    ),
  )
}

async function insertAttendances({ tx, school, now, asPerson }: SampleContext, placed: readonly PlacedActivity[]) {
  const signed = placed.flatMap(({ id, day, clock, rooms: [room], isAttended = false }) =>
    clock === undefined || room === undefined || isAttended === false
      ? []
      : [
          {
            id,
            activityId: id,
            classroomId: sampleId(school.id, 'classroom', room.number),
            signInTime: new Date(dayAt(now, day, clock[0]).getTime() - 5 * 60_000),
            signOutTime:
              isAttended === 'in'
                ? null
                : new Date(Math.min(dayAt(now, day, clock[1]).getTime() + 60_000, now.getTime())),
          },
        ],
  )
  if (signed.length === 0) return
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(attendances).values(signed)
  })
}

/** In a class that is over, its video was seen. */
async function insertFinishedVideo({ tx, school, now, asPerson }: SampleContext, { number, days }: SampleClass) {
  const time = dayAt(now, (days?.[0] ?? 0) + 2, '20:00')
  const classId = sampleId(school.id, 'class', number)
  const courseId = sampleId(school.id, 'course', number * 10 + 1)
  await tx.insert(memberProgress).values({
    id: sampleId(school.id, 'memberProgress', number * 1000 + 99),
    memberId: sampleId(school.id, 'enrolment', number),
    classId,
    kind: 'course',
    subjectId: courseId,
    time,
  })
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(learningRecords).values({
      id: sampleId(school.id, 'learningRecord', number * 100 + 1),
      classId,
      courseId,
      classroomId: sampleId(school.id, 'classroom', number * 100 + 1),
      positionMs: 60_000,
      progress: 100,
      watched: [[0, 60_000]],
      studiedMs: 60_000,
      firstTime: time,
      lastTime: time,
    })
  })
}

/** Classmates attended what is over, some of them less than others. */
async function insertClassmates(
  { tx, school, now }: SampleContext,
  { number }: SampleClass,
  placed: readonly PlacedActivity[],
) {
  const over = placed
    .filter(({ day, clock, isElective = false }) => !isElective && dayAt(now, day, clock?.[1] ?? '23:59') < now)
    .slice(-12)
  const progress = over.flatMap(({ id, day, clock }, activity) =>
    SAMPLE_CLASSMATES.flatMap((_, member) =>
      (activity + member * 2) % 11 < member
        ? []
        : [
            {
              id: `${id}${String(member).padStart(2, '0')}`,
              memberId: sampleId(school.id, 'member', number * 100 + member),
              classId: sampleId(school.id, 'class', number),
              kind: 'activity',
              subjectId: id,
              time: dayAt(now, day, clock?.[1] ?? '20:15'),
            },
          ],
    ),
  )
  if (progress.length > 0) await tx.insert(memberProgress).values(progress)
}

const SAID = [
  ['签到', '准时签到，今天状态不错'],
  ['提问', '第二步的顺序为什么不能反过来？'],
  ['完成', '看完了导学视频'],
  ['笔记', '记了三条要点，课后整理'],
  ['完成', '读完了文章，开始写随笔'],
] as const

async function insertDynamics({ tx, school, now }: SampleContext, placed: readonly PlacedActivity[]) {
  const today = placed.filter(({ day, clock }) => day === 0 && clock === undefined).slice(0, 2)
  await tx.insert(activityDynamics).values(
    today.flatMap(({ id: activityId }) =>
      SAID.map(([type, content], index) => ({
        id: `${activityId}${String(index)}`,
        activityId,
        time: dayAt(now, 0, `0${String(index + 4)}:20`),
        type,
        realName: SAMPLE_CLASSMATES[index] ?? SAMPLE_CLASSMATES[0],
        avatar: mediaUrl(school.id, 'avatar', String(index + 1)),
        content,
      })),
    ),
  )
}
