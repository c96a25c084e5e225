import { queryOptions } from '@tanstack/react-query'

import { getAgreement, type AgreementType } from '@campus/contracts/agreement'
import { call } from '@campus/http/client'

/** One of the school's agreements; null when it has none. */
export function agreementQuery(tenantId: string, type: AgreementType) {
  return queryOptions({
    queryKey: ['shell', 'agreement', tenantId, type],
    queryFn: ({ signal }) => call(getAgreement, { type }, { signal, errors: 'inline' }),
  })
}
