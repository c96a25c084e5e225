import { and, eq, exists, inArray } from 'drizzle-orm'

import { FACE_TO_FACE } from '@campus/contracts/study-activity'

import type { Transaction } from '../../../platform/database/database'
import { activityContents, classActivities } from './activity.schema'
import { loadActivities } from './load-activities'
import { lessonsByRoom, type RoomLessons } from './room-lessons.model'

/** Those of a class in some classrooms, by start, with what the learner did of each. */
export async function lessonsIn(
  tx: Transaction,
  classId: string,
  classroomIds: readonly string[],
): Promise<RoomLessons> {
  if (classroomIds.length === 0) return new Map()
  const isHeldThere = exists(
    tx
      .select({ id: activityContents.id })
      .from(activityContents)
      .where(
        and(
          eq(activityContents.tenantId, classActivities.tenantId),
          eq(activityContents.activityId, classActivities.id),
          inArray(activityContents.classroomId, [...classroomIds]),
        ),
      ),
  )
  return lessonsByRoom(
    await loadActivities(tx, classId, and(eq(classActivities.onlineType, FACE_TO_FACE), isHeldThere)),
  )
}
