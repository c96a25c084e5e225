import { asc, eq, sql } from 'drizzle-orm'

import {
  getBehaviourCount,
  getClassDetail,
  getCourseStatistic,
  getLearningLead,
  getStudySituation,
  getUserStatistic,
  increaseVisitCount,
  queryClassStudentList,
} from '@campus/contracts/study-class'

import { handleLearner, type Route } from '../../../platform/http/handle'
import { wireTime } from '../../../platform/http/wire-time'
import { isAttended, isFaceToFace, isPast } from '../activities/activity-status.model'
import { finishRateOf } from '../activities/duty-count.model'
import { loadActivities } from '../activities/load-activities'
import { placedIn } from '../class-access'
import { classMembers } from '../learning/learning.schema'
import { classStudents } from '../study.schema'
import { classCover } from './class-cover'
import { answeredAttempts, countActivities, countDynamics, countQuestions, studiedSeconds } from './class-numbers'
import { courseStatistic } from './course-statistic'
import { answeringMs, durationText } from './study-times.model'

/** Calls about one class of the learner's. Whatever studentId or userId is sent, the person is the session's. */
export const classRoutes: readonly Route[] = [
  handleLearner(getClassDetail, async ({ input, tx }) => {
    const { enrolment, class: held } = await placedIn(tx, input.classId)
    return {
      classStatus: held.status,
      title: held.className,
      trainingStartTime: wireTime(held.trainingStartTime),
      trainingEndTime: wireTime(held.trainingEndTime),
      statusTime: wireTime(held.statusTime),
      studentId: enrolment.id,
      learningGoal: held.learningGoal,
      personalityDataResultVO: { nickName: held.headTeacherNickname || held.teacherName },
    }
  }),

  handleLearner(queryClassStudentList, async ({ input, tx }) => {
    await placedIn(tx, input.classId)
    return tx
      .select({ studentId: classMembers.id, studentName: classMembers.name, studentHeadUrl: classMembers.avatar })
      .from(classMembers)
      .where(eq(classMembers.classId, input.classId))
      .orderBy(asc(classMembers.id))
  }),

  handleLearner(getLearningLead, async ({ input, tx, now }) => {
    await placedIn(tx, input.classId)
    const activities = await loadActivities(tx, input.classId)
    const next = activities.find((activity) => !isPast(activity, now) && !isAttended(activity, now))
    return {
      cover: await classCover(tx, input.classId),
      finishActivityRate: finishRateOf(activities, now),
      nextActivityName: next?.name ?? '',
      nextStartTime: wireTime(next?.startTime ?? null),
    }
  }),

  handleLearner(getStudySituation, async ({ input, tx, now }) => {
    const { enrolment } = await placedIn(tx, input.classId)
    return {
      finishActivityRate: finishRateOf(await loadActivities(tx, input.classId), now),
      studyDurationStr: durationText(await studiedSeconds(tx, input.classId)),
      answerDurationStr: durationText(answeringMs(await answeredAttempts(tx, input.classId)) / 1000),
      evaluateStatus: enrolment.evaluateStatus,
    }
  }),

  handleLearner(getBehaviourCount, async ({ input: { classId }, tx }) => {
    const { enrolment } = await placedIn(tx, classId)
    return {
      classroomAttendanceTotal: enrolment.visitCount,
      questionCount: await countQuestions(tx, classId, enrolment.id),
      classmateCircleCount: await countDynamics(tx, classId),
      activityTotal: await countActivities(tx, classId),
    }
  }),

  // Added to in the database, so that two visits at once are two.
  handleLearner(increaseVisitCount, async ({ input, tx }) => {
    const { enrolment } = await placedIn(tx, input.classId)
    const [counted] = await tx
      .update(classStudents)
      .set({ visitCount: sql`${classStudents.visitCount} + 1` })
      .where(eq(classStudents.id, enrolment.id))
      .returning({ visitCount: classStudents.visitCount })
    return counted?.visitCount ?? enrolment.visitCount
  }),

  handleLearner(getCourseStatistic, async ({ input, tx, now, config }) => {
    await placedIn(tx, input.classId)
    return { classStudentCourseResultVOS: await courseStatistic({ tx, now, config }, input.classId) }
  }),

  handleLearner(getUserStatistic, async ({ input, tx, now }) => {
    await placedIn(tx, input.classId)
    const lessons = (await loadActivities(tx, input.classId)).filter(isFaceToFace)
    return {
      effectiveLearningDuration: await studiedSeconds(tx, input.classId),
      interviewClassNum: lessons.filter((lesson) => isAttended(lesson, now)).length,
    }
  }),
]
