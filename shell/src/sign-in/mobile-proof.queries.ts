import { callQuery } from '@campus/calls/query'
import { getMobileProof } from '@campus/contracts/mobile-proof'

/** Whether the signed-in person has proved their number in this session, and can do it at this site. */
export function mobileProofQuery() {
  return callQuery(getMobileProof, {})
}
