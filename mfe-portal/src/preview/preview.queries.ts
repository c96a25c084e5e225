import { callQuery } from '@campus/calls/query'
import { getDomainByDomainType, ONLINE_SCHOOL_DOMAIN_TYPE } from '@campus/contracts/school'

/** The domain of the school's mobile site, '' when it has none. */
export function mobileSiteQuery() {
  return callQuery(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE }, { staleTime: Infinity })
}
