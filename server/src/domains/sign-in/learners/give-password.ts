/** A learner gets a new password, which the school hands over. */
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { recordEvent } from '../../../platform/events/event'
import { users } from '../../../platform/session/session.schema'
import { hashPassword } from '../password'
import { forgetTries } from '../password-tries'
import { endSessionsOf, type LockedPerson } from '../sessions-of-person'
import { newPassword } from './new-password'

/** It takes the place of another, and ends every session. `by`: who decides. Runs as a caller of the school. */
export async function givePassword(
  { tx, now, by }: { readonly tx: Transaction; readonly now: Date; readonly by: string },
  learner: LockedPerson,
): Promise<string> {
  const password = newPassword()
  await tx
    .update(users)
    .set({ passwordHash: await hashPassword(password), hasOwnPassword: false })
    .where(eq(users.id, learner.id))
  const ended = await endSessionsOf(tx, learner, now)
  await forgetTries(tx, learner.mobile)
  await recordEvent({ tx, now }, { kind: 'sign-in.password-reset', subject: learner.id, data: { by, ended } })
  return password
}
