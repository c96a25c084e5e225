/** Releases that nobody has got for a month are collected; whatever somebody may still get stays. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'

import { getModuleMap } from '@campus/contracts/composition'

import { endLease, leaseRelease } from '../../platform/leases/release-lease'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { buildModule, moduleFiles, moduleManifestOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { openAgain } from '../../testing/test-database'
import { openTestSite, type TestSite } from '../../testing/test-site'
import { moduleStoreOf } from '../gateway/gateway'
import { OPERATOR } from '../releases/release-tokens'
import { Releases } from '../releases/releases'
import { collectReleases } from './collect-releases'
import { ReleaseCollectedError } from './registry'
import { moduleReleases, registryChanges } from './registry.schema'
import { ReleaseRefusedError } from './release-store'

const ID = 'mfe-portal'
const DAY = 24 * 60 * 60 * 1000

let site: TestSite
let releases: Releases
let store: string
let now: Date
beforeEach(async () => {
  site = await openTestSite({ LOG_LEVEL: 'silent' })
  const config = { ...site.server.config, appsDirectory: site.apps }
  releases = new Releases(site.server.database, config)
  store = moduleStoreOf(config)
  now = TEST_NOW
})
afterEach(() => site.close())

const change = () => ({ changedAt: (now = new Date(now.getTime() + 1000)), changedBy: 'li', why: 'a test' })
function build(version: string, files: Readonly<Record<string, string>> = {}) {
  const all = { ...moduleFiles(ID, version), 'manifest.json': JSON.stringify(moduleManifestOf(ID, version)), ...files }
  return { files: new Map(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)])) }
}
const publish = (version: string) => releases.publish(OPERATOR, ID, build(version), change())
const promote = (version: string, more: object = {}) => releases.promote(OPERATOR, ID, { version, ...more }, change())
const rollBack = () => releases.rollBack(OPERATOR, ID, undefined, change())
async function publishAll(...versions: string[]): Promise<void> {
  for (const version of versions) await publish(version)
}
const collect = (after = 30, database = site.server.database) => {
  now = new Date(now.getTime() + after * DAY)
  return collectReleases({ database, log: site.server.app.log, apps: site.apps, store, now })
}
const stored = () => readdirSync(join(store, ID)).sort().join(' ')
const state = async (version: string) =>
  (await releases.list(OPERATOR, ID)).find((release) => release.version === version)?.collection
const fileOf = async (version: string) => (await site.get(`/modules/${ID}/${version}/page.js`)).statusCode
const served = async () => {
  const { modules } = await site.server.call(getModuleMap, { tenantId: '10001' }, { tenantId: '10001' })
  const entry = modules.find(({ id }) => id === ID)
  return [entry?.version, entry?.lastGood?.version]
}

test('a release that nobody got goes after 30 days, its files with it; its name stays', async () => {
  await publish('2.0.0')
  expect(await fileOf('2.0.0')).toBe(200)
  const published = now
  await collect(29)
  expect([stored(), await state('2.0.0')]).toEqual([
    '1.0.0 2.0.0',
    { state: 'due', from: new Date(published.getTime() + 30 * DAY) },
  ])
  await collect(1)
  expect([stored(), await state('2.0.0'), await fileOf('2.0.0')]).toEqual([
    '1.0.0',
    { state: 'collected', at: now },
    404,
  ])
  const changes = await site.server.database.asOwner((tx) =>
    tx.select().from(registryChanges).where(eq(registryChanges.version, '2.0.0')),
  )
  expect(changes.map(({ action, changedBy }) => [action, changedBy]).sort()).toEqual([
    ['collect', 'collection'],
    ['publish', 'li'],
  ])
})

test('a collected release is promoted to nobody', async () => {
  await publish('2.0.0')
  await collect()
  await expect(promote('2.0.0')).rejects.toThrow(ReleaseCollectedError)
  await expect(promote('2.0.0', { gray: 10 })).rejects.toThrow('2.0.0 was collected')
  expect(await served()).toEqual(['1.0.0', undefined])
})

test('the same bytes are published again as a new release, other bytes are refused', async () => {
  await publish('2.0.0')
  await collect()
  const other = moduleManifestOf(ID, '2.0.0', { slots: ['consult-dialog.v1'] })
  const changed = build('2.0.0', { 'manifest.json': JSON.stringify(other) })
  await expect(releases.publish(OPERATOR, ID, changed, change())).rejects.toThrow(ReleaseRefusedError)
  expect(stored()).toBe('1.0.0')
  // This process has found that the files are gone.
  expect(await fileOf('2.0.0')).toBe(404)
  expect(await publish('2.0.0')).toMatchObject({ isNew: true })
  expect([stored(), await fileOf('2.0.0')]).toEqual(['1.0.0 2.0.0', 200])
  await collect(29)
  await promote('2.0.0')
  expect(await served()).toEqual(['2.0.0', '1.0.0'])
})

test('what serves, stands behind it, is gray or a tenant’s, or is what a rollback leads to, stays', async () => {
  await publishAll('2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0')
  for (const version of ['2.0.0', '3.0.0', '4.0.0']) await promote(version)
  await promote('5.0.0', { gray: 10 })
  await promote('6.0.0', { scope: '20001' })
  rmSync(join(site.apps, ID), { recursive: true })
  await collect(400)
  expect(stored()).toBe('3.0.0 4.0.0 5.0.0 6.0.0')
  await rollBack()
  expect(await rollBack()).toMatchObject({ rolledBack: '4.0.0', version: '3.0.0' })
  // Nothing leads back to what is gone.
  expect(await served()).toEqual(['3.0.0', undefined])
  await expect(rollBack()).rejects.toThrow('there was none that is kept')
})

test('the release that holds unfinished work stays until the work is done', async () => {
  await publishAll('2.0.0', '3.0.0')
  for (const version of ['2.0.0', '3.0.0']) await promote(version)
  await promote('1.0.0')
  const asLearner = <Result>(work: (tx: Parameters<typeof endLease>[0]) => Promise<Result>) =>
    site.server.database.withTenant('10001', work, SAMPLE_STUDENT.id)
  const page = { module: ID, version: '2.0.0', draft: { version: 1, reads: [1] }, isGiven: false }
  await asLearner((tx) => leaseRelease({ tx, now }, '88', page))
  await collect(400)
  expect([stored(), await state('2.0.0')]).toEqual(['1.0.0 2.0.0', { state: 'held', by: 'work' }])
  await asLearner((tx) => endLease(tx, '88'))
  await collect(0)
  expect(stored()).toBe('1.0.0')
})

test('a build beside the server stays, and a start with one that was collected has it again', async () => {
  const built = buildModule(site.apps, ID, '2.0.0')
  await promote('1.0.0')
  await site.publish()
  await collect(400)
  expect([stored(), await state('2.0.0')]).toEqual(['1.0.0 2.0.0', { state: 'held', by: 'built' }])
  // A manifest in the middle of a build names none.
  writeFileSync(join(built, 'manifest.json'), '{')
  await collect(0)
  expect(stored()).toBe('1.0.0')
  buildModule(site.apps, ID, '2.0.0')
  await site.publish()
  expect([stored(), await state('2.0.0')]).toEqual(['1.0.0 2.0.0', { state: 'held', by: 'built' }])
})

test('more releases than one transaction takes go at once, in two processes that collect at the same time', async () => {
  const versions = Array.from({ length: 60 }, (_, index) => `2.${index}.0`)
  await publishAll(...versions)
  const other = await openAgain(site.server.database)
  await Promise.all([collect(), collect(0, other)])
  await other.close()
  expect(stored()).toBe('1.0.0')
  const recorded = await site.server.database.asOwner((tx) =>
    tx.select().from(registryChanges).where(eq(registryChanges.action, 'collect')),
  )
  expect(recorded.map(({ version }) => version).sort()).toEqual([...versions].sort())
})

test('what a process left that ended in the middle is finished by the next', async () => {
  await publishAll('2.0.0', '3.0.0')
  // It ended after the mark, and before the files went.
  await site.server.database.asOwner((tx) =>
    tx.update(moduleReleases).set({ collectedAt: now }).where(eq(moduleReleases.version, '2.0.0')),
  )
  await expect(promote('2.0.0')).rejects.toThrow(ReleaseCollectedError)
  await collect(0)
  expect(stored()).toBe('1.0.0 3.0.0')
})

test('a release that is promoted or published while others collect has its files, or is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const version = `2.${round}.0`
    await publish(version)
    now = new Date(now.getTime() + 30 * DAY)
    const [promoted] = await Promise.allSettled([promote(version, { gray: 10 }), collect(0), publish(version)])
    const isPromoted = promoted.status === 'fulfilled'
    if (!isPromoted) expect(promoted.reason).toBeInstanceOf(ReleaseCollectedError)
    const collection = await state(version)
    expect(existsSync(join(store, ID, version))).toBe(collection?.state !== 'collected')
    if (isPromoted) expect(collection).toEqual({ state: 'held', by: 'assigned' })
    if (isPromoted) await rollBack()
  }
})

test('a store that was never written has nothing to collect', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'store-'))
  await collectReleases({
    database: site.server.database,
    log: site.server.app.log,
    apps: empty,
    store: join(empty, 'none'),
    now,
  })
  expect(readdirSync(empty)).toEqual([])
  rmSync(empty, { recursive: true })
})
