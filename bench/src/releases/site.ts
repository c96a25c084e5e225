/** Two gateways on one PostgreSQL and one folder of releases, and the visitors whose pages are looked at. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isInShare } from '../../../server/src/site/registry/resolve.model'
import { startPostgres } from '../../../server/src/testing/postgres'
import { buildShell } from '../../../server/src/testing/releases'
import { Gateway } from './gateway'
import type { Visitor } from './ledger.model'
import { MODULES, TENANT } from './sequence.model'

export interface SiteVisitor extends Visitor {
  readonly host: string
  readonly cookie: string
}

/** Of 22 characters, as the gateway makes them; at 10% and at 50% each is in the shares of some modules and not of others. */
const VISITOR_IDS = ['visitor-number-0000001', 'visitor-number-0000012']

const HOSTS = [
  ['10001', 'localhost'],
  [TENANT, 'kingdee.localhost'],
] as const

export const VISITORS: readonly SiteVisitor[] = HOSTS.flatMap(([tenantId, host]) =>
  VISITOR_IDS.map((id) => ({
    tenantId,
    host,
    cookie: `campus_visitor=${id}`,
    isIn: (module, share) => isInShare(module, id, share),
  })),
)

export interface Site {
  readonly gateways: readonly [Gateway, Gateway]
  /** The module store. */
  readonly store: string
  /** Sets the clock of both gateways, in epoch milliseconds. */
  setNow(now: number): Promise<void>
  /** No module has a release any more, in either gateway. */
  reset(): Promise<void>
  close(): Promise<void>
}

export async function openSite(now: number): Promise<Site> {
  const postgres = await startPostgres()
  const data = mkdtempSync(join(tmpdir(), 'bench-releases-'))
  const apps = join(data, 'apps')
  const store = join(data, 'modules')
  buildShell(apps, '1.0.0', { routes: ['/login'] })
  const options = { databaseUrl: postgres.url, data, apps, now }
  // The first fills the database.
  const first = await Gateway.start(options)
  const gateways = [first, await Gateway.start(options)] as const
  return {
    gateways,
    store,
    async setNow(to) {
      await Promise.all(gateways.map((gateway) => gateway.tell({ ask: 'setNow', now: to })))
    },
    async reset() {
      await first.tell({ ask: 'reset' })
      for (const module of MODULES) rmSync(join(store, module), { recursive: true, force: true })
      await Promise.all(gateways.map((gateway) => gateway.tell({ ask: 'outdate' })))
    },
    async close() {
      await Promise.all(gateways.map((gateway) => gateway.stop()))
      await postgres.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
