/** A person sets a password of their own; it takes the place of the one that is there, and every other session ends. */
import { eq } from 'drizzle-orm'

import type { setPassword } from '@campus/contracts/account'
import type { CallParsedRequest } from '@campus/contracts/call'

import { recordEvent } from '../../../platform/events/event'
import type { WithoutTransactionContext } from '../../../platform/http/handle'
import type { Refusal } from '../../../platform/http/refusal'
import { users } from '../../../platform/session/session.schema'
import { isGuessable } from '../guessable-password'
import { hashInTurn } from '../password'
import { forgetTries } from '../password-tries'
import { endSessionsOf } from '../sessions-of-person'
import { refuse } from '../sign-in.refusals'
import { changeAsOwner } from './owner-change'

type Context = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof setPassword> }

export async function setOwnPassword(context: Context): Promise<true | Refusal> {
  const { now } = context
  const { password, proof } = context.input
  if (isGuessable(password)) return refuse('passwordGuessable')
  return changeAsOwner(context, {
    proof,
    purpose: 'setPassword',
    prepare: () => hashInTurn(password),
    change: async (tx, person, user, passwordHash) => {
      await tx.update(users).set({ passwordHash, hasOwnPassword: true }).where(eq(users.id, person.id))
      const ended = await endSessionsOf(tx, person, now, user.sessionId)
      await forgetTries(tx, person.mobile)
      const data = { by: proof.by, ended }
      await recordEvent({ tx, now, user }, { kind: 'sign-in.password-set', subject: person.id, data })
    },
  })
}
