import { queryOptions } from '@tanstack/react-query'

import { credentialKeys, verifyCredential, type CredentialVerdict } from '@campus/contracts/credential'
import { call } from '@campus/http/client'

import { checkSignature } from './signature'
import { verdictOf, type OpenedCredential, type Verdict } from './verify.model'

export interface Verification {
  readonly verdict: Verdict
  /** null when the server could not be asked. */
  readonly server: CredentialVerdict | null
}

export const verifyKeys = {
  verification: (tenantId: string, jws: string) => ['certificate', 'verification', tenantId, jws] as const,
}

/**
 * Both checks of a credential, side by side. A failed call is no failure of
 * the query: what could not be checked is part of the verdict.
 */
export function verificationQuery(tenantId: string, opened: OpenedCredential) {
  return queryOptions({
    queryKey: verifyKeys.verification(tenantId, opened.jws),
    queryFn: async ({ signal }): Promise<Verification> => {
      const settings = { signal, errors: 'inline' } as const
      const [keySet, asked] = await Promise.allSettled([
        call(credentialKeys, {}, settings),
        call(verifyCredential, { credential: opened.jws }, settings),
      ])
      const signature = keySet.status === 'fulfilled' ? await checkSignature(opened, keySet.value.keys) : 'unchecked'
      const server = asked.status === 'fulfilled' ? asked.value : null
      return { verdict: verdictOf(signature, server), server }
    },
    networkMode: 'always',
  })
}
