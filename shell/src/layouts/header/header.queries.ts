import { callQuery, ownTenantId } from '@campus/calls/query'
import { getDomainByDomainType, ONLINE_SCHOOL_DOMAIN_TYPE, querySchoolBrowseCount } from '@campus/contracts/school'

/** Responses that stay as they are while the page is open. */
const WHOLE_VISIT = { staleTime: Infinity }

/** How often the school's site was opened; a school is a tenant. */
export function browseCount() {
  return callQuery(querySchoolBrowseCount, { schoolId: ownTenantId() }, WHOLE_VISIT)
}

/** The domain of the school's mobile site, '' when it has none. */
export function onlineSchoolDomain() {
  return callQuery(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE }, WHOLE_VISIT)
}
