/** Remembers the schools that calls ask for, until schools or their hosts change. */
import { LRUCache } from 'lru-cache'

import type { Database } from '../database/database'
import { BusyError } from '../fair-queue'
import type { Tenant } from '../http/handle'
import { findTenant, findTenantByPreDomain } from './find-tenant'

/** Milliseconds after which a school is looked up again even without a change: a notice may have been lost. */
const MAX_AGE = 30_000

const MAX_TENANTS = 2000

/** Names a school: by its id or its pre-domain. */
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
      // A request from before a change gets the older result, which is not kept. Nor is the absence of a school.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, last, { context: { database: asked, name } }) => {
        try {
          return await asked.asOwner((tx) =>
            'id' in name ? findTenant(tx, name.id) : findTenantByPreDomain(tx, name.preDomain),
          )
        } catch (error) {
          // A known school stays known to others while one caller gets no place in the queue.
          if (error instanceof BusyError && last !== undefined) return last
          throw error
        }
      },
    })
    database.onNotice('school', () => this.#tenants.clear())
    database.onNotice('host', () => this.#tenants.clear())
  }

  /** The school of a name, looked up in the caller's database; undefined when there is none. */
  async find(name: TenantName, database: Database): Promise<Tenant | undefined> {
    const key = 'id' in name ? `id ${name.id}` : `host ${name.preDomain}`
    return this.#tenants.fetch(key, { context: { database, name } })
  }
}
