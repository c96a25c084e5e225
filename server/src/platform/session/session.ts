import { createHash } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../database/database'
import { newId, newSecret } from '../database/ids'
import type { SignedInUser } from '../http/handle'
import { sessions, users } from './session.schema'

/** The result of looking up a token. */
export type TokenState =
  { readonly kind: 'valid'; readonly user: SignedInUser } | { readonly kind: 'expired' } | { readonly kind: 'invalid' }

/** Looks a token up among the sign-ins of one tenant; another tenant's token is invalid here. */
export async function checkToken(tx: Transaction, tenantId: string, token: string, now: Date): Promise<TokenState> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.tenantId, tenantId), eq(sessions.tokenHash, hashToken(token))))
  if (session === undefined || session.revokedTime !== null) return { kind: 'invalid' }
  if (session.expiresTime <= now) return { kind: 'expired' }
  return { kind: 'valid', user: { id: session.userId, sessionId: session.id } }
}

export interface OpenedSession {
  readonly userId: string
  readonly token: string
  readonly expiresTime: Date
}

/** Signs a user in: a token of 256 random bits for `lifetime` seconds; null when the account is closed or gone. */
export async function openSession(
  tx: Transaction,
  userId: string,
  now: Date,
  lifetime: number,
): Promise<OpenedSession | null> {
  // Whoever closes the account at the same time waits for this session and ends it, or this waits and finds it closed.
  const [user] = await tx.select({ closedTime: users.closedTime }).from(users).where(eq(users.id, userId)).for('share')
  if (user === undefined || user.closedTime !== null) return null
  const token = newSecret()
  const expiresTime = new Date(now.getTime() + lifetime * 1000)
  await tx.insert(sessions).values({ id: newId(), userId, tokenHash: hashToken(token), createdTime: now, expiresTime })
  return { userId, token, expiresTime }
}

/** Ends a sign-in; its token is invalid from now on. */
export async function revokeSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedTime: now }).where(eq(sessions.id, sessionId))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
