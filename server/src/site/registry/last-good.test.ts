/** Which release stands behind the current one, by what visitors' pages reported. */
import { eq } from 'drizzle-orm'

import { getModuleMap } from '@campus/contracts/composition'

import { buildModule } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestSite, type TestSite } from '../../testing/test-site'
import { OPERATOR } from '../releases/release-tokens'
import { Releases } from '../releases/releases'
import { moduleOutcomes } from './registry.schema'

const ID = 'mfe-portal'
let site: TestSite
let releases: Releases
beforeAll(async () => {
  site = await openTestSite()
  for (const version of ['1.1.0', '1.2.0']) {
    buildModule(site.apps, ID, version)
    await site.publish()
  }
  releases = new Releases(site.server.database, site.server.config)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.server.database.asOwner((tx) => tx.delete(moduleOutcomes))
  await promote('1.0.0')
})

let changes = 0
const change = () => ({ changedAt: new Date(TEST_NOW.getTime() + ++changes), changedBy: 'li', why: 'a test' })
const promote = (version: string, scope = '*') => releases.promote(OPERATOR, ID, { version, scope }, change())

async function report(version: string, ok: boolean, { times = 10, tenantId = '10001', phase = 'load' } = {}) {
  await site.server.database.withTenant(tenantId, (tx) =>
    tx.insert(moduleOutcomes).values(
      Array.from({ length: times }, (_, index) => ({
        id: `${version}-${ok}-${phase}-${index}`,
        page: `${version}-${ok}-${phase}-${index}`,
        area: `area-${index % 5}`,
        mapId: 'abc',
        module: ID,
        version,
        phase,
        ok,
        duration: 1,
        reason: '',
        reportedAt: TEST_NOW,
      })),
    ),
  )
}

async function served(tenantId = '10001') {
  const { modules } = await site.server.call(getModuleMap, { tenantId }, { tenantId })
  const entry = modules.find(({ id }) => id === ID)
  return [entry?.version, entry?.lastGood?.version]
}

test('a release that was promoted over a bad one falls back to the one that loaded', async () => {
  await report('1.0.0', true)
  await promote('1.1.0')
  await report('1.1.0', false)
  await promote('1.2.0')
  expect(await served()).toEqual(['1.2.0', '1.0.0'])
})

test('a release that nobody loaded yet is not the last good one', async () => {
  await report('1.0.0', true)
  await promote('1.1.0')
  await promote('1.2.0')
  expect(await served()).toEqual(['1.2.0', '1.0.0'])
})

test('a release that loads and then fails on its pages is not the last good one', async () => {
  await report('1.0.0', true)
  await promote('1.1.0')
  await report('1.1.0', true)
  await report('1.1.0', false, { times: 3, phase: 'render' })
  await promote('1.2.0')
  expect(await served()).toEqual(['1.2.0', '1.0.0'])
})

test('the newest that loaded is the last good one', async () => {
  await report('1.0.0', true)
  await promote('1.1.0')
  await report('1.1.0', true)
  await promote('1.2.0')
  expect(await served()).toEqual(['1.2.0', '1.1.0'])
})

test('after a rollback what failed before it does not stand behind what took its place', async () => {
  await report('1.0.0', false)
  await promote('1.1.0')
  await promote('1.2.0')
  await releases.rollBack(OPERATOR, ID, undefined, change())
  await promote('1.2.0')
  await report('1.1.0', false)
  await releases.rollBack(OPERATOR, ID, undefined, change())
  expect(await served()).toEqual(['1.1.0', '1.0.0'])
})

test('what is reported without a page proves nothing', async () => {
  await report('1.0.0', true)
  await promote('1.1.0')
  await report('1.1.0', true)
  await site.server.database.asOwner((tx) =>
    tx.update(moduleOutcomes).set({ page: null }).where(eq(moduleOutcomes.version, '1.1.0')),
  )
  await promote('1.2.0')
  expect(await served()).toEqual(['1.2.0', '1.0.0'])
})

test('a page whose first try failed and whose second one did not has loaded the release', async () => {
  await report('1.0.0', true)
  await promote('1.1.0')
  await report('1.1.0', false)
  await site.server.database.asOwner(async (tx) => {
    const rows = await tx.select().from(moduleOutcomes).where(eq(moduleOutcomes.version, '1.1.0'))
    await tx
      .insert(moduleOutcomes)
      .values(rows.map((row) => ({ ...row, id: `${row.id}-again`, phase: 'retry', ok: true })))
  })
  await promote('1.2.0')
  expect(await served()).toEqual(['1.2.0', '1.1.0'])
})

test('of a tenant’s own releases what its own visitors reported decides', async () => {
  await promote('1.0.0', '10002')
  await report('1.0.0', true, { tenantId: '10002' })
  await promote('1.1.0', '10002')
  await report('1.1.0', true, { tenantId: '10001' })
  await promote('1.2.0', '10002')
  expect(await served('10002')).toEqual(['1.2.0', '1.0.0'])
  await site.server.database.asOwner((tx) => tx.delete(moduleOutcomes).where(eq(moduleOutcomes.module, ID)))
})
