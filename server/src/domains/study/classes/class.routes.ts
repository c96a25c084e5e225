import { asc, eq, sql } from 'drizzle-orm'

import {
  getBehaviourCount,
  getClassDetail,
  getCourseStatistic,
  getStudySituation,
  getUserStatistic,
  increaseVisitCount,
  queryClassStudentList,
  queryLearningLeads,
} from '@campus/contracts/study-class'

import { handleLearner, handleLearnerEverywhere, type LearnerContext, type Route } from '../../../platform/http/handle'
import { wireTime } from '../../../platform/http/wire-time'
import { isAttended, isFaceToFace, isUnderWay, STATUS, statusOf } from '../activities/activity-status.model'
import { finishRateOf } from '../activities/duty-count.model'
import { activitiesOfClasses, loadActivities } from '../activities/load-activities'
import { placedAmong, placedIn } from '../class-access'
import { classStatusAt, type TimedClass } from '../class-status.model'
import { classMembers } from '../learning/learning.schema'
import { classStudents, NOT_STARTED } from '../study.schema'
import { classCovers } from './class-cover'
import { answeredAttempts, countActivities, countDynamics, countQuestions, studiedSeconds } from './class-numbers'
import { courseStatistic } from './course-statistic'
import { answeringMs, durationText } from './study-times.model'

/** Calls about one class of the learner's. Whatever studentId or userId is sent, the person is the session's. */
export const classRoutes: readonly Route[] = [
  handleLearner(getClassDetail, async ({ input, tx, now }) => {
    const { enrolment, class: held } = await placedIn(tx, input.classId)
    return {
      classStatus: classStatusAt(held, now),
      title: held.className,
      trainingStartTime: wireTime(held.trainingStartTime),
      trainingEndTime: wireTime(held.trainingEndTime),
      // A class that begins by its times was opened by nobody.
      statusTime: wireTime(held.statusTime ?? (begun(held, now) ? held.trainingStartTime : null)),
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

  handleLearnerEverywhere(queryLearningLeads, async ({ input, inEachSchool }) => {
    const leads = await inEachSchool((context) => leadsOf(context, input.classes))
    return leads.flat()
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

function begun(held: TimedClass, now: Date): boolean {
  return classStatusAt(held, now) !== NOT_STARTED
}

/** Of some classes, those of one school in which the learner has a place. */
async function leadsOf(
  { tx, tenantId, now }: LearnerContext,
  classes: readonly { readonly classId: string; readonly schoolId: string }[],
) {
  const here = classes.filter(({ schoolId }) => schoolId === tenantId).map(({ classId }) => classId)
  const placed = await placedAmong(tx, here)
  const loaded = await activitiesOfClasses(tx, placed)
  const covers = await classCovers(tx, placed)
  return placed.map((classId) => {
    const activities = loaded.filter((activity) => activity.classId === classId)
    const next = activities.find((activity) => statusOf(activity, now) === STATUS.toAttend)
    return {
      classId,
      schoolId: tenantId,
      cover: covers.get(classId) ?? '',
      finishActivityRate: finishRateOf(activities, now),
      nextActivityName: next?.name ?? '',
      nextStartTime: wireTime(next?.startTime ?? null),
      nextEndTime: wireTime(next?.endTime ?? null),
      isNextUnderWay: next !== undefined && isUnderWay(next, now),
    }
  })
}
