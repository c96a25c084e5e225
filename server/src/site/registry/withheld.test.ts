/** What follows from the reports of visitors' pages: a release is demoted, left alone, or stays whatever is forged. */
import { asc, eq } from 'drizzle-orm'

import { reportModuleOutcome, type ModuleOutcome } from '@campus/contracts/composition'

import { endLease, leaseRelease } from '../../platform/leases/release-lease'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { buildModule, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { openAgain } from '../../testing/test-database'
import { bootDataIn, openTestSite, type TestSite } from '../../testing/test-site'
import { waitUntil } from '../../testing/wait-until'
import { OPERATOR } from '../releases/release-tokens'
import { Releases } from '../releases/releases'
import { Registry, registryOf } from './registry'
import { moduleOutcomes, registryChanges, withheldReleases } from './registry.schema'
import { isTrialPage } from './withheld.model'

const ID = 'mfe-portal'
const OTHER_SCHOOL = 'hailan.localhost'

let site: TestSite
let releases: Releases
beforeAll(async () => {
  site = await openTestSite()
  for (const version of ['1.1.0', '1.2.0']) {
    buildModule(site.apps, ID, version, { routes: [routeOf('/')], routePreload: { '/': ['page.js'] } })
    await site.publish()
  }
  releases = new Releases(site.server.database, site.server.config)
})
afterAll(() => site.close())

let seconds = 0
/** A moment after everything that happened so far. */
const later = () => {
  const now = new Date(TEST_NOW.getTime() + ++seconds * 1000)
  site.server.setNow(now)
  return now
}
const change = () => ({ changedAt: later(), changedBy: 'li', why: 'a test' })
const promote = async (version: string, scope = '*') => {
  await releases.promote(OPERATOR, ID, { version, scope }, change())
  later()
}
beforeEach(async () => {
  await site.server.database.asOwner(async (tx) => {
    await tx.delete(moduleOutcomes)
    await tx.delete(withheldReleases)
  })
  await promote('1.0.0')
  await promote('1.1.0')
})

/** Trace ids of pages that try what is left alone, and of pages that do not. */
const traceIds = Array.from({ length: 2000 }, (_, index) => `trace-id-${index}`)
const trials = traceIds.filter(isTrialPage)
const ordinary = traceIds.filter((id) => !isTrialPage(id))
let pages = 0

interface Visit {
  readonly host?: string
  readonly tenantId?: string
  readonly address?: string
  readonly isTrial?: boolean
}

const failure = { module: ID, phase: 'load', ok: false, duration: 3600, reason: 'no answer' } as const

/** Opens a page as one more visitor, of another network each. */
async function visit({ host = 'localhost', tenantId = '10001', address, isTrial = false }: Visit = {}) {
  pages += 1
  later()
  const traceId = (isTrial ? trials : ordinary)[pages % (isTrial ? trials : ordinary).length] ?? ''
  const { body } = await site.get('/', { host, headers: { 'x-trace-id': traceId } })
  const { pageToken = '', modules } = bootDataIn(body).moduleMap
  const entry = modules.find(({ id }) => id === ID)
  if (entry === undefined) throw new Error('the page has no portal')
  const { version } = entry
  const from = address ?? `10.0.${pages % 250}.1`
  return {
    entry,
    body,
    report: (...outcomes: Partial<ModuleOutcome>[]) =>
      site.server.call(
        reportModuleOutcome,
        { pageToken, outcomes: outcomes.map((outcome) => ({ ...failure, version, ...outcome })) },
        { tenantId, address: from },
      ),
  }
}

/** So many pages are opened, and report how they got on. */
async function visits(times: number, ok: boolean, options: Visit = {}) {
  for (let index = 0; index < times; index += 1) await (await visit(options)).report({ ok })
}

const served = async (options: Visit = {}) => {
  const { entry } = await visit(options)
  return [entry.version, entry.lastGood?.version ?? null, entry.tripped ?? false]
}
/** What pages get once the registry has heard of a change. */
const becomes = (expected: unknown[], options: Visit = {}) =>
  waitUntil(async () => JSON.stringify(await served(options)) === JSON.stringify(expected))
const withheld = () => site.server.database.asOwner((tx) => tx.select().from(withheldReleases))
const demotions = () =>
  site.server.database.asOwner((tx) =>
    tx
      .select()
      .from(registryChanges)
      .where(eq(registryChanges.action, 'demote'))
      .orderBy(asc(registryChanges.changedAt), asc(registryChanges.id)),
  )

/** Fails in so many pages that the release is demoted: where it is left alone meanwhile, those that try it go on. */
async function failFirstPages(options: Visit = {}) {
  await visits(4, false, options)
  await waitUntil(async () => (await served(options))[0] !== '1.1.0')
  await visits(1, false, { ...options, isTrial: true })
}

test('a release that fails its first pages is demoted at that school alone, in every process, and the audit says why', async () => {
  const before = (await demotions()).length
  await failFirstPages()
  await becomes(['1.0.0', null, false], { isTrial: true })
  expect(await served({ host: OTHER_SCHOOL })).toEqual(['1.1.0', '1.0.0', false])
  const other = await openAgain(site.server.database)
  const { map } = await new Registry(other, site.server.config).compositionFor({
    tenantId: '10001',
    visitorId: '',
    isAtHome: true,
  })
  expect(map.modules.find(({ id }) => id === ID)?.version).toBe('1.0.0')
  await other.close()
  expect((await demotions()).slice(before)).toEqual([
    expect.objectContaining({
      changedBy: 'system',
      moduleId: ID,
      scope: '10001',
      version: '1.1.0',
      detail: '5/5',
      why: 'it failed in 5 of 5 pages since it was assigned, opened from 5 networks',
    }),
  ])
  expect(site.server.errors.join('')).toContain('a release is demoted')
})

test('promoted again by hand it is given to the school again, and what it did before does not count', async () => {
  await failFirstPages()
  await becomes(['1.0.0', null, false], { isTrial: true })
  await promote('1.1.0')
  await becomes(['1.1.0', '1.0.0', false])
  await visits(3, false)
  expect(await withheld()).toEqual([])
})

test('promoted at another school it stays demoted here', async () => {
  await failFirstPages()
  await promote('1.1.0', '10002')
  expect(await withheld()).toEqual([expect.objectContaining({ scope: '10001', cause: 'demoted' })])
  await releases.rollBack(OPERATOR, ID, '10002', change())
})

test('the next release is given to the school that demoted the one before', async () => {
  await failFirstPages()
  await promote('1.2.0')
  await becomes(['1.2.0', '1.0.0', false])
})

test('the last one standing is never demoted: pages do not wait for it until it loads again', async () => {
  await failFirstPages()
  await becomes(['1.0.0', null, false], { isTrial: true })
  await site.server.database.asOwner((tx) => tx.delete(moduleOutcomes))
  await promote('1.0.0')
  const { entry, ...first } = await visit()
  expect(entry.version).toBe('1.0.0')
  await first.report({})
  await visits(9, false)
  expect((await withheld()).filter(({ version }) => version === '1.0.0')).toEqual([
    expect.objectContaining({ cause: 'tripped', scope: '10001' }),
  ])
  await becomes(['1.0.0', null, true])
  await (await visit()).report({ phase: 'heal', ok: true })
  await becomes(['1.0.0', null, false])
})

test('a release with which somebody works is not demoted', async () => {
  const asLearner = <Result>(work: (context: Parameters<typeof leaseRelease>[0]) => Promise<Result>) =>
    site.server.database.withTenant('10001', (tx) => work({ tx, now: later() }), SAMPLE_STUDENT.id)
  await asLearner((context) =>
    leaseRelease(context, '88', { module: ID, version: '1.1.0', draft: { version: 1, reads: [1] }, isGiven: false }),
  )
  const before = (await demotions()).length
  await failFirstPages()
  expect((await demotions()).length).toBe(before)
  await asLearner(({ tx }) => endLease(tx, '88'))
  await visits(1, false, { isTrial: true })
  expect((await demotions()).length).toBe(before + 1)
})

test('a release that hangs is left alone after a few pages, also by the preloads, and comes back once a trial loads it', async () => {
  await visits(10, true)
  await visits(4, false)
  await becomes(['1.0.0', null, false])
  expect((await visit()).body).not.toContain(`/modules/${ID}/1.1.0/page.js`)
  expect(await served({ isTrial: true })).toEqual(['1.1.0', '1.0.0', false])
  expect(await withheld()).toEqual([expect.objectContaining({ cause: 'tripped', version: '1.1.0', scope: '10001' })])
  await visits(1, false, { isTrial: true })
  expect(await withheld()).toHaveLength(1)
  later()
  await visits(1, true, { isTrial: true })
  expect(await withheld()).toEqual([])
  await becomes(['1.1.0', '1.0.0', false])
})

test('one failure among pages that load changes nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    await visits(2, false)
    await visits(1, true)
    later()
  }
  await visits(6, true)
  expect((await withheld()).filter(({ cause }) => cause === 'tripped')).toEqual([])
})

test('errors that nothing caught are kept and demote nobody', async () => {
  for (let index = 0; index < 12; index += 1) await (await visit()).report({ phase: 'error', ok: false })
  expect(await withheld()).toEqual([])
})

test('1,440 forged failures, each in a page of its own, from one network change nothing', async () => {
  await visits(6, true)
  const { entry } = await visit()
  const phases = ['load', 'retry', 'lastGood', 'heal', 'render'] as const
  const forged = [{ version: '1.1.0' }, { version: '1.0.0' }, { module: 'mfe-certificate', version: '1.0.0' }].flatMap(
    (release) => phases.map((phase) => ({ ...release, phase })),
  )
  for (let index = 0; index < 96; index += 1) {
    const { report } = await visit({ address: `203.0.113.${index}` })
    await report(...forged)
  }
  const rows = await site.server.database.asOwner((tx) => tx.select().from(moduleOutcomes))
  expect(rows.filter(({ ok }) => !ok)).toHaveLength(1440)
  expect(await withheld()).toEqual([])
  registryOf(site.server.database, site.server.config).outdate()
  expect(await served()).toEqual([entry.version, entry.lastGood?.version, false])
  await promote('1.2.0')
  await becomes(['1.2.0', '1.1.0', false])
})
