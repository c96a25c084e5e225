/** A change of an account whose owner shows first that it is theirs: a session alone does not, it may have been left open. */
import { eq } from 'drizzle-orm'

import type { OwnerProof } from '@campus/contracts/account'
import type { SmsPurpose } from '@campus/contracts/sign-in'

import type { Transaction } from '../../../platform/database/database'
import type { SignedInUser, WithoutTransactionContext } from '../../../platform/http/handle'
import { Refusal } from '../../../platform/http/refusal'
import { networkOf } from '../../../platform/network.model'
import { countHit, isLimited, queueFor } from '../../../platform/rate-limits/rate-limit'
import { users } from '../../../platform/session/session.schema'
import { checkSmsCode } from '../../../platform/verification/sms-code'
import { visitorsPasswords } from '../password-turns'
import { lockPerson, type LockedPerson } from '../sessions-of-person'
import { proofsOfOwner } from '../sign-in.limits'
import { refuse } from '../sign-in.refusals'
import { isStillPassword, tryPassword } from '../tried-password'

/** Whether what was shown holds at the moment of the change; a code is used up then. */
type StillProved = (tx: Transaction) => Promise<true | Refusal>

interface OwnerChange<Prepared> {
  readonly proof: OwnerProof
  /** What a code must have been sent for. */
  readonly purpose: SmsPurpose
  /** What takes as long as comparing a password does; in the same turn, outside every transaction. */
  readonly prepare: () => Promise<Prepared>
  /** The change of the person, whose row is locked. */
  readonly change: (tx: Transaction, person: LockedPerson, user: SignedInUser, prepared: Prepared) => Promise<void>
}

export async function changeAsOwner<Prepared>(
  context: WithoutTransactionContext,
  { proof, purpose, prepare, change }: OwnerChange<Prepared>,
): Promise<true | Refusal> {
  const { user, tenantId, inTenant, address, now } = context
  if (user === null) throw refuse('sessionInvalid')
  const mobile = await inTenant((tx) => countProof(tx, user, now))
  const ready = await visitorsPasswords.run(networkOf(address), async () => {
    const isProved = await prove(context, { proof, purpose, mobile })
    return isProved instanceof Refusal ? isProved : { isProved, prepared: await prepare() }
  })
  if (ready instanceof Refusal) return ready
  return inTenant(async (tx) => {
    const proved = await ready.isProved(tx)
    if (proved instanceof Refusal) return proved
    const person = await lockPerson(tx, { tenantId, userId: user.id })
    // Another number came by an import: a code for the former one proves nothing any more.
    if (person === null || person.closedTime !== null || person.mobile !== mobile) throw refuse('sessionInvalid')
    await change(tx, person, user, ready.prepared)
    return true
  })
}

/** Counts the proof, and gives the number of the account. */
async function countProof(tx: Transaction, user: SignedInUser, now: Date): Promise<string> {
  const [person] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, user.id))
  if (person === undefined) throw refuse('sessionInvalid')
  const hit = { rule: proofsOfOwner, whom: user.id, now }
  await queueFor(tx, hit)
  if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
  await countHit(tx, hit)
  return person.mobile
}

async function prove(
  context: WithoutTransactionContext,
  { proof, purpose, mobile }: { readonly proof: OwnerProof; readonly purpose: SmsPurpose; readonly mobile: string },
): Promise<StillProved | Refusal> {
  const { now } = context
  if (proof.by === 'code') {
    return async (tx) =>
      (await checkSmsCode(tx, { mobile, code: proof.code, purposes: [purpose], now })) || refuse('smsCodeWrong')
  }
  const tried = await tryPassword(context, { mobile, password: proof.password })
  if (tried instanceof Refusal) return tried.reason === 'credentialsWrong' ? refuse('formerPasswordWrong') : tried
  return async (tx) => {
    await tried.counted.forget(tx)
    return (await isStillPassword(tx, tried.userId, tried.passwordHash)) || refuse('formerPasswordWrong')
  }
}
