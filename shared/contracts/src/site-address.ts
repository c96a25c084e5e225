/** Whose site an address is: the same for whoever writes the HTML and for the shell. Pure. */
import { fitsPattern } from './route'

/** Pages of one learner; on a partner's site `schoolId` names the school of the class they show. */
const LEARNER_PAGES = '/study/*'

/** What may name the school whose site a page is on. */
export interface SiteCandidate {
  /** Tenant id; null leaves it to the host name. */
  readonly tenantId: string | null
  /** Counts only if one of the partner brands runs that site. */
  readonly partnersOnly: boolean
}

/** Whether an address is a learner's page. */
export function isLearnerPage(path: string): boolean {
  return fitsPattern(LEARNER_PAGES, path)
}

/**
 * Who may be named by an address, the first that fits counts. `schoolId`, else
 * `tenantId`, else the host name; but on a learner's page `schoolId` leaves a
 * partner's site where it is, as `tenantId` or the host name says.
 */
export function siteCandidates(path: string, query: URLSearchParams): readonly [SiteCandidate, ...SiteCandidate[]] {
  const schoolId = query.get('schoolId') || null
  const tenantId = query.get('tenantId') || null
  const named: SiteCandidate = { tenantId: schoolId ?? tenantId, partnersOnly: false }
  return schoolId !== null && isLearnerPage(path) ? [{ tenantId, partnersOnly: true }, named] : [named]
}
