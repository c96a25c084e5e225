/**
 * Rate limits: how often something may happen within a time. A domain declares
 * its own in `<domain>.limits.ts` and lists them in its `domain.ts`. Hits are
 * kept in the database, so that several servers agree.
 */
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { newId } from '../database/ids'
import { rateLimitHits } from './rate-limit.schema'

/** How long a hit is kept, and so the longest time a limit can look back. */
export const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** At most `times` hits within `withinMs` milliseconds. */
export interface Window {
  readonly times: number
  readonly withinMs: number
}

declare const declared: unique symbol

/** What is counted, and the limits that stand on the count. Only {@link defineRateLimit} makes one. */
export interface RateLimit<Name extends string = string> {
  /** Unique among all; hits are kept under `key:<whom>`. */
  readonly key: string
  /** What one hit is, and whether it counts in one school or in all. */
  readonly counts: string
  /** A limit is reached when any of its windows is full. */
  readonly limits: Readonly<Record<Name, readonly Window[]>>
  readonly [declared]: true
}

/** Declares a rate limit. Throws when a window looks back further than hits are kept. */
export function defineRateLimit<const Name extends string>(
  definition: Omit<RateLimit<Name>, typeof declared>,
): RateLimit<Name> {
  for (const windows of Object.values<readonly Window[]>(definition.limits)) {
    if (windows.some(({ withinMs }) => withinMs > REMEMBERED_MS)) {
      throw new Error(`the limit ${definition.key} looks back further than hits are kept`)
    }
  }
  return definition as RateLimit<Name>
}

interface Counted<Name extends string = string> {
  readonly rule: RateLimit<Name>
  /** Whom the hits belong to: an address, a mobile number, an account. */
  readonly whom: string
}

/** Makes others who count the same wait for this transaction, so that calls side by side cannot all pass the last free place. */
export async function queueFor(tx: Transaction, counted: Counted): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(concat(current_setting('campus.tenant_id', true), ':', ${keyOf(counted)}::text), 0))`,
  )
}

/** Counts one more hit in the transaction's tenant. */
export async function countHit(tx: Transaction, { now, ...counted }: Counted & { readonly now: Date }): Promise<void> {
  await tx.insert(rateLimitHits).values({ id: newId(), key: keyOf(counted), time: now })
}

/** Whether the limit is reached: by the hits at the transaction's tenant, or at all of them with the owner's rights. */
export async function isLimited<Name extends string>(
  tx: Transaction,
  { limit, now, ...counted }: Counted<Name> & { readonly limit: NoInfer<Name>; readonly now: Date },
): Promise<boolean> {
  for (const { times, withinMs } of counted.rule.limits[limit]) {
    const since = new Date(now.getTime() - withinMs)
    const [row] = await tx
      .select({ hits: count() })
      .from(rateLimitHits)
      .where(and(eq(rateLimitHits.key, keyOf(counted)), gt(rateLimitHits.time, since)))
    if ((row?.hits ?? 0) >= times) return true
  }
  return false
}

/** Forgets the hits of somebody who came to a good end. */
export async function forgetHits(tx: Transaction, counted: Counted): Promise<void> {
  await tx.delete(rateLimitHits).where(eq(rateLimitHits.key, keyOf(counted)))
}

/** Removes the hits that no limit looks back to. */
export async function removeOldHits(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(rateLimitHits).where(lt(rateLimitHits.time, new Date(now.getTime() - REMEMBERED_MS)))
}

function keyOf({ rule, whom }: Counted): string {
  return `${rule.key}:${whom}`
}
