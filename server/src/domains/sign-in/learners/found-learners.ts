/** The learners of a school as its teachers look for them; row-level security keeps to the school. */
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { sessions, users } from '../../../platform/session/session.schema'

export type Learner = typeof users.$inferSelect

export interface FoundLearners {
  /** How many there are, with those that are not listed. */
  readonly total: number
  readonly listed: readonly Learner[]
}

const LOOKED_THROUGH = [users.realName, users.nickName, users.mobile, users.studentId]

/** The newest `most` learners with the text in a name or number of theirs; all have ''. */
export async function findLearners(tx: Transaction, search: string, most: number): Promise<FoundLearners> {
  // A position and no pattern: % and _ are themselves.
  const found = or(...LOOKED_THROUGH.map((column) => sql`strpos(lower(${column}), lower(${search})) > 0`))
  const [counted] = await tx.select({ total: count() }).from(users).where(found)
  const listed = await tx.select().from(users).where(found).orderBy(desc(users.createdTime), desc(users.id)).limit(most)
  return { total: counted?.total ?? 0, listed }
}

export async function learnerById(tx: Transaction, id: string): Promise<Learner | null> {
  const [learner] = await tx.select().from(users).where(eq(users.id, id))
  return learner ?? null
}

/** Sign-ins that are open now. */
export async function countSessions(tx: Transaction, userId: string, now: Date): Promise<number> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.revokedTime), gt(sessions.expiresTime, now))
  const [counted] = await tx.select({ total: count() }).from(sessions).where(open)
  return counted?.total ?? 0
}
