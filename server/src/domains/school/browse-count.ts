import { lt, sql } from 'drizzle-orm'

import { isReadOnly, type Transaction } from '../../platform/database/database'
import { wireTime } from '../../platform/http/wire-time'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited } from '../../platform/rate-limits/rate-limit'
import { openings } from './school.limits'
import { schools, schoolVisits } from './school.schema'

interface Opening {
  readonly visitorId: string
  readonly address: string
  readonly now: Date
}

/**
 * Counts a visit of the site: once for each visitor and Beijing day, however many pages, in the database so
 * that several servers agree. A page asks for the counter when it opens, and that counts as the visit.
 */
export async function countOpening(tx: Transaction, { visitorId, address, now }: Opening): Promise<void> {
  // With a full disk visits are not counted, so that the counter can still be read.
  if (await isReadOnly(tx)) return
  const day = wireTime(now).slice(0, 10)
  const added = await tx
    .insert(schoolVisits)
    .values({ id: `${day}:${visitorId}`, day })
    .onConflictDoNothing()
    .returning({ id: schoolVisits.id })
  if (added.length === 0) return
  const hit = { rule: openings, whom: networkOf(address), now }
  if (await isLimited(tx, { ...hit, limit: 'most' })) return
  await countHit(tx, hit)
  await tx.delete(schoolVisits).where(lt(schoolVisits.day, day))
  await tx.update(schools).set({ browseCount: sql`${schools.browseCount} + 1` })
}
