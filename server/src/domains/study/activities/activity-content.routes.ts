import { and, asc, eq } from 'drizzle-orm'

import { getActivityContent, queryActivityIdList, saveViewRecord } from '@campus/contracts/study-learning'

import type { Transaction } from '../../../platform/database/database'
import { recordEvent } from '../../../platform/events/event'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { refuse } from '../../../platform/http/refusal'
import { wireTime } from '../../../platform/http/wire-time'
import { reportedIn } from '../class-access'
import { MEDIA } from '../courses/classroom-kinds.model'
import { withProgress, type StudiedClassroom } from '../courses/course-progress'
import { classrooms } from '../courses/course.schema'
import { coursewareType } from '../courses/courseware-types.model'
import { isAttended } from './activity-status.model'
import { activityContents, classActivities, type ActivityContent, type ClassActivity } from './activity.schema'

/** The contents of an activity, as the online classroom shows them. */
export const activityContentRoutes: readonly Route[] = [
  handleLearner(getActivityContent, async ({ input, tx, now }) => {
    const activity = await activityOfClass(tx, input)
    const rows = await tx
      .select({ content: activityContents, classroom: classrooms })
      .from(activityContents)
      .innerJoin(
        classrooms,
        and(eq(classrooms.tenantId, activityContents.tenantId), eq(classrooms.id, activityContents.classroomId)),
      )
      .where(eq(activityContents.activityId, activity.id))
      .orderBy(asc(activityContents.position))
    const studied = await withProgress(
      { tx, now },
      input.classId,
      rows.map(({ classroom }) => classroom),
    )
    return {
      activityId: activity.id,
      courseId: activity.courseId,
      activityName: activity.name,
      isRequired: activity.isRequired,
      onlineType: activity.onlineType,
      position: activity.place,
      address: activity.address,
      bizType: activity.bizType,
      activityContentResultVOS: rows.flatMap(({ content }, index) => {
        const room = studied[index]
        return room === undefined ? [] : [contentRecord(content, ofLesson(room, activity.id, now))]
      }),
    }
  }),

  handleLearner(queryActivityIdList, async ({ input, tx }) => {
    await reportedIn(tx, input.classId)
    const rows = await tx
      .select({ id: classActivities.id })
      .from(classActivities)
      .where(eq(classActivities.classId, input.classId))
      .orderBy(asc(classActivities.startTime), asc(classActivities.id))
    return rows.map(({ id }) => id)
  }),

  handleLearner(saveViewRecord, async (context) => {
    const { activityId, classId } = context.input
    const activity = await activityOfClass(context.tx, { activityId, classId })
    await recordEvent(context, { kind: 'activity.viewed', subject: activity.id, data: { classId } })
    return true
  }),
]

/** An activity of a class of the learner's. Refuses with notFound. */
async function activityOfClass(
  tx: Transaction,
  { activityId, classId }: { readonly activityId: string; readonly classId: string },
): Promise<ClassActivity> {
  await reportedIn(tx, classId)
  const [activity] = await tx
    .select()
    .from(classActivities)
    .where(and(eq(classActivities.id, activityId), eq(classActivities.classId, classId)))
  if (activity === undefined) throw refuse('notFound')
  return activity
}

/** A classroom on the spot as one lesson there has it. */
function ofLesson(room: StudiedClassroom, activityId: string, now: Date): StudiedClassroom {
  const lesson = room.lessons.find(({ id }) => id === activityId)
  return lesson === undefined ? room : { ...room, isFinished: isAttended(lesson, now) }
}

function contentRecord(content: ActivityContent, { classroom, record, isFinished }: StudiedClassroom) {
  const progress = isFinished ? 100 : (record?.progress ?? 0)
  return {
    contentId: classroom.id,
    activityContentId: content.id,
    contentName: classroom.name,
    contentType: coursewareType(classroom.type) ?? '',
    dataType: classroom.type,
    mustLearn: content.mustLearn,
    initValue: classroom.durationMs,
    readValue: MEDIA.has(classroom.type) ? Math.round((progress / 100) * classroom.durationMs) : 0,
    learningProgress: progress,
    learningDuration: record?.positionMs ?? 0,
    lastStudyTime: wireTime(record?.lastTime),
    useDuty: content.dutyRules.length === 0 ? 0 : 1,
    dutyRuleResultVOS: content.dutyRules.map((rule) => ({ ...rule })),
    sourceType: classroom.sourceType,
  }
}
