/** Finished attempts that wait for a marker. */
import { and, asc, count, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { users } from '../../../platform/session/session.schema'
import { ATTEMPT_STATUS, attempts } from '../attempts/attempt.schema'
import { works } from '../papers/paper.schema'

export interface WaitingAttempt {
  readonly id: string
  readonly workId: string
  readonly title: string
  /** `homework` or `test`. */
  readonly kind: string
  readonly learner: string
  readonly finishedTime: Date | null
}

/** What waits at a school, the oldest first, and how much there is. With the owner's rights. */
export async function waitingWork(
  tx: Transaction,
  tenantId: string,
  most: number,
): Promise<{ readonly total: number; readonly waiting: readonly WaitingAttempt[] }> {
  const waits = and(eq(attempts.tenantId, tenantId), eq(attempts.status, ATTEMPT_STATUS.pending))
  const [counted] = await tx.select({ total: count() }).from(attempts).where(waits)
  const waiting = await tx
    .select({
      id: attempts.id,
      workId: attempts.workId,
      title: works.title,
      kind: works.type,
      learner: sql<string>`coalesce(nullif(${users.realName}, ''), nullif(${users.nickName}, ''), ${users.mobile}, '')`,
      finishedTime: attempts.finishedTime,
    })
    .from(attempts)
    .innerJoin(works, and(eq(works.tenantId, attempts.tenantId), eq(works.id, attempts.workId)))
    .leftJoin(users, and(eq(users.tenantId, attempts.tenantId), eq(users.id, sql`attempts.user_id`)))
    .where(waits)
    .orderBy(asc(attempts.finishedTime), asc(attempts.id))
    .limit(most)
  return { total: counted?.total ?? 0, waiting }
}
