import { and, count, eq, gt, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { newId } from '../database/ids'
import { attempts } from './sign-in.schema'

/** Longest time any limit looks back. */
export const REMEMBERED_MS = 24 * 60 * 60 * 1000

export interface Limit {
  readonly times: number
  readonly withinMs: number
}

/** Makes others who count `key` wait for this transaction, so that calls side by side cannot all pass the last free place. */
export async function queueFor(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Counts one more time of `key` in the transaction's tenant; kept for a day, in the database, so that several servers agree. */
export async function countAttempt(tx: Transaction, { key, now }: { key: string; now: Date }): Promise<void> {
  await tx.insert(attempts).values({ id: newId(), key, time: now })
}

/** How often `key` was counted after `since`: at the transaction's tenant, or at all of them with the owner's rights. */
export async function attemptsSince(tx: Transaction, { key, since }: { key: string; since: Date }): Promise<number> {
  const [row] = await tx
    .select({ times: count() })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.time, since)))
  return row?.times ?? 0
}

/** Whether one of the limits of `key` is used up. */
export async function isLimited(
  tx: Transaction,
  { key, limits, now }: { key: string; limits: readonly Limit[]; now: Date },
): Promise<boolean> {
  for (const { times, withinMs } of limits) {
    if ((await attemptsSince(tx, { key, since: new Date(now.getTime() - withinMs) })) >= times) return true
  }
  return false
}

/** Forgets what was counted, when it came to a good end. */
export async function forgetAttempts(tx: Transaction, key: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.key, key))
}
