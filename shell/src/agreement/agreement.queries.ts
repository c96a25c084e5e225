import { callQuery } from '@campus/calls/query'
import { getAgreement, type AgreementType } from '@campus/contracts/agreement'

/** One of the school's agreements; null when it has none. */
export function agreementQuery(type: AgreementType) {
  return callQuery(getAgreement, { type })
}
