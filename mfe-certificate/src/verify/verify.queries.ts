import { derivedQuery } from '@campus/calls/query'
import { credentialKeys, verifyCredential, type CredentialVerdict } from '@campus/contracts/credential'

import { checkSignature } from './signature'
import { verdictOf, type OpenedCredential, type Verdict } from './verify.model'

export interface Verification {
  readonly verdict: Verdict
  /** null when the server could not be reached. */
  readonly server: CredentialVerdict | null
}

/**
 * Both checks of a credential, in parallel. A failed call is not a failure of the query: an unchecked part
 * belongs to the verdict.
 */
export function verificationQuery(opened: OpenedCredential) {
  return derivedQuery(
    verifyCredential,
    { credential: opened.jws },
    async (ask): Promise<Verification> => {
      const [keySet, asked] = await Promise.allSettled([
        ask(credentialKeys, {}),
        ask(verifyCredential, { credential: opened.jws }),
      ])
      const signature = keySet.status === 'fulfilled' ? await checkSignature(opened, keySet.value.keys) : 'unchecked'
      const server = asked.status === 'fulfilled' ? asked.value : null
      return { verdict: verdictOf(signature, server), server }
    },
    { networkMode: 'always' },
  )
}
