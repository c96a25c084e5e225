/** When a release is kept from the visitors of a tenant, and when they get it again. Pure. */
import { createHash } from 'node:crypto'

import { weigh, type PageReport } from './page-reports.model'

/** Pages in which a release fails, of all that reported it, before it is demoted: so many, and more than half. */
const FAILURES_TO_DEMOTE = 5

/** The newest pages that fail one after the other before a release is left alone for now. */
const FAILURES_TO_TRIP = 4

/** Milliseconds within which those pages reported. */
const TRIP_WINDOW = 5 * 60 * 1000

/** One page among this many tries a release that is left alone, so that it comes back by itself. */
const PAGES_FOR_A_TRIAL = 10

/**
 * Whether a release failed its first pages at a tenant. `reports` are those since it was assigned; `leastAreas` is the
 * number of network areas that failures must come from before they are believed.
 */
export function failedItsFirstPages(reports: readonly PageReport[], leastAreas: number): boolean {
  const { loads, failures, failingAreas } = weigh(reports)
  return failures >= FAILURES_TO_DEMOTE && failures > loads && failingAreas >= leastAreas
}

/** Whether nobody gets on with a release just now: its newest pages, `reports` newest first, all failed. */
export function hangsForEverybody(reports: readonly PageReport[], leastAreas: number, now: Date): boolean {
  const newest = reports.filter(({ at }) => now.getTime() - at.getTime() <= TRIP_WINDOW)
  const end = newest.findIndex(({ loaded }) => loaded)
  const failed = end === -1 ? newest : newest.slice(0, end)
  return failed.length >= FAILURES_TO_TRIP && weigh(failed).failingAreas >= leastAreas
}

/** Whether a release that was left alone came back: the newest page that reported it since has loaded it. */
export function cameBack(reports: readonly PageReport[], trippedAt: Date): boolean {
  const [newest] = reports
  return newest !== undefined && newest.loaded && newest.at > trippedAt
}

/** Whether the page of a request tries what is left alone; the same for the same trace id. */
export function isTrialPage(traceId: string): boolean {
  return createHash('sha256').update(`trial\n${traceId}`).digest().readUInt32BE(0) % PAGES_FOR_A_TRIAL === 0
}

/** Pages that reported a release, and those in which it failed. */
export interface CountedPages {
  readonly pages: number
  readonly failures: number
}

export function countPages(reports: readonly PageReport[]): CountedPages {
  return { pages: reports.length, failures: reports.filter(({ loaded }) => !loaded).length }
}

/** The reason in the audit. */
export function demotionReason(reports: readonly PageReport[]): string {
  const { pages, failures } = countPages(reports)
  const { failingAreas } = weigh(reports)
  return `it failed in ${failures} of ${pages} pages since it was assigned, opened from ${failingAreas} networks`
}
