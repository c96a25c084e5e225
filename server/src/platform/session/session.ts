import { createHash } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

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
  return {
    kind: 'valid',
    user: { id: session.userId, sessionId: session.id, mobileProvedTime: session.mobileProvedTime },
  }
}

export interface OpenedSession {
  readonly userId: string
  readonly token: string
  readonly expiresTime: Date
}

export interface SignIn {
  readonly userId: string
  /** When the person proved their number by a code, in this sign-in or the one it goes on from; null where they did not. */
  readonly mobileProvedTime: Date | null
  readonly now: Date
  /** Seconds. */
  readonly lifetime: number
}

/** Signs a user in: a token of 256 random bits; null when the account is closed or gone. */
export async function openSession(
  tx: Transaction,
  { userId, mobileProvedTime, now, lifetime }: SignIn,
): Promise<OpenedSession | null> {
  // Whoever closes the account at the same time waits for this session and ends it, or this waits and finds it closed.
  const [user] = await tx.select({ closedTime: users.closedTime }).from(users).where(eq(users.id, userId)).for('share')
  if (user === undefined || user.closedTime !== null) return null
  const token = newSecret()
  const expiresTime = new Date(now.getTime() + lifetime * 1000)
  const begun = { createdTime: now, expiresTime, mobileProvedTime }
  await tx.insert(sessions).values({ id: newId(), userId, tokenHash: hashToken(token), ...begun })
  return { userId, token, expiresTime }
}

/** Ends a sign-in; its token is invalid from now on. */
export async function revokeSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ revokedTime: now }).where(eq(sessions.id, sessionId))
}

/** The person of a session has proved by a code that the number of their account is theirs. */
export async function keepMobileProof(tx: Transaction, user: SignedInUser, now: Date): Promise<void> {
  await tx.update(sessions).set({ mobileProvedTime: now }).where(eq(sessions.id, user.sessionId))
  await keepFirstMobileProof(tx, user.id, now)
}

/** The first proof of an account's number; a later one changes nothing. */
export async function keepFirstMobileProof(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ mobileProvedTime: now })
    .where(and(eq(users.id, userId), isNull(users.mobileProvedTime)))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
