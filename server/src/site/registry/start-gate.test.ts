/** What a release may not do, a build beside the server may not either: the start asks the same gate. */
import { leaseRelease, type HoldingPage } from '../../platform/leases/release-lease'
import { releaseLeases } from '../../platform/leases/release-lease.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { buildModule, buildShell, routeOf } from '../../testing/releases'
import { TEST_NOW } from '../../testing/test-clock'
import { openOperatorSite, PASSWORD, type OperatorSite } from '../operator/testing/operator-site'
import { asOperator } from '../releases/testing/as-operator'
import { moduleAssignments, setAsideBuilds } from './registry.schema'

const PORTAL = 'mfe-portal'
const LOOKUP = 'mfe-certificate'
const PAGE = '/query_h5'
const HELD = [routeOf(PAGE, { lease: 'answerLogId' })]
/** It leads to the lookup. */
const HOME = { routes: [routeOf('/'), routeOf('/news/:id')], leadsTo: [PAGE] }
const NAMES = { react: ['useState'] }
const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
const scopeWith = (names: Record<string, string[]>) => ({ version: '1.0', names, versions: { react: '19.3.1' } })

let site: OperatorSite
let operator: ReturnType<typeof asOperator>
beforeAll(async () => {
  site = await openOperatorSite()
  operator = asOperator(site, LOOKUP)
})
afterAll(() => site.close())

let count = 1
const newVersion = () => `${++count}.0.0`

/** Every school has releases that fit, of which the lookup holds work; nobody chose any of them. */
beforeEach(async () => {
  await site.server.database.asOwner(async (tx) => {
    await tx.delete(moduleAssignments)
    await tx.delete(releaseLeases)
  })
  const version = newVersion()
  buildShell(site.apps, version, { routes: ['/login'], sharedScope: scopeWith(NAMES) })
  buildModule(site.apps, PORTAL, version, { ...HOME, takes: NAMES })
  buildModule(site.apps, LOOKUP, version, { routes: HELD, draft: { version: 1, reads: [1] } })
  await site.publish()
  expect(await inUse()).toEqual([LOOKUP, PORTAL, 'shell'].map((id) => `${id} ${version}`))
})

async function inUse(): Promise<readonly string[]> {
  const rows = await site.server.database.asOwner((tx) => tx.select().from(moduleAssignments))
  return rows.map(({ moduleId, version }) => `${moduleId} ${version}`).sort()
}

/** What the operator is told of the last start, by the command; the page says the same. */
async function setAside() {
  const rows = await site.server.database.asOwner((tx) => tx.select().from(setAsideBuilds))
  const { data } = await site.ask('status')
  expect(data).toMatchObject({
    setAside: rows.map(({ moduleId, version, reasons }) => ({ moduleId, version, reasons })),
  })
  return rows.map(({ moduleId, version, reasons }) => [`${moduleId} ${version}`, ...reasons])
}

/** Somebody is in the middle of the lookup's work. */
async function beAtWork(
  page: Pick<HoldingPage, 'version' | 'draft'> = { version: `${count}.0.0`, draft: { version: 1, reads: [1] } },
): Promise<void> {
  await site.server.database.withTenant(
    '10001',
    (tx) => leaseRelease({ tx, now: TEST_NOW }, '7', { module: LOOKUP, ...page, isGiven: false }),
    SAMPLE_STUDENT.id,
  )
}

test.each<[string, Parameters<typeof buildModule>[3], string]>([
  [
    'claims a page of another module',
    { routes: [...HELD, routeOf('/news/:number')] },
    'has the path /news/:number, which belongs to mfe-portal.',
  ],
  [
    'claims a page of the shell',
    { routes: [...HELD, routeOf('/login')] },
    'has the path /login, which belongs to shell.',
  ],
  [
    'wants another React',
    { routes: HELD, shared: { react: '^18.3.0' } },
    'needs react ^18.3.0; the shell in use has 19.3.1.',
  ],
  [
    'takes a name that no shell has',
    { routes: HELD, takes: { react: ['useLater'] } },
    'needs useLater of react; the shell in use offers shared scope 1.0.',
  ],
  [
    'needs a name that no shell has',
    { routes: HELD, needs: { react: ['useLater'] } },
    'needs useLater of react; the shell in use offers shared scope 1.0.',
  ],
  [
    'does not have the page to which another leads',
    { routes: [routeOf('/other')] },
    `does not have the page ${PAGE}, to which ${PORTAL} {now} leads.`,
  ],
  [
    'lets unfinished work go',
    { routes: [routeOf(PAGE)] },
    `does not hold unfinished work at ${PAGE}, as ${LOOKUP} {before} does: its route needs lease: 'answerLogId'.`,
  ],
])('a build that %s is set aside; the others are given', async (_, manifest, sentence) => {
  const before = await inUse()
  const version = newVersion()
  buildModule(site.apps, PORTAL, version, HOME)
  buildModule(site.apps, LOOKUP, version, { draft: { version: 1, reads: [1] }, ...manifest })
  await site.publish()
  const reason = `${LOOKUP} ${version} ${sentence.replace('{before}', before[0]?.split(' ')[1] ?? '').replace('{now}', version)}`
  expect(await inUse()).toEqual([before[0], `${PORTAL} ${version}`, before[2]])
  expect(await setAside()).toEqual([[`${LOOKUP} ${version}`, reason]])
  // It is published as little as by a team, in the same words.
  const given = operator.build(version, { draft: { version: 1, reads: [1] }, ...manifest })
  expect(await operator.done('check', given)).toMatchObject({ faults: [reason] })
  expect((await operator.ask('promote', { version })).msg).toBe(`There is no release ${LOOKUP} ${version}.`)
  // The next start sets nothing aside.
  buildModule(site.apps, LOOKUP, newVersion(), { routes: HELD, draft: { version: 1, reads: [1] } })
  await site.publish()
  expect(await setAside()).toEqual([])
})

test('a page that moves from one build to another is given with both', async () => {
  const version = newVersion()
  buildModule(site.apps, PORTAL, version, { routes: [routeOf('/')] })
  buildModule(site.apps, LOOKUP, version, {
    routes: [...HELD, routeOf('/news/:id')],
    draft: { version: 1, reads: [1] },
  })
  await site.publish()
  expect(await inUse()).toEqual([`${LOOKUP} ${version}`, `${PORTAL} ${version}`, expect.stringContaining('shell ')])
  expect((await site.get('/news/1')).body).toContain(`/modules/${LOOKUP}/${version}/`)
})

test('a shell that lacks what a module takes is set aside while that module stays, and given with one that takes it no more', async () => {
  const [lookup, portal, shell] = await inUse()
  const version = newVersion()
  buildShell(site.apps, version, { routes: ['/login'], sharedScope: scopeWith({ react: [] }) })
  await site.publish()
  expect(await inUse()).toEqual([lookup, portal, shell])
  expect(await setAside()).toEqual([
    [
      `shell ${version}`,
      `shell ${version} does not fit ${portal}, which is in use: it needs useState of react; shell ${version} offers shared scope 1.0.`,
    ],
  ])
  buildModule(site.apps, PORTAL, version)
  await site.publish()
  expect(await inUse()).toEqual([lookup, `${PORTAL} ${version}`, `shell ${version}`])
  expect(await setAside()).toEqual([])
})

test('a build that does not read what work under way keeps is published and waits: somebody promotes it, or the next start gives it', async () => {
  await beAtWork()
  const [before] = await inUse()
  const version = newVersion()
  buildModule(site.apps, LOOKUP, version, { routes: HELD, draft: { version: 2, reads: [2] } })
  await site.publish()
  const reason = `1 piece of work under way needs a release that reads form 1, which ${LOOKUP} ${version} does not (draft.reads).`
  expect(await inUse()).toContain(before)
  expect(await setAside()).toEqual([[`${LOOKUP} ${version}`, reason]])
  expect((await operator.ask('promote', { version })).msg).toBe(reason)
  await site.server.database.asOwner((tx) => tx.delete(releaseLeases))
  await operator.done('promote', { version })
  expect(await inUse()).toContain(`${LOOKUP} ${version}`)
  expect(await setAside()).toEqual([])
})

test('the version before can be started again, whatever work under way keeps: a bad one can always be taken back', async () => {
  const before = `${count}.0.0`
  const next = newVersion()
  buildModule(site.apps, LOOKUP, next, { routes: [...HELD, routeOf('/more')], draft: { version: 2, reads: [1, 2] } })
  await site.publish()
  await beAtWork({ version: next, draft: { version: 2, reads: [1, 2] } })
  buildModule(site.apps, LOOKUP, before, { routes: HELD, draft: { version: 1, reads: [1] } })
  await site.publish()
  expect(await inUse()).toContain(`${LOOKUP} ${before}`)
  expect(await setAside()).toEqual([])
})

test('what somebody chose stays, and a build that would not fit beside it is not published', async () => {
  const [, portal] = await inUse()
  await operator.done('promote', { version: `${count}.0.0`, why: 'this one' })
  const version = newVersion()
  buildModule(site.apps, LOOKUP, version, { routes: [...HELD, routeOf('/')], draft: { version: 1, reads: [1] } })
  await site.publish()
  expect(await inUse()).toContain(portal)
  expect(await setAside()).toEqual([
    [`${LOOKUP} ${version}`, `${LOOKUP} ${version} has the path /, which belongs to ${PORTAL}.`],
  ])
})

test('the operator’s page says which build was set aside, when and why, in both languages', async () => {
  const version = newVersion()
  buildModule(site.apps, LOOKUP, version, { routes: [...HELD, routeOf('/')], draft: { version: 1, reads: [1] } })
  await site.publish()
  const signedIn = await site.server.app.inject({
    method: 'POST',
    url: '/operator/sign-in',
    headers: { ...NAVIGATION, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ name: 'operator', password: PASSWORD }).toString(),
  })
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const bodyAt = async (url: string, language: string) =>
    (
      await site.server.app.inject({
        method: 'GET',
        url,
        headers: { ...NAVIGATION, cookie, 'accept-language': language },
      })
    ).body
  for (const url of ['/operator/', `/operator/modules/${LOOKUP}`]) {
    const page = await bodyAt(url, 'en')
    expect(page).toContain(`The build ${version} beside the server was set aside at the start of `)
    expect(page).toContain(`<li lang="en">${LOOKUP} ${version} has the path /, which belongs to ${PORTAL}.</li>`)
    expect(await bodyAt(url, 'zh-CN')).toContain(`随它安装的版本 ${version} 没有启用`)
  }
  expect(await bodyAt(`/operator/modules/${PORTAL}`, 'en')).not.toContain('set aside')
})
