import { count, inArray, type SQL } from 'drizzle-orm'

import { ELECTIVE } from '@campus/contracts/study-activity'

import type { Transaction } from '../../../platform/database/database'
import { endOf, isTheirs, type HeldActivity, type HeldContent } from './activity-status.model'
import { activityDynamics, type ClassActivity } from './activity.schema'
import { ownFacts, roomKey, type LearnerFacts } from './learner-facts'
import { plannedActivities, type PlannedActivity, type PlannedContent } from './planned-activities'

export interface LoadedContent extends PlannedContent, HeldContent {
  readonly positionMs: number
  readonly studiedMs: number
}

/** An activity with a learner's facts of it. */
export interface LoadedActivity extends Omit<ClassActivity, keyof HeldActivity>, HeldActivity {
  readonly contents: readonly LoadedContent[]
}

/** Activities of a class by start, with what the learner did: facts are theirs by row-level security. */
export async function loadActivities(tx: Transaction, classId: string, where?: SQL): Promise<LoadedActivity[]> {
  return activitiesOfClasses(tx, [classId], where)
}

/** The same of several classes, asked for at once. */
export async function activitiesOfClasses(
  tx: Transaction,
  classIds: readonly string[],
  where?: SQL,
): Promise<LoadedActivity[]> {
  const planned = await plannedActivities(tx, classIds, where)
  return planned.length === 0 ? [] : withFacts(planned, await ownFacts(tx, classIds))
}

/** What is planned, with what one learner did of it. What was over before they were enrolled asks nothing of them. */
export function withFacts(planned: readonly PlannedActivity[], facts: LearnerFacts): LoadedActivity[] {
  return planned.map((activity) => {
    const held = withFactsOfOne(activity, facts)
    return isTheirs(held) ? held : { ...held, isRequired: ELECTIVE }
  })
}

function withFactsOfOne(
  activity: PlannedActivity,
  { learned, handedIn, signedIn, enrolled }: LearnerFacts,
): LoadedActivity {
  const since = enrolled.get(activity.classId)
  return {
    ...activity,
    isSignedIn: signedIn.has(activity.id),
    isBeforeEnrolment: since !== undefined && endOf(activity) <= since,
    contents: activity.contents.map((content) => {
      const room = roomKey(activity.classId, content.classroomId)
      const record = learned.get(room)
      const isSubmitted = handedIn.has(room)
      return {
        ...content,
        progress: record?.progress ?? 0,
        positionMs: record?.positionMs ?? 0,
        studiedMs: record?.studiedMs ?? 0,
        isOpened: record !== undefined || isSubmitted,
        isSubmitted,
      }
    }),
  }
}

/** How many updates the feeds of some activities have; one without any is missing. */
export async function dynamicCounts(
  tx: Transaction,
  activities: readonly Pick<ClassActivity, 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  if (activities.length === 0) return new Map()
  const rows = await tx
    .select({ activityId: activityDynamics.activityId, total: count() })
    .from(activityDynamics)
    .where(
      inArray(
        activityDynamics.activityId,
        activities.map(({ id }) => id),
      ),
    )
    .groupBy(activityDynamics.activityId)
  return new Map(rows.map(({ activityId, total }) => [activityId, total]))
}
