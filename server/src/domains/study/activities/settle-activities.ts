/** What a learner fulfilled becomes known to the class here, for the rank. Facts themselves stay the learner's own. */
import { and, eq, exists, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { classMembers, memberProgress } from '../learning/learning.schema'
import { isAttended } from './activity-status.model'
import { activityContents, classActivities } from './activity.schema'
import { loadActivities, type LoadedActivity } from './load-activities'

interface Settling {
  readonly tx: Transaction
  readonly now: Date
}

interface Member {
  readonly classId: string
  /** The learner's enrolment, which is their member's id. */
  readonly studentId: string
}

/** To be called when something was done in a classroom of a class: learned, signed in, handed in. */
export async function settleClassroom(context: Settling, member: Member, classroomId: string): Promise<void> {
  const holdsClassroom = exists(
    context.tx
      .select({ id: activityContents.id })
      .from(activityContents)
      .where(
        and(
          eq(activityContents.tenantId, classActivities.tenantId),
          eq(activityContents.activityId, classActivities.id),
          eq(activityContents.classroomId, classroomId),
        ),
      ),
  ) satisfies SQL
  await settleActivities(context, member, await loadActivities(context.tx, member.classId, holdsClassroom))
}

/** Writes each of these activities that the learner attended, once. */
export async function settleActivities(
  { tx, now }: Settling,
  { classId, studentId }: Member,
  activities: readonly LoadedActivity[],
): Promise<void> {
  const attended = activities.filter((activity) => isAttended(activity, now))
  if (attended.length === 0) return
  // Someone who left the class's list is ranked no more.
  if ((await tx.$count(classMembers, eq(classMembers.id, studentId))) === 0) return
  await tx
    .insert(memberProgress)
    .values(
      attended.map(({ id }) => ({
        id: newId(now.getTime()),
        memberId: studentId,
        classId,
        kind: 'activity',
        subjectId: id,
        time: now,
      })),
    )
    .onConflictDoNothing()
}
