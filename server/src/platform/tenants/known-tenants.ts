/** Which school a call is for, remembered until schools or their hosts change. */
import { LRUCache } from 'lru-cache'

import type { Database } from '../database/database'
import { DatabaseBusyError } from '../database/transaction-queue'
import type { Tenant } from '../http/handle'
import { findTenant, findTenantByPreDomain } from './find-tenant'

/** Milliseconds after which a school is looked up again although no change was told: a notice may have been lost. */
const MAX_AGE = 30_000

const MAX_TENANTS = 2000

/** Names a school: by its id, or by what is left of its host name. */
export type TenantName = { readonly id: string } | { readonly preDomain: string }

interface Lookup {
  readonly database: Database
  readonly name: TenantName
}

export class KnownTenants {
  readonly #tenants: LRUCache<string, Tenant, Lookup>

  constructor(database: Pick<Database, 'onNotice'>) {
    this.#tenants = new LRUCache({
      max: MAX_TENANTS,
      ttl: MAX_AGE,
      // Whoever asked before a change is answered with what was read then; it is not kept. Nor is that there is no such school.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, last, { context: { database: asked, name } }) => {
        try {
          return await asked.asOwner((tx) =>
            'id' in name ? findTenant(tx, name.id) : findTenantByPreDomain(tx, name.preDomain),
          )
        } catch (error) {
          // A known school stays known to all while whoever asks for it has no place.
          if (error instanceof DatabaseBusyError && last !== undefined) return last
          throw error
        }
      },
    })
    database.onNotice('school', () => this.#tenants.clear())
    database.onNotice('host', () => this.#tenants.clear())
  }

  /** The school of a name, looked up in the database of whoever asks; undefined when there is none. */
  async find(name: TenantName, database: Database): Promise<Tenant | undefined> {
    const key = 'id' in name ? `id ${name.id}` : `host ${name.preDomain}`
    return this.#tenants.fetch(key, { context: { database, name } })
  }
}
