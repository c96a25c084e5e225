/** A person sets a password of their own, and shows first that the account is theirs: a session alone does not. */
import { eq } from 'drizzle-orm'

import type { setPassword } from '@campus/contracts/account'
import type { CallParsedRequest } from '@campus/contracts/call'

import type { Transaction } from '../../../platform/database/database'
import { recordEvent } from '../../../platform/events/event'
import type { SignedInUser, WithoutTransactionContext } from '../../../platform/http/handle'
import { Refusal } from '../../../platform/http/refusal'
import { networkOf } from '../../../platform/network.model'
import { countHit, isLimited, queueFor } from '../../../platform/rate-limits/rate-limit'
import { users } from '../../../platform/session/session.schema'
import { checkSmsCode } from '../../../platform/verification/sms-code'
import { isGuessable } from '../guessable-password'
import { hashInTurn } from '../password'
import { forgetTries } from '../password-tries'
import { visitorsPasswords } from '../password-turns'
import { endSessionsOf, lockPerson } from '../sessions-of-person'
import { passwordsOfPerson } from '../sign-in.limits'
import { refuse } from '../sign-in.refusals'
import { isStillPassword, tryPassword } from '../tried-password'

type Context = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof setPassword> }

/** Whether what was shown holds at the moment at which the password changes; a code is used up then. */
type StillProved = (tx: Transaction) => Promise<true | Refusal>

interface Prepared {
  readonly passwordHash: string
  readonly isProved: StillProved
}

/** The password takes the place of the one that is there, and every other session ends. */
export async function setOwnPassword(context: Context): Promise<true | Refusal> {
  const { input, user, tenantId, inTenant, address, now } = context
  if (user === null) throw refuse('sessionInvalid')
  if (isGuessable(input.password)) return refuse('passwordGuessable')
  const mobile = await inTenant((tx) => countChange(tx, user, now))
  // Both take a turn: they are slow on purpose.
  const prepared = await visitorsPasswords.run(networkOf(address), async (): Promise<Prepared | Refusal> => {
    const isProved = await prove(context, mobile)
    return isProved instanceof Refusal ? isProved : { isProved, passwordHash: await hashInTurn(input.password) }
  })
  if (prepared instanceof Refusal) return prepared
  const { isProved, passwordHash } = prepared
  return inTenant(async (tx) => {
    const proved = await isProved(tx)
    if (proved instanceof Refusal) return proved
    const person = await lockPerson(tx, { tenantId, userId: user.id })
    // Another number came by an import: a code for the former one proves nothing any more.
    if (person === null || person.closedTime !== null || person.mobile !== mobile) throw refuse('sessionInvalid')
    await tx.update(users).set({ passwordHash, hasOwnPassword: true }).where(eq(users.id, user.id))
    const ended = await endSessionsOf(tx, person, now, user.sessionId)
    await forgetTries(tx, mobile)
    const data = { by: input.proof.by, ended }
    await recordEvent({ tx, now, user }, { kind: 'sign-in.password-set', subject: user.id, data })
    return true
  })
}

/** Counts the change, and gives the number of the account. */
async function countChange(tx: Transaction, user: SignedInUser, now: Date): Promise<string> {
  const [person] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, user.id))
  if (person === undefined) throw refuse('sessionInvalid')
  const hit = { rule: passwordsOfPerson, whom: user.id, now }
  await queueFor(tx, hit)
  if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
  await countHit(tx, hit)
  return person.mobile
}

async function prove(context: Context, mobile: string): Promise<StillProved | Refusal> {
  const { proof } = context.input
  const { now } = context
  if (proof.by === 'code') {
    return async (tx) =>
      (await checkSmsCode(tx, { mobile, code: proof.code, purposes: ['setPassword'], now })) || refuse('smsCodeWrong')
  }
  const tried = await tryPassword(context, { mobile, password: proof.password })
  if (tried instanceof Refusal) return tried.reason === 'credentialsWrong' ? refuse('formerPasswordWrong') : tried
  return async (tx) => {
    await tried.counted.forget(tx)
    return (await isStillPassword(tx, tried.userId, tried.passwordHash)) || refuse('formerPasswordWrong')
  }
}
