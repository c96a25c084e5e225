/** A rollback returns to a release that was good, names it before it is done, and says what it passes over. */
import { buildShell, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { KINGDEE, openOperatorSite, type OperatorSite } from '../operator/testing/operator-site'
import { withheldReleases } from '../registry/registry.schema'
import { Releases } from './releases'
import { asOperator } from './testing/as-operator'

const ID = 'mfe-certificate'
const LOOKUP = routeOf('/query_h5', { layout: 'query', title: 'query' })

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
beforeEach(async () => {
  await site.reset()
  await operator.done('promote', { version: '1.0.0' })
})
afterEach(() => site.server.database.asOwner((tx) => tx.delete(withheldReleases)))

let count = 1
/** New releases, given to a scope one after the other. */
async function promoted(times: number, scope?: string): Promise<string[]> {
  const versions: string[] = []
  for (let time = 0; time < times; time += 1) {
    const version = `${++count}.0.0`
    await operator.publish(version, { routes: [LOOKUP] })
    await operator.done('promote', { version, scope })
    versions.push(version)
  }
  return versions
}

const foundBad = (version: string | undefined, scope = '10001') =>
  site.server.database.asOwner((tx) =>
    tx.insert(withheldReleases).values({
      ...{ moduleId: ID, scope, version: version ?? '', cause: 'demoted' as const },
      ...{ pages: 5, failures: 5, since: TEST_NOW },
    }),
  )
const plan = (scope = '*') => new Releases(site.server.database, site.server.config).planRollBack(ID, scope)
const passedOver = (version: string | undefined, scope = '10001') => ({ version, scope, failures: 5, pages: 5 })
const versionAt = async (host: string) => (await site.lookupAt(host)).module?.version

test('a release that was found bad at any school does not come back; it stays out of use there', async () => {
  const [bad, current] = await promoted(2)
  await foundBad(bad)
  const what = { channel: 'stable', rolledBack: current, version: '1.0.0', passedOver: [passedOver(bad)] }
  expect(await plan()).toMatchObject(what)
  expect(await operator.done('rollback', { why: 'blank' })).toEqual({ ...what, scope: '*' })
  expect(await versionAt('localhost')).toBe('1.0.0')
  expect(await site.server.database.asOwner((tx) => tx.select().from(withheldReleases))).toHaveLength(1)
})

test('one that is good at all schools comes back, whatever was found bad before it', async () => {
  const [bad, good, current] = await promoted(3)
  await foundBad(bad)
  expect(await operator.done('rollback', {})).toMatchObject({ rolledBack: current, version: good, passedOver: [] })
  expect(await operator.done('rollback', {})).toMatchObject({ version: '1.0.0', passedOver: [passedOver(bad)] })
})

test('where nothing good is left, nothing is taken back, and the sentence says why', async () => {
  const [current] = await promoted(1)
  await foundBad('1.0.0', KINGDEE)
  expect(await plan()).toMatchObject({ rolledBack: current, version: null })
  expect((await operator.ask('rollback', {})).msg).toBe(
    `Before ${ID} ${current} there was none that is good; promote another release instead.\n` +
      `${ID} 1.0.0 is passed over: it was found bad at ${KINGDEE}, where 5 of 5 pages failed.`,
  )
  expect(await versionAt('localhost')).toBe(current)
})

test('a school’s own release goes back to its own good one, else to the one of all', async () => {
  const [first, bad, current] = await promoted(3, KINGDEE)
  await foundBad(bad, KINGDEE)
  await foundBad(first, '10001')
  expect(await plan(KINGDEE)).toMatchObject({
    rolledBack: current,
    version: first,
    passedOver: [passedOver(bad, KINGDEE)],
  })
  await operator.done('rollback', { scope: KINGDEE })
  expect(await versionAt('kingdee.localhost')).toBe(first)
  expect(await plan(KINGDEE)).toMatchObject({ rolledBack: first, version: '1.0.0', behind: null })
  await operator.done('rollback', { scope: KINGDEE })
  expect(await versionAt('kingdee.localhost')).toBe('1.0.0')
  expect(await plan(KINGDEE)).toBeNull()
})
