/** Signs and reads the tokens of pages, with the key of each tenant. */
import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

import type { Database } from '../../platform/database/database'
import { addressKey } from '../../platform/files/signed-address'
import { tenants } from '../../platform/tenants/tenants.schema'
import { readPageToken, signPageToken, type GivenPage } from './page-token.model'

/** Tenants whose key is kept in memory, and for how many milliseconds. */
const KEPT_KEYS = { max: 1000, ttl: 5 * 60 * 1000 }

export class PageTokens {
  readonly #keys: LRUCache<string, string>

  constructor(database: Database) {
    this.#keys = new LRUCache({
      ...KEPT_KEYS,
      fetchMethod: (tenantId) => keyOf(database, tenantId),
    })
  }

  /**
   * A new token of a page that a visitor of the tenant gets; '' for a tenant that only another back end knows. Rejects
   * when the key can neither be read nor made.
   */
  async tokenOf(tenantId: string, mapId: string, now: Date): Promise<string> {
    const key = await this.#keys.fetch(tenantId)
    if (key === undefined || key === '') return ''
    return signPageToken({ page: randomBytes(12).toString('base64url'), mapId }, { key, now })
  }

  /** What a token says that a page of the tenant was given; null when it says nothing. */
  async read(tenantId: string, token: string, now: Date): Promise<GivenPage | null> {
    const key = await this.#keys.fetch(tenantId)
    return key === undefined || key === '' ? null : readPageToken(token, { key, now })
  }
}

/** '' for an unknown tenant. */
async function keyOf(database: Database, tenantId: string): Promise<string> {
  const [tenant] = await database.asOwner((tx) => tx.select().from(tenants).where(eq(tenants.id, tenantId)))
  return tenant === undefined ? '' : database.withTenant(tenantId, addressKey)
}

const known = new WeakMap<Database, PageTokens>()

/** The tokens of a database in this process. Keys are the server's own reads. */
export function pageTokensOf({ own }: Database): PageTokens {
  const tokens = known.get(own) ?? new PageTokens(own)
  known.set(own, tokens)
  return tokens
}
