/** A person's sessions end, whoever ends them. Works with the owner's rights and as a school. */
import { and, eq, gt, isNull, ne } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { sessions, users } from '../../platform/session/session.schema'
import { ssoCodes } from './sign-in.schema'

/** The row of a person that no other transaction changes until this one ends, and nobody signs in with. */
export type LockedPerson = typeof users.$inferSelect

/**
 * Waits for sign-ins of the person that are under way, and makes others wait; null when the school has nobody of that id.
 * Codes come first: a sign-in by code holds its code and then waits for the person.
 */
export async function lockPerson(
  tx: Transaction,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<LockedPerson | null> {
  await tx
    .select({ id: ssoCodes.id })
    .from(ssoCodes)
    .where(and(eq(ssoCodes.tenantId, tenantId), eq(ssoCodes.userId, userId)))
    .for('update')
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)))
    .for('update')
  return person ?? null
}

/** Ends every session of a person but `kept`, and the codes that would go on with one; how many sessions were open. */
export async function endSessionsOf(
  tx: Transaction,
  { tenantId, id }: LockedPerson,
  now: Date,
  kept?: string,
): Promise<number> {
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
        kept === undefined ? undefined : ne(sessions.id, kept),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}
