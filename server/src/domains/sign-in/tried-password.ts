/** A password that somebody gives for an account: counted, compared, and still the one that the account has. */
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import type { WithoutTransactionContext } from '../../platform/http/handle'
import { Refusal } from '../../platform/http/refusal'
import { users } from '../../platform/session/session.schema'
import { passwordFits } from './password'
import { countTry, type CountedTry } from './password-tries'
import { refuse } from './sign-in.refusals'

interface RightPassword {
  readonly userId: string
  readonly passwordHash: string
  readonly counted: CountedTry
}

/**
 * Counts the try and compares the password, which is slow on purpose, so that no transaction waits for it. Only in a turn of
 * the queue of visitors' passwords.
 */
export async function tryPassword(
  { inTenant, tenantId, address, browser, now }: WithoutTransactionContext,
  { mobile, password }: { readonly mobile: string; readonly password: string },
): Promise<RightPassword | Refusal> {
  const tried = await inTenant(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.mobile, mobile))
    const counted = await countTry(tx, { username: mobile, userId: user?.id ?? null, tenantId, address, browser, now })
    return counted === null ? refuse('tooManyRequests') : { user, counted }
  })
  if (tried instanceof Refusal) return tried
  const { id: userId = '', passwordHash = null } = tried.user ?? {}
  const fits = await passwordFits(password, passwordHash)
  if (!fits || passwordHash === null) return refuse('credentialsWrong')
  return { userId, passwordHash, counted: tried.counted }
}

/** Whether nobody has given the person another password while this one was compared. */
export async function isStillPassword(tx: Transaction, userId: string, passwordHash: string): Promise<boolean> {
  const same = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share')
  return same.length > 0
}
