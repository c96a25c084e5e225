/** Finds the school of an address, in the same way for the gateway and the shell. Pure. */
import { fitsPattern } from './route'

/** Pages of a learner. On a partner's site `schoolId` names the school of their class. */
const LEARNER_PAGES = '/study/*'

/** The inputs that can name the school of a page. */
export interface SiteCandidate {
  /** Tenant id; null when only the host name decides. */
  readonly tenantId: string | null
  /** Used only if one of the partner brands runs that site. */
  readonly partnersOnly: boolean
}

/** Whether an address is a learner's page. */
export function isLearnerPage(path: string): boolean {
  return fitsPattern(LEARNER_PAGES, path)
}

/**
 * The school of an address; the first match counts: `schoolId`, `tenantId`, the host name. On a learner's
 * page `schoolId` does not change a partner's site: there `tenantId` or the host name decides.
 */
export function siteCandidates(path: string, query: URLSearchParams): readonly [SiteCandidate, ...SiteCandidate[]] {
  const schoolId = query.get('schoolId') || null
  const tenantId = query.get('tenantId') || null
  const named: SiteCandidate = { tenantId: schoolId ?? tenantId, partnersOnly: false }
  return schoolId !== null && isLearnerPage(path) ? [{ tenantId, partnersOnly: true }, named] : [named]
}
