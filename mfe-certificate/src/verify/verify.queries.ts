import { derivedQuery } from '@campus/calls/query'
import {
  credentialKeys,
  credentialOfCode,
  verifyCredential,
  type CredentialVerdict,
} from '@campus/contracts/credential'

import { checkSignature } from './signature'
import { openCredential, verdictOf, type OpenedCredential, type Verdict } from './verify.model'

export interface Verification {
  readonly verdict: Verdict
  /** null when the server could not be reached. */
  readonly server: CredentialVerdict | null
}

/** What a paper's code leads to; `opened` is null when no certificate has it. */
export interface CodeLookup {
  readonly opened: OpenedCredential | null
  /** The certificate that had it was replaced or taken back. */
  readonly isWithdrawn: boolean
}

export function codeQuery(code: string) {
  return derivedQuery(credentialOfCode, { code }, async (ask): Promise<CodeLookup> => {
    const { credential, withdrawn } = await ask(credentialOfCode, { code })
    return { opened: openCredential(credential), isWithdrawn: withdrawn }
  })
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
