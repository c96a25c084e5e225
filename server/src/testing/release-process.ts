/**
 * One of several gateways on the same PostgreSQL and folder, in a process of its own, whose clock stands where it is told:
 * `fork(release-process.ts)` with DATABASE_URL, DATA_DIR, APPS_DIR and PORT in its environment. It says
 * `{ ready: true }`, then responds to each `ReleaseCall` with a `ReleaseResponse` of the same id.
 */
import { ne } from 'drizzle-orm'
import pino from 'pino'

import { createApp } from '../app'
import { routes } from '../domains'
import { readConfig } from '../platform/config/config'
import { newId } from '../platform/database/ids'
import { openDatabase } from '../platform/database/open'
import { buildSample, sampleWing } from '../sample/sample'
import { moduleStoreOf } from '../site/gateway/gateway'
import { collectReleases } from '../site/registry/collect-releases'
import { publishBuilt } from '../site/registry/publish-built'
import { registryOf } from '../site/registry/registry'
import { moduleAssignments, moduleOutcomes, moduleReleases, registryChanges } from '../site/registry/registry.schema'
import { SHELL_ID } from '../site/registry/release.model'

export type ReleaseCall = { readonly id: number } & (
  | { readonly ask: 'setNow'; readonly now: number }
  | { readonly ask: 'collect' }
  /** Visitors' pages of a tenant report how loads of a release ended. */
  | {
      readonly ask: 'report'
      readonly tenantId: string
      readonly module: string
      readonly version: string
      readonly ok: boolean
      readonly times: number
    }
  /** Removes every release of a module, and whatever was reported and changed. */
  | { readonly ask: 'reset' }
  /** Reads the registry again for the next page. */
  | { readonly ask: 'outdate' }
)

export interface ReleaseResponse {
  readonly id: number
  readonly result: unknown
  /** What went wrong; absent otherwise. */
  readonly fault?: string
}

let now = new Date(Number(process.env['NOW']))
const config = readConfig(process.env)
const log = pino({ level: 'error' })
const database = await openDatabase(config, log)
await buildSample(database, now)
const folders = { apps: config.appsDirectory, store: moduleStoreOf(config) }
await publishBuilt({ database, log, ...folders, now, developed: new Set() })
const app = await createApp({ config, database, log, routes, now: () => now, sample: sampleWing })
await app.listen({ host: 'localhost', port: config.port })

process.on('message', (call: ReleaseCall) => {
  const { id } = call
  respondTo(call).then(
    (result) => process.send?.({ id, result } satisfies ReleaseResponse),
    (error: unknown) => process.send?.({ id, result: null, fault: String(error) } satisfies ReleaseResponse),
  )
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })

async function respondTo(call: ReleaseCall): Promise<unknown> {
  switch (call.ask) {
    case 'setNow':
      now = new Date(call.now)
      return null
    case 'collect':
      return collectReleases({ database, log, ...folders, now })
    case 'report': {
      const { tenantId, module, version, ok, times } = call
      const outcome = { mapId: '', module, version, phase: 'load', ok, duration: 1, reason: '', reportedAt: now }
      const rows = Array.from({ length: times }, () => ({ id: newId(now.getTime()), ...outcome }))
      return database.withTenant(tenantId, async (tx) => void (await tx.insert(moduleOutcomes).values(rows)))
    }
    case 'reset':
      return database.asOwner(async (tx) => {
        await tx.delete(moduleAssignments).where(ne(moduleAssignments.moduleId, SHELL_ID))
        await tx.delete(moduleReleases).where(ne(moduleReleases.moduleId, SHELL_ID))
        await tx.delete(registryChanges).where(ne(registryChanges.moduleId, SHELL_ID))
        await tx.delete(moduleOutcomes)
      })
    case 'outdate':
      registryOf(database, config).outdate()
      return null
  }
}
