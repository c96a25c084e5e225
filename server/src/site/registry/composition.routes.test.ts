import { and, eq } from 'drizzle-orm'

import { getModuleMap, reportModuleOutcome, type ModuleOutcome } from '@campus/contracts/composition'
import { TOLD_CODES } from '@campus/contracts/errors'
import { getPublicSettings } from '@campus/contracts/public-settings'

import { readConfig } from '../../platform/config/config'
import { buildModule } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { bootDataIn, openTestSite, type TestSite } from '../../testing/test-site'
import { waitUntil } from '../../testing/wait-until'
import { Registry } from './registry'
import { moduleAssignments, moduleOrigins, moduleOutcomes, moduleReleases } from './registry.schema'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.server.database.asOwner(async (tx) => {
    for (const table of [moduleAssignments, moduleReleases, moduleOrigins, moduleOutcomes]) await tx.delete(table)
  })
  site.build()
  await site.publish()
})

/** The content of a newly started registry, so that no test waits for a kept one to expire. */
const modulesOf = async (tenantId: string) => {
  const { map } = await new Registry(site.server.database, readConfig({})).compositionFor({
    tenantId,
    visitorId: '',
    isAtHome: true,
  })
  return Object.fromEntries(
    map.modules.map(({ id, version, base, lastGood }) => [id, { version, base, lastGood: lastGood?.version ?? null }]),
  )
}

const operator = { changedBy: 'li', why: 'a partner’s module' }

test('at start every tenant gets what was built', async () => {
  const built = { version: '1.0.0', lastGood: null }
  expect(await modulesOf('10001')).toEqual({
    'mfe-portal': { ...built, base: '/modules/mfe-portal/1.0.0/' },
    'mfe-certificate': { ...built, base: '/modules/mfe-certificate/1.0.0/' },
  })
})

test('a newer build takes the place of the older one, which stays as the last good one', async () => {
  buildModule(site.apps, 'mfe-portal', '1.1.0')
  await site.publish()
  expect((await modulesOf('10001'))['mfe-portal']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' })
  await site.publish()
  expect((await modulesOf('10001'))['mfe-portal']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' })
})

test('what an operator assigned stays when something newer is built', async () => {
  await site.server.database.asOwner((tx) =>
    tx
      .update(moduleAssignments)
      .set({ changedBy: 'li', why: 'it is known to work' })
      .where(eq(moduleAssignments.moduleId, 'mfe-portal')),
  )
  buildModule(site.apps, 'mfe-portal', '1.1.0')
  await site.publish()
  expect((await modulesOf('10001'))['mfe-portal']).toMatchObject({ version: '1.0.0' })
})

test('a partner’s module reaches its tenant only, and only from an origin of that tenant’s list', async () => {
  const partner = { moduleId: 'mfe-certificate', version: '7.0.0' }
  const database = site.server.database
  await database.asOwner(async (tx) => {
    const [row] = await tx
      .select()
      .from(moduleReleases)
      .where(and(eq(moduleReleases.moduleId, 'mfe-certificate')))
    await tx
      .insert(moduleReleases)
      .values({ ...partner, manifest: row?.manifest, base: 'https://cdn.partner.example/lookup/' })
    await tx.insert(moduleAssignments).values({ ...partner, scope: '20001', channel: 'stable', ...operator })
  })
  const builtIn = { version: '1.0.0', base: '/modules/mfe-certificate/1.0.0/', lastGood: null }
  expect((await modulesOf('20001'))['mfe-certificate']).toEqual(builtIn)

  await database.asOwner((tx) =>
    tx.insert(moduleOrigins).values({ scope: '20001', origin: 'https://cdn.partner.example' }),
  )
  expect((await modulesOf('20001'))['mfe-certificate']).toEqual({
    version: '7.0.0',
    base: 'https://cdn.partner.example/lookup/',
    lastGood: '1.0.0',
  })
  expect((await modulesOf('10001'))['mfe-certificate']).toEqual(builtIn)
})

test('a release this server cannot read is as good as none', async () => {
  await site.server.database.asOwner(async (tx) => {
    await tx.insert(moduleReleases).values({ moduleId: 'mfe-portal', version: '9', manifest: { id: 'mfe-portal' } })
    await tx
      .insert(moduleAssignments)
      .values({ moduleId: 'mfe-portal', version: '9', scope: '10002', channel: 'stable', ...operator })
  })
  expect((await modulesOf('10002'))['mfe-portal']).toMatchObject({ version: '1.0.0' })
})

test('a registry answers with the same map as long as nothing changes', async () => {
  const registry = new Registry(site.server.database, readConfig({}))
  const occasion = { tenantId: '10001', visitorId: '', isAtHome: true }
  expect(await registry.compositionFor(occasion)).toBe(await registry.compositionFor(occasion))
})

test('the module map of a tenant can be asked for, as the page at the same moment has it', async () => {
  const map = await site.server.call(getModuleMap, { tenantId: '10002' }, { tenantId: '10002' })
  expect(map.modules.map(({ id }) => id)).toEqual(['mfe-certificate', 'mfe-portal'])
  expect((await site.get('/', { host: 'hailan.localhost' })).body).toContain(map.id)
  expect(await site.server.refusal(getModuleMap, { tenantId: '99999' })).toMatchObject({ code: 40410 })
})

test('a visitor is told from others only while a gray channel needs it', async () => {
  const cookieOf = async () => (await site.get('/')).headers['set-cookie']
  expect(await cookieOf()).toBeUndefined()
  await site.server.database.asOwner((tx) =>
    tx
      .insert(moduleAssignments)
      .values({ moduleId: 'mfe-portal', version: '1.0.0', scope: '10001', channel: 'gray', share: 10, ...operator }),
  )
  await waitUntil(async () => (await cookieOf()) !== undefined)
  expect(String(await cookieOf())).toMatch(/^campus_visitor=.*HttpOnly/)
  expect((await site.get('/', { host: 'hailan.localhost' })).headers['set-cookie']).toBeUndefined()
})

test('the public settings hold nothing secret', async () => {
  const secrets = { API_CLIENT_SECRET: 'SECRET-1', SMS_ACCESS_KEY: 'SECRET-2', API_CLIENT_ID: 'SECRET-3' }
  const other = await openTestSite({
    ...secrets,
    MAPS_KEY: 'a-public-key',
    DOMAIN_SUFFIXES: 'school.example.cn,example.cn',
  })
  try {
    const settings = await other.server.call(getPublicSettings, {})
    expect(settings).toMatchObject({
      mapsKey: 'a-public-key',
      domainSuffixes: ['school.example.cn', 'example.cn', 'localhost'],
      development: true,
    })
    expect(JSON.stringify(settings)).not.toMatch(/SECRET|postgres/)
    expect((await other.get('/')).body).not.toMatch(/SECRET/)
  } finally {
    await other.close()
  }
})

describe('outcomes of loading modules', () => {
  const outcome: ModuleOutcome = {
    module: 'mfe-portal',
    version: '1.0.0',
    phase: 'load',
    ok: true,
    duration: 12.4,
    reason: '',
  }
  const stored = (tenantId: string) =>
    site.server.database.withTenant(tenantId, (tx) => tx.select().from(moduleOutcomes))
  const tokenOf = async (tenantId = '10001') => {
    const { pageToken = '' } = await site.server.call(getModuleMap, { tenantId }, { tenantId })
    return pageToken
  }

  test('are kept for the tenant they happened at, with the page and its map', async () => {
    const { moduleMap } = bootDataIn((await site.get('/')).body)
    const { pageToken = '' } = moduleMap
    const failed: ModuleOutcome = { ...outcome, phase: 'retry', ok: false, reason: 'no answer, call 13800000001' }
    expect(await site.server.call(reportModuleOutcome, { pageToken, outcomes: [outcome, failed] })).toBe(true)
    const row = { mapId: moduleMap.id, page: pageToken.split(' ')[0], area: expect.stringMatching(/^[\w-]{16}$/) }
    expect(await stored('10001')).toEqual([
      expect.objectContaining({ ...row, ok: true, duration: 12 }),
      expect.objectContaining({ ...row, ok: false, reason: 'no answer, call 138****0001' }),
    ])
    expect(await stored('10002')).toEqual([])
  })

  test('no address is kept', async () => {
    const pageToken = await tokenOf()
    await site.server.call(reportModuleOutcome, { pageToken, outcomes: [outcome] }, { address: '203.0.113.77' })
    expect(JSON.stringify(await stored('10001'))).not.toContain('203.0.113')
  })

  test('of one page the first of each release and phase counts, whoever sends the others', async () => {
    const pageToken = await tokenOf()
    const report = (outcomes: ModuleOutcome[], address: string) =>
      site.server.call(reportModuleOutcome, { pageToken, outcomes }, { address })
    await report([outcome, { ...outcome, ok: false }], '203.0.113.1')
    await report(
      [
        { ...outcome, ok: false },
        { ...outcome, phase: 'render', ok: false },
      ],
      '198.51.100.1',
    )
    expect((await stored('10001')).map(({ phase, ok }) => [phase, ok])).toEqual([
      ['load', true],
      ['render', false],
    ])
  })

  test('of releases that the page was not given nothing is kept', async () => {
    const pageToken = await tokenOf()
    const foreign = [
      { ...outcome, version: '9.9.9' },
      { ...outcome, module: 'mfe-exam' },
      { ...outcome, module: '' },
    ]
    expect(await site.server.call(reportModuleOutcome, { pageToken, outcomes: foreign })).toBe(true)
    expect(await stored('10001')).toEqual([])
  })

  test('without a token, with another school’s and after its life they are refused', async () => {
    const pageToken = await tokenOf()
    const codeOf = async (token: string) =>
      (await site.server.refusal(reportModuleOutcome, { pageToken: token, outcomes: [outcome] })).code
    expect(await codeOf('')).toBe(TOLD_CODES.forbidden)
    expect(await codeOf(await tokenOf('10002'))).toBe(TOLD_CODES.forbidden)
    site.server.setNow(new Date(TEST_NOW.getTime() + 12 * 60 * 60 * 1000))
    expect(await codeOf(pageToken)).toBe(TOLD_CODES.forbidden)
    site.server.setNow(TEST_NOW)
    expect(await stored('10001')).toEqual([])
  })

  test('every page has a token of its own', async () => {
    const tokens = await Promise.all([1, 2].map(async () => bootDataIn((await site.get('/')).body).moduleMap.pageToken))
    expect(new Set([...tokens, await tokenOf()]).size).toBe(3)
  })

  test.each<[string, unknown]>([
    ['none', []],
    ['too many', Array.from({ length: 21 }, () => outcome)],
    ['a long reason', [{ ...outcome, reason: 'x'.repeat(201) }]],
    ['an unknown phase', [{ ...outcome, phase: 'other' }]],
    ['a negative duration', [{ ...outcome, duration: -1 }]],
    ['no number', [{ ...outcome, duration: 'NaN' }]],
  ])('%s: refused', async (_, outcomes) => {
    const pageToken = await tokenOf()
    expect((await site.server.send(reportModuleOutcome, { pageToken, outcomes })).statusCode).toBe(400)
  })

  test('a duration of any size is kept as far as it counts', async () => {
    const outcomes = [{ ...outcome, duration: 1e300 }]
    await site.server.call(reportModuleOutcome, { pageToken: await tokenOf(), outcomes })
    expect(await stored('10001')).toEqual([expect.objectContaining({ duration: 2 ** 31 - 1 })])
  })

  test('beyond five thousand the oldest go', async () => {
    const old = new Date('2026-01-01T00:00:00Z')
    const rows = Array.from({ length: 5005 }, (_, index) => ({
      ...outcome,
      id: `old-${index}`,
      mapId: 'abc',
      duration: 1,
      reportedAt: new Date(old.getTime() + index),
    }))
    await site.server.database.withTenant('10001', (tx) => tx.insert(moduleOutcomes).values(rows))
    await site.server.call(reportModuleOutcome, { pageToken: await tokenOf(), outcomes: [outcome] })
    const kept = await stored('10001')
    expect(kept.length).toBeLessThanOrEqual(5001)
    expect(kept.some(({ id }) => id === 'old-0')).toBe(false)
    expect(kept.some(({ id }) => id === 'old-5004')).toBe(true)
  })
})
