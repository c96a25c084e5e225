import { credentialKeys, credentialOfCode, verifyCredential, type CertifiedSubject } from '@campus/contracts/credential'

import { handle, type Route } from '../../platform/http/handle'
import { networkOf } from '../../platform/network.model'
import { countHit, isLimited, queueFor } from '../../platform/rate-limits/rate-limit'
import { codeMisses, credentialChecks } from './certificate.limits'
import { refuse } from './certificate.refusals'
import { onRecord } from './certified-subject'
import { openCredential, signCredential } from './credential'
import { publicKeys, signingKey } from './credential-keys'
import { issuerOf } from './issuer'
import { certifiedByCode } from './verification-code'

/** Looked up in place of a false credential's number, so that it costs the same and reads none of our records. */
const NOBODY: CertifiedSubject = {
  kind: 'skill',
  name: '',
  card: '',
  professionName: '',
  typeOfWorkName: '',
  certificateCode: '',
  level: '',
  sendDate: '',
}

export const credentialRoutes: readonly Route[] = [
  // The first caller causes the school's key to be created.
  handle(credentialKeys, async ({ tx, now }) => ({ keys: await publicKeys(tx, now) }), {
    visitorWrites: { once: 'for the school' },
  }),

  // A code stands on the paper itself, which says no less than the credential.
  handle(
    credentialOfCode,
    async ({ input, tx, tenantId, address, now }) => {
      const miss = { rule: codeMisses, whom: networkOf(address), now }
      await queueFor(tx, miss)
      if (await isLimited(tx, { ...miss, limit: 'most' })) return refuse('checkTooMany')
      const coded = await certifiedByCode(tx, input.code)
      if (coded === undefined) {
        await countHit(tx, miss)
        return { credential: '', withdrawn: false }
      }
      if (coded === 'withdrawn') return { credential: '', withdrawn: true }
      const credential = await signCredential(coded, await issuerOf(tx, tenantId), await signingKey(tx, now))
      return { credential, withdrawn: false }
    },
    { visitorWrites: { inside: [codeMisses] } },
  ),

  handle(
    verifyCredential,
    async ({ input, tx, address, now }) => {
      const check = { rule: credentialChecks, whom: networkOf(address), now }
      await queueFor(tx, check)
      if (await isLimited(tx, { ...check, limit: 'most' })) return refuse('checkTooMany')
      await countHit(tx, check)
      const said = await openCredential(input.credential, await publicKeys(tx, now))
      const found = await onRecord(tx, said?.credentialSubject ?? NOBODY)
      if (said === null) return { valid: false, status: 'unknown' as const, certificate: null }
      if (found === undefined) return { valid: true, status: 'unknown' as const, certificate: null }
      return {
        valid: true,
        status: found.revoked ? ('revoked' as const) : ('valid' as const),
        certificate: found.subject,
      }
    },
    { visitorWrites: { inside: [credentialChecks] } },
  ),
]
