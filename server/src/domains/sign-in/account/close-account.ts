/** A person closes their account: no session goes on and nobody signs in; what the school keeps of them stays. */
import { eq } from 'drizzle-orm'

import type { closeAccount } from '@campus/contracts/account'
import type { CallParsedRequest } from '@campus/contracts/call'

import { recordEvent } from '../../../platform/events/event'
import type { WithoutTransactionContext } from '../../../platform/http/handle'
import type { Refusal } from '../../../platform/http/refusal'
import { users } from '../../../platform/session/session.schema'
import { endSessionsOf } from '../sessions-of-person'
import { changeAsOwner } from './owner-change'
import { forgetOwnPicture } from './set-picture'

type Context = WithoutTransactionContext & { readonly input: CallParsedRequest<typeof closeAccount> }

/** What a person has chosen, and no record of the school needs. */
const CHOSEN = { passwordHash: null, hasOwnPassword: false, nickName: '' }

export async function closeOwnAccount(context: Context): Promise<true | Refusal> {
  const { now, tenantId } = context
  const { proof } = context.input
  return changeAsOwner(context, {
    proof,
    purpose: 'closeAccount',
    prepare: async () => null,
    change: async (tx, person, user) => {
      await forgetOwnPicture(tx, { tenantId, userId: person.id })
      await tx
        .update(users)
        .set({ ...CHOSEN, closedTime: now, closedByOwner: true })
        .where(eq(users.id, person.id))
      const ended = await endSessionsOf(tx, person, now)
      const data = { by: 'person', ended }
      await recordEvent({ tx, now, user }, { kind: 'sign-in.account-closed', subject: person.id, data })
    },
  })
}
