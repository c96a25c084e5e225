/** Who may open the operator's page, and what each may do there. */
import { createHash, timingSafeEqual } from 'node:crypto'

import { eq, lte } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { newSecret } from '../../../platform/database/ids'
import { OperatorRefusedError } from '../../../platform/operator-call'
import { record, type Change } from '../../registry/change-registry'
import { releaseTokens } from '../../registry/registry.schema'
import { EVERY_TENANT } from '../../registry/resolve.model'
import { operatorAccounts, operatorSessions } from './operator-account.schema'

export const ROLES = ['view', 'release', 'audit', 'teach'] as const
/** `view`: what runs. `release`: change it. `audit`: who changed what. `teach`: mark what learners hand in. */
export type Role = (typeof ROLES)[number]

/** Name of the owner of the operator's password, who has every role. */
const OWNER = 'operator'
/** Milliseconds after which everybody signs in again. */
export const SESSION_MS = 8 * 60 * 60 * 1000

export interface SignedIn {
  readonly name: string
  readonly roles: readonly Role[]
  /** The school of a teacher, or * for the whole site. */
  readonly scope: string
}

/**
 * Makes an account; its password is returned this once. Throws {@link OperatorRefusedError} when the name is taken, or
 * when a school's account would have more than that school.
 */
export async function createAccount(
  tx: Transaction,
  { name, roles, scope }: SignedIn,
  change: Change,
): Promise<string> {
  if (scope !== EVERY_TENANT && roles.some((role) => role !== 'teach')) {
    throw new OperatorRefusedError('An account of one school can have the role teach alone.')
  }
  const token = await tx.select({ name: releaseTokens.name }).from(releaseTokens).where(eq(releaseTokens.name, name))
  if (token.length > 0) throw new OperatorRefusedError(`${name} is the name of a token; the audit would mix them up.`)
  const password = newSecret()
  // Whoever may do or read anything else sees what runs.
  const all: Role[] = scope === EVERY_TENANT ? [...new Set<Role>(['view', ...roles])] : ['teach']
  const added = await tx
    .insert(operatorAccounts)
    .values({ name, roles: all, scope, hash: hashOf(password), createdAt: change.changedAt })
    .onConflictDoNothing()
    .returning({ name: operatorAccounts.name })
  if (added.length === 0) throw new OperatorRefusedError(`There is an account ${name} already; revoke it first.`)
  await record(tx, {
    action: 'admit',
    detail: `${name}: ${[...all, ...(scope === EVERY_TENANT ? [] : [scope])].join(', ')}`,
    ...change,
  })
  return password
}

/** All accounts, without their passwords. */
export async function listAccounts(tx: Transaction) {
  const { name, roles, scope, createdAt } = operatorAccounts
  return tx.select({ name, roles, scope, createdAt }).from(operatorAccounts).orderBy(name)
}

/** Nobody is signed in with the account from now on. Throws {@link OperatorRefusedError} when there is none. */
export async function revokeAccount(tx: Transaction, name: string, change: Change): Promise<void> {
  const gone = await tx.delete(operatorAccounts).where(eq(operatorAccounts.name, name)).returning()
  if (gone.length === 0) throw new OperatorRefusedError(`There is no account ${name}.`)
  await record(tx, { action: 'revoke', detail: name, ...change })
}

interface Credential extends SignedIn {
  readonly hash: string
}

/** The account of a name. `ownerPassword` is the operator's; '' lets nobody be the owner. */
async function accountOf(tx: Transaction, name: string, ownerPassword: string): Promise<Credential | null> {
  if (name === OWNER) {
    return ownerPassword === '' ? null : { name, roles: ROLES, scope: EVERY_TENANT, hash: hashOf(ownerPassword) }
  }
  const [account] = await tx.select().from(operatorAccounts).where(eq(operatorAccounts.name, name))
  return account ?? null
}

interface SignIn {
  readonly name: string
  readonly password: string
  readonly ownerPassword: string
  readonly now: Date
}

/** Signs in; returns the session's secret, or null for a wrong name or password. */
export async function signIn(tx: Transaction, { name, password, ownerPassword, now }: SignIn): Promise<string | null> {
  const account = await accountOf(tx, name, ownerPassword)
  if (account === null || !isSame(account.hash, hashOf(password))) return null
  await tx.delete(operatorSessions).where(lte(operatorSessions.expiresAt, now))
  const secret = newSecret()
  await tx.insert(operatorSessions).values({
    hash: hashOf(secret),
    account: account.name,
    credential: account.hash,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  })
  return secret
}

/** Who has a session; null when it has ended, or its account or password is another by now. */
export async function signedInBy(
  tx: Transaction,
  secret: string,
  { ownerPassword, now }: Pick<SignIn, 'ownerPassword' | 'now'>,
): Promise<SignedIn | null> {
  const [session] = await tx
    .select()
    .from(operatorSessions)
    .where(eq(operatorSessions.hash, hashOf(secret)))
  if (session === undefined || session.expiresAt <= now) return null
  const account = await accountOf(tx, session.account, ownerPassword)
  return account !== null && isSame(account.hash, session.credential) ? account : null
}

export async function signOut(tx: Transaction, secret: string): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.hash, hashOf(secret)))
}

/** What the forms of a session contain: nobody else can write it, and it does not tell the session. */
export function formTokenOf(secret: string): string {
  return hashOf(`form ${secret}`)
}

export function isFormTokenOf(secret: string, given: string): boolean {
  return isSame(formTokenOf(secret), given)
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
}

/** Every password and secret here has 256 random bits, or is the operator's own of 20 characters and more. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
