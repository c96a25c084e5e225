/** Who may release modules: the operator any, the holder of a token those that it names. */
import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { newSecret } from '../../platform/database/ids'
import { OperatorRefusedError } from '../../platform/operator-call'
import { operatorAccounts } from '../operator/page/operator-account.schema'
import { record, type Change } from '../registry/change-registry'
import { releaseTokens } from '../registry/registry.schema'
import { EVERY_TENANT } from '../registry/resolve.model'

export interface Releaser {
  /** The name in the audit. */
  readonly name: string
  /** null for every module. */
  readonly modules: readonly string[] | null
  /** {@link EVERY_TENANT}, or the one tenant that a partner releases for. */
  readonly scope: string
}

export const OPERATOR: Releaser = { name: 'operator', modules: null, scope: EVERY_TENANT }

/** A token is recognised as one, in a log or a repository, by how it begins. */
const PREFIX = 'release_'
const TOKEN = new RegExp(`^${PREFIX}[\\w-]{43}$`)

export type NewToken = Pick<typeof releaseTokens.$inferSelect, 'name' | 'modules' | 'scope'>

/** Makes a token; it is returned this once, the database keeps its hash. Throws {@link OperatorRefusedError}. */
export async function createToken(tx: Transaction, token: NewToken, change: Change): Promise<string> {
  const account = await tx
    .select({ name: operatorAccounts.name })
    .from(operatorAccounts)
    .where(eq(operatorAccounts.name, token.name))
  if (account.length > 0) {
    throw new OperatorRefusedError(`${token.name} is the name of an account; the audit would mix them up.`)
  }
  const secret = PREFIX + newSecret()
  const added = await tx
    .insert(releaseTokens)
    .values({ ...token, hash: hashOf(secret), createdAt: change.changedAt })
    .onConflictDoNothing()
    .returning({ name: releaseTokens.name })
  if (added.length === 0) throw new OperatorRefusedError(`There is a token ${token.name} already; revoke it first.`)
  await record(tx, {
    action: 'admit',
    scope: token.scope,
    detail: `${token.name}: ${token.modules.join(', ')}`,
    ...change,
  })
  return secret
}

/** All tokens, without what they are. */
export async function listTokens(tx: Transaction) {
  const { name, modules, scope, createdAt } = releaseTokens
  return tx.select({ name, modules, scope, createdAt }).from(releaseTokens).orderBy(name)
}

/** Nobody can use the token from now on. Throws {@link OperatorRefusedError} when there is none of this name. */
export async function revokeToken(tx: Transaction, name: string, change: Change): Promise<void> {
  const [gone] = await tx.delete(releaseTokens).where(eq(releaseTokens.name, name)).returning()
  if (gone === undefined) throw new OperatorRefusedError(`There is no token ${name}.`)
  await record(tx, { action: 'revoke', scope: gone.scope, detail: name, ...change })
}

/** Who has a token; null for nobody. */
export async function releaserOf(tx: Transaction, token: string): Promise<Releaser | null> {
  if (!TOKEN.test(token)) return null
  const [found] = await tx
    .select()
    .from(releaseTokens)
    .where(eq(releaseTokens.hash, hashOf(token)))
  return found ?? null
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
