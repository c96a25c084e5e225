/** A module that holds unfinished work is not replaced by a release that would let it go; a rollback is never refused for it. */
import { leaseRelease } from '../../platform/leases/release-lease'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { buildShell, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { KINGDEE, openOperatorSite, type OperatorSite } from '../operator/testing/operator-site'
import { asOperator } from './testing/as-operator'

const ID = 'mfe-certificate'
const PAGE = '/lookup/answer'
const HELD = { routes: [routeOf(PAGE, { lease: 'answerLogId' })], draft: { version: 1, reads: [1] } }
const DROPPED = `does not hold unfinished work at ${PAGE}`

let site: OperatorSite
let operator: ReturnType<typeof asOperator>
beforeAll(async () => {
  site = await openOperatorSite()
  const sharedScope = { version: '1.0', names: { react: ['useState'] }, versions: { react: '19.3.1' } }
  buildShell(site.apps, '1.0.2', { routes: ['/login'], sharedScope })
  await site.publish()
  operator = asOperator(site, ID)
})
afterAll(() => site.close())
beforeEach(() => site.reset())
afterEach(() => site.server.database.asOwner((tx) => tx.delete(releaseLeases)))

let count = 1
const newVersion = () => `${++count}.0.0`

/** A release that holds work, and a piece of work that it holds. */
async function holding(): Promise<string> {
  const version = newVersion()
  await operator.publish(version, HELD)
  await operator.done('promote', { version })
  await site.server.database.withTenant(
    '10001',
    (tx) => leaseRelease({ tx, now: TEST_NOW }, '7', { module: ID, version, draft: HELD.draft, isGiven: false }),
    SAMPLE_STUDENT.id,
  )
  return version
}

test('a release that would let held work go is not published', async () => {
  await holding()
  const without = operator.build(newVersion(), { ...HELD, routes: [routeOf(PAGE)] })
  expect(await operator.done('check', without)).toMatchObject({ faults: [expect.stringContaining(DROPPED)] })
  expect((await operator.ask('publish', without)).msg).toContain(DROPPED)
})

test('while work is under way a release is promoted that reads it and has its page, and taken back in any case', async () => {
  const before = await holding()
  const [other, unread, reading] = [newVersion(), newVersion(), newVersion()]
  await operator.publish(other, { ...HELD, routes: [routeOf('/lookup')] })
  await operator.publish(unread, { ...HELD, draft: { version: 2, reads: [2] } })
  await operator.publish(reading, { ...HELD, draft: { version: 2, reads: [1, 2] } })
  expect((await operator.ask('promote', { version: other })).msg).toBe(
    `1 piece of work under way needs the page ${PAGE}, which ${ID} ${other} does not have.`,
  )
  expect((await operator.ask('promote', { version: unread })).msg).toBe(
    `1 piece of work under way needs a release that reads form 1, which ${ID} ${unread} does not (draft.reads).`,
  )
  expect((await operator.ask('promote', { version: unread, scope: KINGDEE })).status).toBe(200)
  await operator.done('promote', { version: reading })
  await site.server.database.asOwner((tx) => tx.update(releaseLeases).set({ draftVersion: 2, version: reading }))
  expect(await operator.done('rollback', {})).toMatchObject({ version: before, rolledBack: reading })
})

test('work whose page has not been opened for a day holds no promotion up', async () => {
  await holding()
  const leasedTime = new Date(TEST_NOW.getTime() - 25 * 60 * 60_000)
  await site.server.database.asOwner((tx) => tx.update(releaseLeases).set({ leasedTime }))
  const unread = newVersion()
  await operator.publish(unread, { ...HELD, draft: { version: 2, reads: [2] } })
  await operator.done('promote', { version: unread })
})
