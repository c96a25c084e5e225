/** A change by one process is used by another at once, although each keeps the registry in memory. */
import { readConfig } from '../../platform/config/config'
import type { Database } from '../../platform/database/database'
import { TEST_NOW } from '../../testing/test-clock'
import { openAgain, openTestDatabase } from '../../testing/test-database'
import { waitUntil } from '../../testing/wait-until'

import '../../testing/test-server'

import { moduleManifestOf } from '../../testing/releases'
import { assignRelease } from './change-registry'
import { Registry } from './registry'
import { moduleReleases } from './registry.schema'

let database: Database
let other: Database
beforeAll(async () => {
  database = await openTestDatabase()
  other = await openAgain(database)
})
afterAll(async () => {
  await other.close()
  await database.close()
})

const ID = 'mfe-portal'
const OCCASION = { tenantId: '10001', visitorId: '', isAtHome: true }
const change = { changedAt: TEST_NOW, changedBy: 'test', why: '' }
const publish = (version: string) =>
  database.asOwner(async (tx) => {
    await tx.insert(moduleReleases).values({ moduleId: ID, version, manifest: moduleManifestOf(ID, version) })
    await assignRelease(tx, { moduleId: ID, version, scope: '*', channel: 'stable' }, change)
  })

test('a change another process makes is composed with; without one the composition stays the same object', async () => {
  const registry = new Registry(other, readConfig({}))
  const versionOf = async () => (await registry.compositionFor(OCCASION)).modules.find(({ id }) => id === ID)?.version
  expect(await versionOf()).toBeUndefined()
  await publish('1.0.0')
  await waitUntil(async () => (await versionOf()) === '1.0.0')
  const composition = await registry.compositionFor(OCCASION)
  expect(await registry.compositionFor(OCCASION)).toBe(composition)
  await publish('1.0.1')
  await waitUntil(async () => (await versionOf()) === '1.0.1')
})

test('whoever asks after a change is not answered with what was being read before it', async () => {
  const registry = new Registry(database, readConfig({}))
  const early = registry.compositionFor(OCCASION)
  const published = publish('1.0.2')
  registry.outdate()
  await Promise.all([early, published])
  registry.outdate()
  const late = await registry.compositionFor(OCCASION)
  expect(late.modules.find(({ id }) => id === ID)?.version).toBe('1.0.2')
})
