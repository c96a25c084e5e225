import { queryOptions } from '@tanstack/react-query'

import { customerServicePage } from '@campus/contracts/school'
import { call } from '@campus/http/client'

/** Who answers a visitor's questions; null when the school names nobody. */
export function serviceContact(tenantId: string) {
  return queryOptions({
    queryKey: ['shell', 'service-contact', tenantId],
    queryFn: async ({ signal }) => {
      const page = await call(
        customerServicePage,
        { current: 1, size: 1, model: { tenantId } },
        { signal, errors: 'inline' },
      )
      return page.records[0] ?? null
    },
    staleTime: Infinity,
  })
}
