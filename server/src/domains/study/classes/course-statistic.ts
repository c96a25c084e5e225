/** The courses of a class, and how far the learner is in each. */
import { and, asc, count, eq, inArray, sum } from 'drizzle-orm'

import type { CourseCount } from '@campus/contracts/study-class'
import { CLASSROOM } from '@campus/contracts/study-course'

import type { Config } from '../../../platform/config/config'
import type { Transaction } from '../../../platform/database/database'
import { wireTime } from '../../../platform/http/wire-time'
import { isAttended, isFaceToFace, isTheirs } from '../activities/activity-status.model'
import { ownFacts, roomKey } from '../activities/learner-facts'
import { loadActivities } from '../activities/load-activities'
import { classCourses, classrooms, courses } from '../courses/course.schema'
import { learningRecords, memberProgress } from '../learning/learning.schema'
import { openableUrl } from '../outside/learning-sites.model'

const SECOND_MS = 1000

interface Asked {
  readonly tx: Transaction
  readonly now: Date
}

export async function courseStatistic({ tx, now, config }: Asked & { readonly config: Config }, classId: string) {
  const plan = await tx
    .select({ place: classCourses, course: courses })
    .from(classCourses)
    .innerJoin(courses, and(eq(courses.tenantId, classCourses.tenantId), eq(courses.id, classCourses.courseId)))
    .where(eq(classCourses.classId, classId))
    .orderBy(asc(classCourses.position), asc(classCourses.id))
  if (plan.length === 0) return []
  const courseIds = plan.map(({ course }) => course.id)
  const countsOf = await courseCounts({ tx, now }, classId, courseIds)
  return plan.map(({ place, course }) => ({
    courseId: course.id,
    courseName: course.name,
    cover: course.cover,
    courseNature: course.nature,
    thirdPlatformType: course.thirdPlatformType,
    learningPlatform: course.learningPlatform,
    learningUrl: openableUrl(course.learningUrl, config),
    courseClassCode: course.classCode,
    learnStartTime: wireTime(place.learnStartTime),
    learnEndTime: wireTime(place.learnEndTime),
    introduce: course.introduction,
    countResultVO: countsOf(course.id, place.requiredStudyMs),
  }))
}

async function courseCounts({ tx, now }: Asked, classId: string, courseIds: readonly string[]) {
  const rooms = await tx
    .select({ id: classrooms.id, courseId: classrooms.courseId, type: classrooms.type })
    .from(classrooms)
    .where(inArray(classrooms.courseId, [...courseIds]))
  const learners = await tx
    .select({ courseId: memberProgress.subjectId, total: count() })
    .from(memberProgress)
    .where(and(eq(memberProgress.classId, classId), eq(memberProgress.kind, 'course')))
    .groupBy(memberProgress.subjectId)
  const studied = await tx
    .select({ courseId: learningRecords.courseId, total: sum(learningRecords.studiedMs).mapWith(Number) })
    .from(learningRecords)
    .where(eq(learningRecords.classId, classId))
    .groupBy(learningRecords.courseId)
  const { handedIn } = await ownFacts(tx, [classId])
  const lessons = (await loadActivities(tx, classId)).filter((lesson) => isFaceToFace(lesson) && isTheirs(lesson))

  return (courseId: string, requiredMs: number): CourseCount => {
    const inCourse = rooms.filter((room) => room.courseId === courseId)
    const ofType = (type: number) => inCourse.filter((room) => room.type === type)
    const finished = (type: number) => ofType(type).filter(({ id }) => handedIn.has(roomKey(classId, id))).length
    const here = lessons.filter((lesson) => lesson.courseId === courseId)
    return {
      studyNumber: learners.find((row) => row.courseId === courseId)?.total ?? 0,
      videoNumber: ofType(CLASSROOM.video).length,
      faceTeachingNumber: here.length,
      finishFaceTeachingNumber: here.filter((lesson) => isAttended(lesson, now)).length,
      needStudyDuration: Math.ceil(requiredMs / SECOND_MS),
      finishedStudyDuration: Math.floor((studied.find((row) => row.courseId === courseId)?.total ?? 0) / SECOND_MS),
      testNumber: ofType(CLASSROOM.test).length,
      homeworkNumber: ofType(CLASSROOM.homework).length,
      finishTestNumber: finished(CLASSROOM.test),
      finishHomeworkNumber: finished(CLASSROOM.homework),
    }
  }
}
