/**
 * Leases of releases: while somebody's work is unfinished, pages opened for it are of the release that holds it, whatever
 * was published, assigned or taken back meanwhile.
 */
import { eq } from 'drizzle-orm'

import type { DraftSupport } from '@campus/contracts/draft'

import type { Transaction } from '../database/database'
import { releaseLeases } from './release-lease.schema'

/** A page that wants to hold work. */
export interface HoldingPage {
  readonly module: string
  readonly version: string
  readonly draft: DraftSupport
  /** The document was loaded for this work, so there was no other release for it. */
  readonly isGiven: boolean
}

/** Needs the transaction of the person whose work it is. */
interface LeaseContext {
  readonly tx: Transaction
  readonly now: Date
}

/**
 * Leases a piece of work to the release of the page that opens it, and answers the version it is leased to: another than
 * the page's when the page cannot go on with what is kept.
 */
export async function leaseRelease({ tx, now }: LeaseContext, work: string, page: HoldingPage): Promise<string> {
  const [lease] = await tx.select().from(releaseLeases).where(eq(releaseLeases.id, work)).for('update')
  const isHeldElsewhere =
    lease !== undefined && lease.version !== page.version && !page.draft.reads.includes(lease.draftVersion)
  if (isHeldElsewhere && !page.isGiven) return lease.version
  const values = {
    moduleId: page.module,
    version: page.version,
    draftVersion: page.draft.version,
    leasedTime: now,
  }
  await tx
    .insert(releaseLeases)
    .values({ id: work, ...values })
    .onConflictDoUpdate({ target: [releaseLeases.tenantId, releaseLeases.id], set: values })
  return page.version
}

/** The version a piece of work is leased to; '' for none. Needs the transaction of the person whose work it is. */
export async function leasedVersion(tx: Transaction, work: string): Promise<string> {
  const [lease] = await tx
    .select({ version: releaseLeases.version })
    .from(releaseLeases)
    .where(eq(releaseLeases.id, work))
  return lease?.version ?? ''
}

/** The work is done, or given free: its pages are of any release again. Returns the version that held it, undefined for none. */
export async function endLease(tx: Transaction, work: string): Promise<string | undefined> {
  const [ended] = await tx
    .delete(releaseLeases)
    .where(eq(releaseLeases.id, work))
    .returning({ version: releaseLeases.version })
  return ended?.version
}
