/** Pages opened for unfinished work are of the release that holds it, whatever is published and assigned meanwhile. */
import { getModuleMap } from '@campus/contracts/composition'

import { endLease, leaseRelease, type HoldingPage } from '../../platform/leases/release-lease'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { buildModule, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { bootDataIn, openTestSite, type TestSite } from '../../testing/test-site'
import { moduleStoreOf } from '../gateway/gateway'
import { buildInFolder } from './build-files'
import { assignRelease, recordStoredRelease, returnToRelease } from './change-registry'
import { registryOf } from './registry'
import { verifyRelease } from './release-store'

const ID = 'mfe-exam'
const SCHOOL = '10001'
const PAGE = '/study/test/answer'
const OF_WORK = `${PAGE}?workId=7&answerLogId=88`

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await publish('1.0.0', { version: 1, reads: [1] })
  await asLearner(({ tx }) => endLease(tx, '88'))
})

const HOLDING = [routeOf(PAGE, { layout: 'study', login: true, lease: 'answerLogId' }), routeOf('/study/test')]

/** A release that every school has from then on, whatever its work needs: the gate is not asked. */
async function publish(version: string, draft: HoldingPage['draft'], routes = HOLDING): Promise<void> {
  const build = buildInFolder(buildModule(site.apps, ID, version, { routes, draft }))
  const verified = await verifyRelease('module', build)
  await site.server.database.asOwner((tx) =>
    recordStoredRelease(tx, moduleStoreOf(site.server.config), verified, TEST_NOW, null),
  )
  await assign(version)
}

const asLearner = <Result>(work: (context: Parameters<typeof leaseRelease>[0]) => Promise<Result>) =>
  site.server.database.withTenant(SCHOOL, (tx) => work({ tx, now: TEST_NOW }), SAMPLE_STUDENT.id)
const lease = (page: Partial<HoldingPage> = {}, work = '88') =>
  asLearner((context) =>
    leaseRelease(context, work, {
      module: ID,
      version: '1.0.0',
      draft: { version: 1, reads: [1] },
      isGiven: false,
      ...page,
    }),
  )
/** Assigns 2.0.0, whose work the release before cannot go on with. */
async function publishNext(): Promise<void> {
  await publish('2.0.0', { version: 2, reads: [2] })
  outdate()
}
const outdate = (): void => registryOf(site.server.database, site.server.config).outdate()
const assign = (version: string) =>
  site.server.database.asOwner((tx) =>
    assignRelease(
      tx,
      { moduleId: ID, version, scope: '*', channel: 'stable' },
      { changedAt: new Date(), changedBy: 'test', why: '' },
    ),
  )
const versionAt = async (address: string, host?: string) => {
  const { body } = await site.get(address, host === undefined ? {} : { host })
  return bootDataIn(body).moduleMap.modules.find(({ id }) => id === ID)?.version
}

test('the page of leased work keeps its release; every other page, and other work, gets the assigned one', async () => {
  expect(await lease()).toBe('1.0.0')
  await publishNext()
  expect(await versionAt(OF_WORK)).toBe('1.0.0')
  expect(await versionAt(OF_WORK.replace('=88', '=89'))).toBe('2.0.0')
  expect(await versionAt(PAGE)).toBe('2.0.0')
  expect(await versionAt(`${PAGE}?answerLogId=${'8'.repeat(65)}`)).toBe('2.0.0')
  expect(await versionAt('/study/test?answerLogId=88')).toBe('2.0.0')
  await asLearner(({ tx }) => endLease(tx, '88'))
  expect(await versionAt(OF_WORK)).toBe('2.0.0')
})

test('the release is there in full: its first scripts are asked for, each with its hash', async () => {
  await lease()
  await publishNext()
  const { body } = await site.get(OF_WORK)
  expect(body).toMatch(
    /<link rel="preload" as="script" href="\/modules\/mfe-exam\/1\.0\.0\/page\.js"[^>]* integrity="sha384-/,
  )
  expect(body).not.toContain('/modules/mfe-exam/2.0.0/')
})

test.each([
  ['holds no work on that page', '2.1.0', [routeOf(PAGE, { layout: 'study', login: true }), routeOf('/study/test')]],
  ['does not have that page', '2.1.1', [routeOf('/study/test')]],
])('a release of today that %s moves nobody who is at work', async (_, version, routes) => {
  await lease()
  await publish(version, { version: 1, reads: [1] }, routes)
  outdate()
  expect(await versionAt(OF_WORK)).toBe('1.0.0')
  expect(await versionAt('/study/test')).toBe(version)
})

test('a plain static host asks for the same, by the page’s address', async () => {
  await lease()
  await publishNext()
  const mapAt = async (payload: { address?: string }) =>
    (await site.server.call(getModuleMap, { tenantId: SCHOOL, ...payload })).modules.find(({ id }) => id === ID)
      ?.version
  expect(await mapAt({ address: OF_WORK })).toBe('1.0.0')
  expect(await mapAt({ address: '/' })).toBe('2.0.0')
  expect(await mapAt({})).toBe('2.0.0')
})

test('at a partner’s site, a class of another school: the work’s name is enough', async () => {
  await lease()
  await publishNext()
  expect(await versionAt(OF_WORK, 'kingdee.localhost')).toBe('1.0.0')
})

test.each([
  ['never published', '9.9.9'],
  ['never assigned to this school', '3.0.0'],
])('a release that was %s holds nothing, whatever a page says of itself', async (_, version) => {
  await publish('3.0.0', { version: 1, reads: [1] })
  await publishNext()
  await site.server.database.asOwner(async (tx) => {
    const change = { changedAt: TEST_NOW, changedBy: 'test', why: '' }
    await tx.execute(`delete from registry_change where version = '3.0.0'`)
    await assignRelease(tx, { moduleId: ID, version: '3.0.0', scope: '10002', channel: 'stable' }, change)
  })
  await lease({ version })
  expect(await versionAt(OF_WORK)).toBe('2.0.0')
})

describe('a page of another release', () => {
  const other = { version: '2.0.0', draft: { version: 2, reads: [2] } }

  test('that cannot go on with the work learns which one holds it, and changes nothing', async () => {
    await lease()
    expect(await lease(other)).toBe('1.0.0')
    expect(await lease(other)).toBe('1.0.0')
  })

  test('that can go on with it holds it from then on, in its own form', async () => {
    await lease()
    expect(await lease({ version: '2.0.0', draft: { version: 2, reads: [1, 2] } })).toBe('2.0.0')
    expect(await lease()).toBe('2.0.0')
    expect(await lease({ version: '1.0.1', draft: { version: 1, reads: [1, 2] } })).toBe('1.0.1')
  })

  test('that was given to this very work holds it: there was no other', async () => {
    await lease()
    expect(await lease({ ...other, isGiven: true })).toBe('2.0.0')
  })

  test('holds other work without a question', async () => {
    await lease()
    expect(await lease(other, '89')).toBe('2.0.0')
  })
})

test('who is at work in a release that is taken back goes on in the one of today, if that reads what is kept', async () => {
  const reading = { version: 2, reads: [1, 2] }
  await lease()
  await publish('2.2.0', reading)
  outdate()
  expect(await lease({ version: '2.2.0', draft: reading })).toBe('2.2.0')
  const back = async (version: string) => {
    const place = { moduleId: ID, scope: '*', channel: 'stable' } as const
    const change = { changedAt: new Date(), changedBy: 'test', why: 'it is bad' }
    await site.server.database.asOwner((tx) =>
      returnToRelease(tx, place, { version, behind: [], from: '2.2.0' }, change),
    )
    outdate()
  }
  await back('1.0.0')
  expect(await versionAt(OF_WORK)).toBe('2.2.0')
  await publish('1.1.0', { version: 1, reads: [1, 2] })
  await assign('2.2.0')
  expect(await versionAt(OF_WORK)).toBe('2.2.0')
  await back('1.1.0')
  expect(await versionAt(OF_WORK)).toBe('1.1.0')
})
