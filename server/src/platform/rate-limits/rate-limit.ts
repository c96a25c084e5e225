/**
 * Rate limits: how often something may happen within a time. A domain declares its own in
 * `<domain>.limits.ts` and lists them in its `domain.ts`. Hits are in the database, so that several servers
 * agree.
 */
import { and, count, eq, gt, lt, or, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { newId } from '../database/ids'
import { enterTenant, leaveTenant } from '../database/tenant-isolation'
import { rateLimitHits } from './rate-limit.schema'

/** How long a hit is kept: the longest time that a limit can look back. */
export const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** At most `times` hits within `withinMs` milliseconds. */
export interface Window {
  readonly times: number
  readonly withinMs: number
}

declare const declared: unique symbol

/** A counted event and the limits of its count. Only {@link defineRateLimit} makes one. */
export interface RateLimit<Name extends string = string> {
  /** Unique among all; hits are kept under `key:<whom>`. */
  readonly key: string
  /** The event that counts as one hit. */
  readonly counts: string
  /** Whether hits count across all schools; by default each school counts its own. */
  readonly everywhere?: boolean
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
  /** The owner of the hits: an address, a mobile number, an account. */
  readonly whom: string
}

/**
 * Makes other transactions with the same count wait for this one, so that parallel calls cannot all pass the
 * last free place.
 */
export async function queueFor(tx: Transaction, counted: Counted): Promise<void> {
  const place = counted.rule.everywhere === true ? sql`''` : sql`current_setting('campus.tenant_id', true)`
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(concat(${place}, ':', ${keyOf(counted)}::text), 0))`,
  )
}

/** Counts one more hit in the transaction's tenant; returns its id, for {@link takeBack}. */
export async function countHit(
  tx: Transaction,
  { now, ...counted }: Counted & { readonly now: Date },
): Promise<string> {
  const id = newId()
  await tx.insert(rateLimitHits).values({ id, key: keyOf(counted), time: now })
  return id
}

/** Removes a hit that the transaction's tenant counted wrongly. */
export async function takeBack(tx: Transaction, hit: string): Promise<void> {
  await tx.delete(rateLimitHits).where(eq(rateLimitHits.id, hit))
}

/** Whether the limit is reached by the hits at the transaction's tenant, or at every one where the rule says so. */
export async function isLimited<Name extends string>(
  tx: Transaction,
  { limit, now, ...counted }: Counted<Name> & { readonly limit: NoInfer<Name>; readonly now: Date },
): Promise<boolean> {
  return whereCounted(tx, counted.rule, () => isFull(tx, counted, counted.rule.limits[limit], now))
}

async function isFull(tx: Transaction, counted: Counted, windows: readonly Window[], now: Date): Promise<boolean> {
  for (const { times, withinMs } of windows) {
    const since = new Date(now.getTime() - withinMs)
    const [row] = await tx
      .select({ hits: count() })
      .from(rateLimitHits)
      .where(and(eq(rateLimitHits.key, keyOf(counted)), gt(rateLimitHits.time, since)))
    if ((row?.hits ?? 0) >= times) return true
  }
  return false
}

/** Removes the hits of somebody who has succeeded. */
export async function forgetHits(tx: Transaction, counted: Counted): Promise<void> {
  await whereCounted(tx, counted.rule, () => tx.delete(rateLimitHits).where(eq(rateLimitHits.key, keyOf(counted))))
}

/** Removes the hits that the transaction's school counted for somebody, and for them with anything behind a colon. */
export async function forgetHitsHere(tx: Transaction, counted: Counted): Promise<void> {
  const key = keyOf(counted)
  await tx
    .delete(rateLimitHits)
    .where(or(eq(rateLimitHits.key, key), sql`starts_with(${rateLimitHits.key}, ${`${key}:`})`))
}

/**
 * Runs work among all hits of a rule. If the rule counts across schools, it runs with the owner's rights,
 * which are given up again after it.
 */
async function whereCounted<Result>(tx: Transaction, rule: RateLimit, work: () => Promise<Result>): Promise<Result> {
  if (rule.everywhere !== true) return work()
  const { tenantId, userId } = await placeOf(tx)
  if (tenantId === '') return work()
  await leaveTenant(tx)
  const result = await work()
  await enterTenant(tx, tenantId, userId)
  return result
}

/** The tenant and user of the transaction; '' for none. */
async function placeOf(tx: Transaction) {
  const [place] = await tx
    .select({ tenantId: settingOf('campus.tenant_id'), userId: settingOf('campus.user_id') })
    .from(sql`(select) as nothing`)
  if (place === undefined) throw new Error('a transaction does not say whose it is')
  return place
}

const settingOf = (name: string) => sql<string>`coalesce(current_setting(${name}, true), '')`

/** Removes hits that are too old for every limit. */
export async function removeOldHits(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(rateLimitHits).where(lt(rateLimitHits.time, new Date(now.getTime() - REMEMBERED_MS)))
}

function keyOf({ rule, whom }: Counted): string {
  return `${rule.key}:${whom}`
}
