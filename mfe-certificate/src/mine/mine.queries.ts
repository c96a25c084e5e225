import { callQuery } from '@campus/calls/query'
import { ownCertificates } from '@campus/contracts/certificate'

import { ownCertificatesOf } from './mine.model'

/** Half of the time for which the addresses of pictures work: what is opened can be saved. */
const FRESH_MS = 5 * 60 * 1000

/** The signed-in person's certificates. */
export function ownCertificatesQuery() {
  return { ...callQuery(ownCertificates, {}, { select: ownCertificatesOf }), staleTime: FRESH_MS }
}
