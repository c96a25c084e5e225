import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import { recordEvent } from '../../platform/events/event'
import { operatorCall, OperatorRefusedError } from '../../platform/operator-call'
import { users } from '../../platform/session/session.schema'
import { endSessionsOf, lockPerson } from './sessions-of-person'

/**
 * `{ mobile, why }` → `{ user, ended }`: every session of a person at the tenant ends, and no code that hands one of them on
 * is of use any more. Whoever has the password, or the phone, signs in again.
 */
export const endSessionsCall = operatorCall(
  'end-sessions',
  {
    mobile: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    why: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  },
  async ({ tx, tenantId, now, asPerson }, { mobile, why }) => {
    const [found] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.mobile, mobile)))
    const person = found === undefined ? null : await lockPerson(tx, { tenantId, userId: found.id })
    if (person === null) throw new OperatorRefusedError(`There is nobody with the number ${mobile} at ${tenantId}.`)
    const { id } = person
    const ended = await endSessionsOf(tx, person, now)
    await asPerson(id, () =>
      recordEvent({ tx, now, user: null }, { kind: 'sign-in.sessions-ended', subject: id, data: { ended, why } }),
    )
    return { user: id, ended }
  },
)
