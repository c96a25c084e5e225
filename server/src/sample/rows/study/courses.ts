/** The courses of the sample student's classes, in every nature and on every platform, and who learns there too. */
import {
  classCourses,
  classrooms,
  courseIntroductions,
  courses,
  courseTeachers,
} from '../../../domains/study/courses/course.schema'
import { classMembers, learningRecords, memberProgress } from '../../../domains/study/learning/learning.schema'
import type { Trade } from '../../content/school-content'
import { paragraph, points } from '../../content/texts/html'
import { mediaUrl } from '../../pictures/media-url'
import type { SampleContext } from '../../sample-builder'
import { sampleId } from '../../sample-id'
import { SAMPLE_STUDENT } from '../../sample-student'
import { dayAt } from '../../sample-time'
import { VIDEO_MS, type ChapterPlan, type CourseSetting } from './classrooms'
import { coursePlans, type CoursePlan } from './course-plans'

/** Everybody in a sample class beside the student. */
export const SAMPLE_CLASSMATES = [
  '陈晓雯',
  '赵立新',
  '孙佳宁',
  '李建国',
  '周婷',
  '吴浩然',
  '郑雅文',
  '王海涛',
  '冯丽',
  '何志强',
  '沈梦',
  '罗明',
] as const
const MINUTE_MS = 60_000

/** Of the class whose courses these are. */
export interface SampleClass {
  readonly number: number
  readonly trade: Trade
  /** First and last day, from the day of installation; null while nothing is planned. */
  readonly days: readonly [number, number] | null
}

/** Gives a class its courses and members, and the student what they have learned so far. */
export async function sampleCourses(context: SampleContext, of: SampleClass): Promise<void> {
  const { tx, school, now } = context
  const setting: CourseSetting = { school, trade: of.trade, now }
  await insertMembers(context, of)
  for (const [index, plan] of coursePlans(setting, of.number).entries()) {
    const number = of.number * 10 + index + 1
    const courseId = sampleId(school.id, 'course', number)
    const { name, nature, learningPlatform = 0, thirdPlatformType = 0, learningUrl = '', classCode = '' } = plan
    await tx.insert(courses).values({
      id: courseId,
      name,
      // One is left without a cover.
      cover: index === 4 ? '' : mediaUrl(school.id, 'product', `${of.trade.motif}-${String(index + 1)}`),
      introduction: paragraph(plan.introduction),
      nature,
      learningPlatform,
      thirdPlatformType,
      learningUrl,
      classCode,
    })
    await insertIntroduction(context, courseId, number, plan)
    await insertBegun(context, of, index + 1, plan)
    await insertClassrooms(context, courseId, plan.chapters)
    const [first] = of.days ?? [null]
    await tx.insert(classCourses).values({
      id: sampleId(school.id, 'classCourse', number),
      classId: sampleId(school.id, 'class', of.number),
      courseId,
      position: index + 1,
      learnStartTime: first === null ? null : dayAt(now, first + plan.from, '00:00'),
      learnEndTime: first === null ? null : dayAt(now, first + plan.from + plan.length, '23:59'),
      requiredStudyMs: plan.requiredMinutes * MINUTE_MS,
    })
  }
  if (of.number === 1) await insertRecords(context)
}

async function insertIntroduction({ tx, school }: SampleContext, courseId: string, number: number, plan: CoursePlan) {
  const texts: readonly (readonly [type: number, content: string])[] = [
    [0, paragraph(plan.introduction) + points(...plan.contents)],
    [3, points(...plan.materials)],
    [4, paragraph(plan.service)],
  ]
  await tx.insert(courseIntroductions).values(
    texts.map(([type, content], index) => ({
      id: sampleId(school.id, 'courseText', number * 10 + index),
      courseId,
      type,
      position: index,
      content,
    })),
  )
  await tx.insert(courseTeachers).values(
    plan.teachers.map(({ name, roleCode, picture = '' }, index) => ({
      id: sampleId(school.id, 'courseTeacher', number * 10 + index + 1),
      courseId,
      position: index + 1,
      name,
      picture: picture === '' ? '' : mediaUrl(school.id, 'avatar', picture),
      roleCode,
    })),
  )
}

async function insertClassrooms({ tx, school }: SampleContext, courseId: string, chapters: readonly ChapterPlan[]) {
  const rooms = chapters.flatMap(({ chapter, sections }) =>
    sections.flatMap(({ section, rooms: inSection }) =>
      inSection.map(({ number, ...room }) => ({
        ...room,
        id: sampleId(school.id, 'classroom', number),
        chapterName: chapter,
        sectionName: section,
      })),
    ),
  )
  if (rooms.length === 0) return
  await tx.insert(classrooms).values(rooms.map((room, position) => ({ ...room, courseId, position })))
}

/** The student is a member by their enrolment. */
async function insertMembers({ tx, school }: SampleContext, { number }: SampleClass) {
  const classId = sampleId(school.id, 'class', number)
  const others = SAMPLE_CLASSMATES.map((name, index) => ({
    id: sampleId(school.id, 'member', number * 100 + index),
    classId,
    name,
    avatar: index % 4 === 3 ? '' : mediaUrl(school.id, 'avatar', String(index + 1)),
  }))
  await tx.insert(classMembers).values(others)
}

/** The classmates who began a course since its period did. */
async function insertBegun({ tx, school, now }: SampleContext, of: SampleClass, course: number, plan: CoursePlan) {
  const day = (of.days?.[0] ?? 1) + plan.from
  if (day > 0 || plan.begun === 0) return
  await tx.insert(memberProgress).values(
    SAMPLE_CLASSMATES.slice(0, plan.begun).map((_, index) => ({
      id: sampleId(school.id, 'memberProgress', of.number * 1000 + course * 100 + index),
      memberId: sampleId(school.id, 'member', of.number * 100 + index),
      classId: sampleId(school.id, 'class', of.number),
      kind: 'course',
      subjectId: sampleId(school.id, 'course', of.number * 10 + course),
      time: dayAt(now, Math.max(day, -30), `${String(10 + (index % 10))}:05`),
    })),
  )
}

/** A video left in the middle with a gap behind, an article that was read, a second course that was finished: both begun. */
async function insertRecords({ tx, school, now, asPerson }: SampleContext) {
  const records = [
    {
      course: 11,
      classroom: 4,
      positionMs: 36_000,
      progress: 60,
      watched: [
        [0, 12_000],
        [20_000, 36_000],
      ] as const,
      days: -1,
    },
    { course: 11, classroom: 6, positionMs: 95_000, progress: 100, watched: [], days: -2 },
    { course: 11, classroom: 5, positionMs: 90_000, progress: 100, watched: [[0, 90_000]] as const, days: -3 },
    { course: 12, classroom: 30, positionMs: VIDEO_MS, progress: 100, watched: [[0, VIDEO_MS]] as const, days: -30 },
    { course: 12, classroom: 31, positionMs: 40_000, progress: 100, watched: [], days: -30 },
    { course: 12, classroom: 32, positionMs: VIDEO_MS, progress: 100, watched: [[0, VIDEO_MS]] as const, days: -29 },
  ]
  const classId = sampleId(school.id, 'class', 1)
  await tx.insert(memberProgress).values(
    [...new Set(records.map(({ course }) => course))].map((course) => ({
      id: sampleId(school.id, 'memberProgress', course),
      memberId: sampleId(school.id, 'enrolment', 1),
      classId,
      kind: 'course',
      subjectId: sampleId(school.id, 'course', course),
      time: dayAt(now, -30, '19:40'),
    })),
  )
  await asPerson(SAMPLE_STUDENT.id, async () => {
    await tx.insert(learningRecords).values(
      records.map(({ course, classroom, days, ...record }, index) => ({
        ...record,
        id: sampleId(school.id, 'learningRecord', index + 1),
        classId,
        courseId: sampleId(school.id, 'course', course),
        classroomId: sampleId(school.id, 'classroom', classroom),
        studiedMs: record.watched.reduce((sum, [from, to]) => sum + to - from, 0) || record.positionMs,
        firstTime: dayAt(now, days, '19:40'),
        lastTime: dayAt(now, days, '20:10'),
      })),
    )
  })
}
