import { and, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'

import { recordEvent } from '../../platform/events/event'
import { operatorCall, OperatorRefusedError } from '../../platform/operator-call'
import { sessions, users } from '../../platform/session/session.schema'
import { ssoCodes } from './sign-in.schema'

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
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.mobile, mobile)))
    if (person === undefined) {
      throw new OperatorRefusedError(`There is nobody with the number ${mobile} at ${tenantId}.`)
    }
    const { id } = person
    await tx.delete(ssoCodes).where(and(eq(ssoCodes.tenantId, tenantId), eq(ssoCodes.userId, id)))
    const ended = await tx
      .update(sessions)
      .set({ revokedTime: now })
      .where(
        and(
          eq(sessions.tenantId, tenantId),
          eq(sessions.userId, id),
          isNull(sessions.revokedTime),
          gt(sessions.expiresTime, now),
        ),
      )
      .returning({ id: sessions.id })
    await asPerson(id, () =>
      recordEvent(
        { tx, now, user: null },
        { kind: 'sign-in.sessions-ended', subject: id, data: { ended: ended.length, why } },
      ),
    )
    return { user: id, ended: ended.length }
  },
)
