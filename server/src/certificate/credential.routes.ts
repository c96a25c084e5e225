import { credentialKeys, verifyCredential, type CertifiedSubject } from '@campus/contracts/credential'

import { handle, type Route } from '../http/handle'
import { refuse } from '../http/refusal'
import { countAttempt, isLimited, queueFor, type Limit } from '../sign-in/attempts'
import { onRecord } from './certified-subject'
import { openCredential } from './credential'
import { publicKeys } from './credential-keys'

/** Checks of one network address, right and wrong ones: a personnel office has many papers, a machine more. */
const CHECK_LIMITS: readonly Limit[] = [{ times: 300, withinMs: 60 * 60 * 1000 }]

/** Looked for in place of what a false credential says, so that it costs the same and asks nothing of our records. */
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
  handle(credentialKeys, async ({ tx, now }) => ({ keys: await publicKeys(tx, now) })),

  handle(verifyCredential, async ({ input, tx, address, now }) => {
    const key = `credential:${address}`
    await queueFor(tx, key)
    if (await isLimited(tx, { key, limits: CHECK_LIMITS, now })) return refuse('checkTooMany')
    await countAttempt(tx, { key, now })
    const said = await openCredential(input.credential, await publicKeys(tx, now))
    const found = await onRecord(tx, said?.credentialSubject ?? NOBODY)
    if (said === null) return { valid: false, status: 'unknown' as const, certificate: null }
    if (found === undefined) return { valid: true, status: 'unknown' as const, certificate: null }
    return {
      valid: true,
      status: found.revoked ? ('revoked' as const) : ('valid' as const),
      certificate: found.subject,
    }
  }),
]
