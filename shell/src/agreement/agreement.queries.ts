import type { AgreementType } from '@campus/contracts/agreement'
import { getAgreement } from '@campus/contracts/agreement'
import { call } from '@campus/http/client'
import { queryOptions } from '@tanstack/react-query'

/** One of the school's agreements; null when it has none. */
export function agreementQuery(tenantId: string, type: AgreementType) {
  return queryOptions({
    queryKey: ['shell', 'agreement', tenantId, type],
    queryFn: ({ signal }) => call(getAgreement, { type }, { signal, errors: 'inline' }),
  })
}
