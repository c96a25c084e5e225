import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import pino from 'pino'

import { mapEntryAddress, mapIndexAddress, type ModuleMap } from '@campus/contracts/composition'

import { readConfig } from '../../platform/config/config'
import { buildModule } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { bootDataIn, openTestSite, type TestSite } from '../../testing/test-site'
import { moduleStoreOf } from '../gateway/gateway'
import { collectReleases } from './collect-releases'
import { KeptMaps } from './kept-maps'
import { partsOf } from './module-map.model'
import { Registry } from './registry'
import { moduleReleases } from './registry.schema'
import type { Composition } from './resolve.model'

const DAY = 24 * 60 * 60 * 1000

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

const log = pino({ level: 'silent' })
const now = TEST_NOW
const given = (): Promise<Composition> =>
  new Registry(site.server.database, readConfig({})).compositionFor({
    tenantId: '10001',
    visitorId: '',
    isAtHome: true,
  })
/** As another process would find it. */
const found = (id: string) => new KeptMaps(site.server.database).find(id, site.server.database)

test('a map that one process gave is the same map in every other one', async () => {
  const composition = await given()
  expect(await found(composition.map.id)).toBeNull()
  expect(await new KeptMaps(site.server.database).keep(composition, { now, log })).toBe(true)
  const { map } = composition
  expect(await found(map.id)).toEqual(map)
  expect(partsOf((await found(map.id)) ?? map)).toEqual(partsOf(map))
})

test('a page gets the rest of its map after its releases were replaced', async () => {
  const { moduleMap } = bootDataIn((await site.get('/')).body)
  buildModule(site.apps, 'mfe-certificate', '1.1.0')
  await site.publish()
  const versionIn = async (map: ModuleMap) => {
    const response = await site.get(mapEntryAddress(map.id, 'mfe-certificate'))
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    return response.json<{ version: string }>().version
  }
  expect(await versionIn(moduleMap)).toBe('1.0.0')
  expect(await versionIn(bootDataIn((await site.get('/')).body).moduleMap)).toBe('1.1.0')
})

test('the integrity that a page has of the index is that of the index', async () => {
  const { moduleMap } = bootDataIn((await site.get('/')).body)
  const { body } = await site.get(mapIndexAddress(moduleMap.id))
  expect(moduleMap.modules.map(({ id }) => id)).toEqual(['mfe-portal'])
  expect(moduleMap.rest?.integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`)
})

test.each([
  ['a map that nobody was given', mapIndexAddress('0123456789ab')],
  ['an entry of no map', mapEntryAddress('0123456789ab', 'mfe-portal')],
])('%s is not found, and that is not kept', async (_, address) => {
  const { statusCode, headers } = await site.get(address)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('an entry that the map does not have is not found', async () => {
  const { moduleMap } = bootDataIn((await site.get('/')).body)
  expect((await site.get(mapEntryAddress(moduleMap.id, 'mfe-exam'))).statusCode).toBe(404)
})

test('a page whose map cannot be kept gets it whole', async () => {
  await site.server.database.asOwner((tx) => tx.execute(sql`drop table module_map`))
  const { modules, rest } = bootDataIn((await site.get('/')).body).moduleMap
  expect(modules.map(({ id }) => id)).toEqual(['mfe-certificate', 'mfe-portal'])
  expect(rest).toBeUndefined()
})

test('maps are forgotten when no page was given them for as long as releases are kept', async () => {
  const keep = async (moment: Date) => new KeptMaps(site.server.database).keep(await given(), { now: moment, log })
  const collectAfter = (days: number) =>
    collectReleases({
      database: site.server.database,
      log,
      apps: site.apps,
      store: moduleStoreOf(site.server.config),
      now: new Date(now.getTime() + days * DAY),
    })
  const { map } = await given()
  await keep(now)
  await keep(new Date(now.getTime() + DAY))
  await collectAfter(30.5)
  expect(await found(map.id)).not.toBeNull()
  await collectAfter(31.5)
  expect(await found(map.id)).toBeNull()
})

test('a map is not found when a release reads otherwise now', async () => {
  const composition = await given()
  await new KeptMaps(site.server.database).keep(composition, { now, log })
  await site.server.database.asOwner((tx) => tx.delete(moduleReleases).where(eq(moduleReleases.moduleId, 'mfe-portal')))
  expect(await found(composition.map.id)).toBeNull()
})
