import { and, asc, count, eq } from 'drizzle-orm'

import {
  CLASSROOM,
  COURSEWARE_TYPES,
  getCourseDetail,
  getCourseName,
  getCourseTree,
  getLearningStatistics,
  getStudentCourseSituation,
  queryClassroomChapters,
  queryCoursewareTypeChapters,
} from '@campus/contracts/study-course'

import { handleLearner, type Route } from '../../../platform/http/handle'
import { wireTime } from '../../../platform/http/wire-time'
import { isAttended, isTheirs } from '../activities/activity-status.model'
import { courseOfClass } from '../class-access'
import { memberProgress } from '../learning/learning.schema'
import { ON_THE_WEB } from './classroom-kinds.model'
import { chaptersOf, classroomRecord } from './classroom-record'
import { studiedClassrooms, unstudied, withProgress, type StudiedClassroom } from './course-progress'
import { classCourses, classrooms, courseIntroductions, courseTeachers } from './course.schema'
import { coursewareType } from './courseware-types.model'

const TEACHERS = 1

export const courseRoutes: readonly Route[] = [
  handleLearner(getCourseTree, async ({ input, tx, now }) => {
    await courseOfClass(tx, input)
    return chaptersOf(await studiedClassrooms({ tx, now }, input), now)
  }),

  handleLearner(queryClassroomChapters, async ({ input, tx, now }) => {
    await courseOfClass(tx, input)
    const rooms = await studiedClassrooms({ tx, now }, input)
    return chaptersOf(input.ignoreClass ? rooms.map(({ classroom }) => unstudied(classroom)) : rooms, now)
  }),

  handleLearner(queryCoursewareTypeChapters, async ({ input, tx, now }) => {
    await courseOfClass(tx, input)
    const rooms = await studiedClassrooms({ tx, now }, input)
    const lists = COURSEWARE_TYPES.map((key) => {
      const ofType = rooms.filter(({ classroom }) => key === 'ALL' || coursewareType(classroom.type) === key)
      return [key, chaptersOf(ofType, now)] as const
    })
    return { coursewareTypeChapterMap: Object.fromEntries(lists.filter(([, chapters]) => chapters.length > 0)) }
  }),

  handleLearner(getCourseName, async ({ input, tx }) => (await courseOfClass(tx, input)).course.name),

  handleLearner(getCourseDetail, async ({ input, tx }) => {
    const { course } = await courseOfClass(tx, input)
    const texts = await tx
      .select()
      .from(courseIntroductions)
      .where(eq(courseIntroductions.courseId, course.id))
      .orderBy(asc(courseIntroductions.position))
    const teachers = await tx
      .select()
      .from(courseTeachers)
      .where(eq(courseTeachers.courseId, course.id))
      .orderBy(asc(courseTeachers.position))
    return {
      courseId: course.id,
      courseName: course.name,
      cover: course.cover,
      introduce: course.introduction,
      courseType: course.type,
      courseContent: '{}',
      learningUrl: course.learningUrl,
      introduceDetailList: [
        ...texts.map(({ type, content }) => ({ introduceType: type, content, teachers: [] })),
        {
          introduceType: TEACHERS,
          content: '',
          teachers: teachers.map(({ name, picture, roleCode }) => ({
            teacherName: name,
            teacherHeadUrl: picture,
            roleCode,
          })),
        },
      ],
    }
  }),

  handleLearner(getStudentCourseSituation, async ({ input, tx, now }) => {
    const { plan } = await courseOfClass(tx, input)
    const rooms = await studiedClassrooms({ tx, now }, input)
    const ofClass = await tx
      .select({ classroom: classrooms })
      .from(classrooms)
      .innerJoin(
        classCourses,
        and(eq(classCourses.tenantId, classrooms.tenantId), eq(classCourses.courseId, classrooms.courseId)),
      )
      .where(eq(classCourses.classId, input.classId))
    const inClass = await withProgress(
      { tx, now },
      input.classId,
      ofClass.map(({ classroom }) => classroom),
    )
    const [joined] = await tx
      .select({ members: count() })
      .from(memberProgress)
      .where(
        and(
          eq(memberProgress.classId, input.classId),
          eq(memberProgress.kind, 'course'),
          eq(memberProgress.subjectId, input.courseId),
        ),
      )
    const last = lastStudied(rooms)
    const next = last?.isFinished === true ? nextStep(rooms, last, now) : undefined
    return {
      learnStartTime: wireTime(plan.learnStartTime),
      learnEndTime: wireTime(plan.learnEndTime),
      lastClassroomId: last?.classroom.id ?? '',
      lastClassroomResultVO: last === undefined ? null : classroomRecord(last, now),
      nextClassroomResultVO: next === undefined ? null : classroomRecord(next, now),
      classLearnProcess: percentFinished(inClass),
      courseLearnProcess: percentFinished(rooms),
      classroomTotal: rooms.length,
      finishClassroomTotal: rooms.filter(({ isFinished }) => isFinished).length,
      finishUserCount: joined?.members ?? 0,
    }
  }),

  handleLearner(getLearningStatistics, async ({ input, tx, now }) => {
    const { plan } = await courseOfClass(tx, input)
    const rooms = await studiedClassrooms({ tx, now }, input)
    const of = (type: number) => rooms.filter(({ classroom }) => classroom.type === type)
    const required = rooms.filter(({ classroom }) => classroom.mustLearn === 1)
    const meetings = rooms.flatMap(({ lessons }) => lessons).filter(isTheirs)
    const finished = (some: readonly StudiedClassroom[]) => some.filter(({ isFinished }) => isFinished).length
    return {
      needLearnNumber: required.length,
      finishNeedLearnNumber: finished(required),
      studyTime: plan.requiredStudyMs,
      finishStudyTime: rooms.reduce((sum, { record }) => sum + (record?.studiedMs ?? 0), 0),
      homeworkNumber: of(CLASSROOM.homework).length,
      finishHomeworkNumber: finished(of(CLASSROOM.homework)),
      testNumber: of(CLASSROOM.test).length,
      finishTestNumber: finished(of(CLASSROOM.test)),
      faceTeachingNumber: meetings.length,
      finishFaceTeachingNumber: meetings.filter((lesson) => isAttended(lesson, now)).length,
      videoNumber: of(CLASSROOM.video).length,
    }
  }),
]

function lastStudied(rooms: readonly StudiedClassroom[]): StudiedClassroom | undefined {
  return rooms
    .filter(({ record }) => record !== null)
    .reduce<StudiedClassroom | undefined>(
      (latest, room) => (timeOf(room) > (latest === undefined ? 0 : timeOf(latest)) ? room : latest),
      undefined,
    )
}

/** What must be learned and can be, after a classroom, else before it. */
function nextStep(rooms: readonly StudiedClassroom[], last: StudiedClassroom, now: Date): StudiedClassroom | undefined {
  const at = rooms.indexOf(last)
  return [...rooms.slice(at + 1), ...rooms.slice(0, at)].find(
    ({ classroom: { mustLearn, type }, lessons, isFinished }) =>
      !isFinished &&
      mustLearn === 1 &&
      (type === CLASSROOM.faceToFace ? lessons.some(({ endTime }) => endTime >= now) : ON_THE_WEB.has(type)),
  )
}

function timeOf({ record }: StudiedClassroom): number {
  return record?.lastTime.getTime() ?? 0
}

function percentFinished(rooms: readonly StudiedClassroom[]): number {
  if (rooms.length === 0) return 0
  return (rooms.filter(({ isFinished }) => isFinished).length / rooms.length) * 100
}
