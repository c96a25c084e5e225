import { and, count, eq, gte, lte } from 'drizzle-orm'

import { REQUIRED } from '@campus/contracts/study-activity'

import type { Transaction } from '../../../platform/database/database'
import { classMembers, memberProgress } from '../learning/learning.schema'
import { classActivities } from './activity.schema'

export interface Rank {
  /** From 1; members with as many share a place. Null for who is not in the class's list. */
  readonly rankIndex: number | null
  readonly rankTotal: number
}

interface Stretch {
  readonly classId: string
  readonly from: Date
  readonly to: Date
}

/** A member's place in the class by the required activities of a stretch that each has attended. */
export async function rankOf(tx: Transaction, { classId, from, to }: Stretch, studentId: string): Promise<Rank> {
  const rankTotal = await tx.$count(classMembers, eq(classMembers.classId, classId))
  if ((await tx.$count(classMembers, and(eq(classMembers.classId, classId), eq(classMembers.id, studentId)))) === 0) {
    return { rankIndex: null, rankTotal }
  }
  const attended = await tx
    .select({ memberId: memberProgress.memberId, done: count() })
    .from(memberProgress)
    .innerJoin(
      classActivities,
      and(eq(classActivities.tenantId, memberProgress.tenantId), eq(classActivities.id, memberProgress.subjectId)),
    )
    .where(
      and(
        eq(memberProgress.classId, classId),
        eq(memberProgress.kind, 'activity'),
        eq(classActivities.isRequired, REQUIRED),
        gte(classActivities.startTime, from),
        lte(classActivities.startTime, to),
      ),
    )
    .groupBy(memberProgress.memberId)
  const own = attended.find(({ memberId }) => memberId === studentId)?.done ?? 0
  return { rankIndex: attended.filter(({ done }) => done > own).length + 1, rankTotal }
}
