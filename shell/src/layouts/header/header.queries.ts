import { queryOptions } from '@tanstack/react-query'

import { getDomainByDomainType, ONLINE_SCHOOL_DOMAIN_TYPE, querySchoolBrowseCount } from '@campus/contracts/school'
import { call } from '@campus/http/client'

/** Answers that stay as they are while the page is open. */
const WHOLE_VISIT = Infinity

/** How often the school's site was opened; a school is a tenant. */
export function browseCount(tenantId: string) {
  return queryOptions({
    queryKey: ['shell', 'browse-count', tenantId],
    queryFn: ({ signal }) => call(querySchoolBrowseCount, { schoolId: tenantId }, { signal, errors: 'inline' }),
    staleTime: WHOLE_VISIT,
  })
}

/** The domain of the school's mobile site, '' when it has none. */
export function onlineSchoolDomain(tenantId: string) {
  return queryOptions({
    queryKey: ['shell', 'online-school', tenantId],
    queryFn: ({ signal }) =>
      call(getDomainByDomainType, { data: ONLINE_SCHOOL_DOMAIN_TYPE }, { signal, errors: 'inline' }),
    staleTime: WHOLE_VISIT,
  })
}
