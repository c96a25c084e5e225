/** The operator's page as a browser asks for it: who gets in, what it shows, and that nobody else changes anything. */
import { wireTime } from '../../../platform/http/wire-time'
import { buildModule, moduleFiles, moduleManifestOf } from '../../../testing/releases'
import { TEST_NOW } from '../../../testing/test-clock'
import { moduleStoreOf } from '../../gateway/gateway'
import { collectReleases } from '../../registry/collect-releases'
import { moduleAssignments, moduleOutcomes, registryChanges, withheldReleases } from '../../registry/registry.schema'
import { OPERATOR } from '../../releases/release-tokens'
import { Releases } from '../../releases/releases'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from '../testing/operator-site'
import { PARTNER_MODULE, PARTNER_VERSION } from '../testing/partner-server'
import { SESSION_MS } from './operator-accounts'

const ID = 'mfe-portal'
const PROMOTE = `/operator/modules/${ID}/promote`
const ROLLBACK = `/operator/modules/${ID}/rollback`

let site: OperatorSite
beforeAll(async () => {
  site = await openOperatorSite()
  buildModule(site.apps, ID, '1.1.0')
  await site.publish()
})
afterAll(() => site.close())
beforeEach(() => site.server.setNow(TEST_NOW))

const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }

interface Ask {
  readonly cookie?: string
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

async function open(url: string, { cookie = '', form, headers = {}, address = '198.51.100.1' }: Ask = {}) {
  const response = await site.server.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url,
    remoteAddress: address,
    headers: {
      ...NAVIGATION,
      cookie,
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
  })
  return { status: response.statusCode, html: response.body, headers: response.headers }
}

async function signInAs(name: string, password: string, address?: string) {
  const response = await open('/operator/sign-in', {
    form: { name, password },
    ...(address === undefined ? {} : { address }),
  })
  const setCookie = String(response.headers['set-cookie'] ?? '')
  return { ...response, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

const operatorCookie = async () => (await signInAs('operator', PASSWORD)).cookie
const tokenIn = (html: string): string => /name="token" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? ''

async function accountWith(name: string, roles: string[]) {
  const { password } = (await site.done('account-create', { name, roles })) as { password: string }
  return { password, cookie: (await signInAs(name, password)).cookie }
}

const assignedVersion = () =>
  site.server.database.asOwner(async (tx) => {
    const rows = await tx.select().from(moduleAssignments)
    return rows.find(({ moduleId, scope, channel }) => moduleId === ID && scope === '*' && channel === 'stable')
      ?.version
  })

test.each([
  '/operator/',
  '/operator/audit',
  `/operator/modules/${ID}`,
  `${PROMOTE}?version=1.0.0`,
  `${ROLLBACK}?scope=*`,
])('without a session %s leads to signing in', async (url) => {
  const { status, headers, html } = await open(url)
  expect([status, headers['location'], html]).toEqual([303, '/operator/sign-in', ''])
})

test('the cookie is out of reach of scripts and other sites, and opens what runs', async () => {
  const { status, setCookie, cookie } = await signInAs('operator', PASSWORD)
  expect(status).toBe(303)
  expect(setCookie).toMatch(/; Path=\/operator; HttpOnly; SameSite=Strict$/)
  const page = await open('/operator/', { cookie })
  expect(page.status).toBe(200)
  expect(page.html).toContain('<h2 id="of-mfe-portal">mfe-portal</h2>')
  expect(page.html).toContain('<code>1.1.0</code>')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
  expect(page.headers['cross-origin-opener-policy']).toBe('noopener-allow-popups')
  expect(page.headers['cache-control']).toBe('no-store')
})

test('over https the cookies are for https alone, and no page in the clear can plant the session’s', async () => {
  const behindProxy = await openOperatorSite({ TRUST_PROXY: '1' })
  const headers = { ...NAVIGATION, 'x-forwarded-proto': 'https' }
  const post = (url: string, form: Readonly<Record<string, string>>, cookie = '') =>
    behindProxy.server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const setCookie = String(
    (await post('/operator/sign-in', { name: 'operator', password: PASSWORD })).headers['set-cookie'],
  )
  expect(setCookie).toMatch(/^__Secure-campus_operator=.*; Path=\/operator; HttpOnly; Secure; SameSite=Strict$/)
  const [cookie = ''] = setCookie.split(';')
  const look = async (kept: string) =>
    (await behindProxy.server.app.inject({ url: '/operator/', headers: { ...headers, cookie: kept } })).statusCode
  expect(await look(cookie)).toBe(200)
  expect(await look(cookie.replace('__Secure-', ''))).toBe(303)
  expect((await post('/operator/language', { locale: 'en' }, cookie)).headers['set-cookie']).toMatch(/; secure$/)
  await behindProxy.close()
})

test('without its slash the address is no page of the operator', async () => {
  expect((await open('/operator', { cookie: await operatorCookie() })).status).toBe(404)
})

test.each([
  ['operator', 'wrong'],
  ['nobody', PASSWORD],
  ['operator', ''],
])('%s with the password %j does not get in', async (name, password) => {
  const { status, setCookie } = await signInAs(name, password, '198.51.100.2')
  expect([status, setCookie]).toEqual([password === '' ? 400 : 401, ''])
})

test('after ten wrong passwords of a network not even the right one is taken', async () => {
  for (let count = 0; count < 10; count++) await signInAs('operator', 'wrong', '203.0.113.9')
  const { status, cookie } = await signInAs('operator', PASSWORD, '203.0.113.9')
  expect([status, cookie]).toEqual([429, ''])
})

test('a session ends after eight hours, and when it is signed out', async () => {
  const cookie = await operatorCookie()
  const token = tokenIn((await open('/operator/', { cookie })).html)
  expect((await open('/operator/sign-out', { cookie, form: { token } })).status).toBe(303)
  expect((await open('/operator/', { cookie })).status).toBe(303)
  const other = await operatorCookie()
  site.server.setNow(new Date(TEST_NOW.getTime() + SESSION_MS - 1))
  expect((await open('/operator/', { cookie: other })).status).toBe(200)
  site.server.setNow(new Date(TEST_NOW.getTime() + SESSION_MS))
  expect((await open('/operator/', { cookie: other })).status).toBe(303)
})

test('code of a module on this origin neither reads a page by a call, nor in a frame, nor sends a form', async () => {
  const cookie = await operatorCookie()
  for (const destination of ['empty', 'iframe', 'object', 'embed']) {
    const { status, html } = await open('/operator/', { cookie, headers: { 'sec-fetch-dest': destination } })
    expect([status, tokenIn(html)]).toEqual([403, ''])
  }
  const token = tokenIn((await open('/operator/', { cookie })).html)
  const form = { token, version: '1.0.0', scope: '*', gray: '', why: 'because' }
  const forged: Ask[] = [
    { form: { ...form, token: '' } },
    { form: { ...form, token: '0'.repeat(64) } },
    { form, headers: { 'sec-fetch-dest': 'empty' } },
    { form, headers: { 'sec-fetch-site': 'cross-site' } },
  ]
  for (const ask of forged) expect((await open(PROMOTE, { cookie, ...ask })).status).toBe(403)
  expect(await assignedVersion()).toBe('1.1.0')
})

test('a release is taken back, promoted to a share and to all; the audit says who and why', async () => {
  const { cookie } = await accountWith('li', ['release', 'audit'])
  const offersRollBack = async () => (await open('/operator/', { cookie })).html.includes(`${ROLLBACK}?scope=*`)
  expect(await offersRollBack()).toBe(true)
  const asked = await open(`${ROLLBACK}?scope=*`, { cookie })
  expect(asked.html).toContain('All schools: 1.1.0 is taken back, and 1.0.0 returns.')
  const token = tokenIn(asked.html)
  const undone = await open(ROLLBACK, { cookie, form: { token, scope: '*', version: '1.1.0', why: 'it is <blank>' } })
  expect([undone.status, undone.headers['location']]).toEqual([303, `/operator/?module=${ID}&scope=*&version=1.0.0`])
  expect(await assignedVersion()).toBe('1.0.0')
  // Behind the first release there is none.
  expect(await offersRollBack()).toBe(false)
  expect((await open(String(undone.headers['location']), { cookie })).html).toContain(
    `Done. All schools: ${ID} is 1.0.0`,
  )

  const promotion = { token, version: '1.1.0', scope: '*', why: 'mended' }
  expect((await open(PROMOTE, { cookie, form: { ...promotion, gray: '10' } })).status).toBe(303)
  expect(await assignedVersion()).toBe('1.0.0')
  expect((await open('/operator/', { cookie })).html).toContain('Gray 10%')
  expect((await open(PROMOTE, { cookie, form: { ...promotion, gray: '' } })).status).toBe(303)
  expect(await assignedVersion()).toBe('1.1.0')

  const audit = (await open('/operator/audit', { cookie })).html
  expect(audit).toMatch(/<td data-name="Who">li<\/td>[^]*Rolled back[^]*it is &lt;blank&gt;/)
})

test('a rollback names what was found bad and does not return, and is not offered where nothing good is left', async () => {
  const row = { moduleId: ID, scope: '10001', version: '1.0.0', cause: 'demoted' as const }
  await site.server.database.asOwner((tx) =>
    tx.insert(withheldReleases).values({ ...row, pages: 9, failures: 7, since: TEST_NOW }),
  )
  const { html } = await open(`${ROLLBACK}?scope=*`, { cookie: await operatorCookie() })
  expect(html).toContain('Before 1.1.0 there is no release that could return')
  expect(html).toMatch(/1\.0\.0 does not return: it was taken out of use at \S+ 10001, where 7 of 9 pages failed\./)
  expect(html).not.toContain('<form method="post" action="/operator/modules')
  await site.server.database.asOwner((tx) => tx.delete(withheldReleases))
})

test('what was confirmed for one release does not take back another', async () => {
  const cookie = await operatorCookie()
  const token = tokenIn((await open('/operator/', { cookie })).html)
  const { status, html } = await open(ROLLBACK, { cookie, form: { token, scope: '*', version: '0.9.0', why: 'old' } })
  expect([status, html.includes('mfe-portal is 1.1.0 by now, not 0.9.0; look again.')]).toEqual([409, true])
  expect(await assignedVersion()).toBe('1.1.0')
})

test.each([
  ['no reason', { why: ' ' }],
  ['a share that is none', { gray: '0' }],
  ['a share above all', { gray: '101' }],
  ['a field that there is not', { other: '1' }],
])('a form with %s changes nothing', async (_, wrong) => {
  const cookie = await operatorCookie()
  const token = tokenIn((await open('/operator/', { cookie })).html)
  const form = { token, version: '1.0.0', scope: '*', gray: '', why: 'because', ...wrong }
  expect((await open(PROMOTE, { cookie, form })).status).toBe(400)
  expect(await assignedVersion()).toBe('1.1.0')
})

test('the releases of a module say until when they are kept, or when they were collected', async () => {
  const cookie = await operatorCookie()
  const { config, database, app } = site.server
  const releases = new Releases(database, config)
  const change = { changedAt: TEST_NOW, changedBy: 'li', why: 'a test' }
  const manifest = JSON.stringify(moduleManifestOf(ID, '1.2.0'))
  const files = new Map(
    Object.entries({ ...moduleFiles(ID, '1.2.0'), 'manifest.json': manifest }).map(([name, text]) => [
      name,
      Buffer.from(text),
    ]),
  )
  await releases.publish(OPERATOR, ID, { files }, change)
  const lineOf = async (version: string): Promise<string> => {
    const { html } = await open(`/operator/modules/${ID}`, { cookie })
    return html.split('<tr>').find((line) => line.includes(`<th scope="row"><code>${version}</code>`)) ?? ''
  }
  const until = wireTime(new Date(TEST_NOW.getTime() + 30 * 24 * 60 * 60 * 1000))
  expect(await lineOf('1.2.0')).toContain(`<small>Kept until ${until}</small>`)
  expect(await lineOf('1.0.0')).toContain('<small>Kept: the last good one behind another</small>')
  expect(await lineOf('1.1.0')).not.toContain('Kept')

  const now = new Date(TEST_NOW.getTime() + 30 * 24 * 60 * 60 * 1000)
  await collectReleases({ database, log: app.log, apps: site.apps, store: moduleStoreOf(config), now })
  const line = await lineOf('1.2.0')
  expect(line).toContain(`<small>Collected ${wireTime(now)}</small>`)
  expect(line).not.toContain('/promote?')
  expect((await open(`${PROMOTE}?version=1.2.0`, { cookie })).status).toBe(404)
  expect((await open('/operator/audit', { cookie })).html).toMatch(/Collected[^]*not assigned for 30 days/)
})

test('each role opens its own part', async () => {
  const { cookie } = await accountWith('wang', ['view'])
  const page = await open('/operator/', { cookie })
  expect(page.html).not.toContain('/rollback?')
  expect(page.html).not.toContain('/operator/audit')
  expect((await open(`/operator/modules/${ID}`, { cookie })).html).not.toContain('/promote?')
  for (const url of ['/operator/audit', `${PROMOTE}?version=1.0.0`, `${ROLLBACK}?scope=*`]) {
    expect((await open(url, { cookie })).status).toBe(403)
  }
  const form = { token: tokenIn(page.html), scope: '*', version: '1.1.0', why: 'because' }
  expect((await open(ROLLBACK, { cookie, form })).status).toBe(403)
  expect(await assignedVersion()).toBe('1.1.0')
})

test('a revoked account is signed out at once, and its name may be given again with another password', async () => {
  const { cookie, password } = await accountWith('zhao', ['audit'])
  expect((await open('/operator/', { cookie })).status).toBe(200)
  await site.done('account-revoke', { name: 'zhao' })
  expect((await open('/operator/', { cookie })).status).toBe(303)
  await accountWith('zhao', ['view'])
  expect((await open('/operator/', { cookie })).status).toBe(303)
  expect((await signInAs('zhao', password, '198.51.100.3')).status).toBe(401)
})

test('an account and a token never have the same name', async () => {
  await site.done('account-create', { name: 'chen', roles: ['view'] })
  expect(await site.ask('token-create', { name: 'chen', modules: [ID] })).toMatchObject({ status: 409 })
  await site.done('token-create', { name: 'exam-team', modules: [ID] })
  expect(await site.ask('account-create', { name: 'exam-team', roles: ['view'] })).toMatchObject({ status: 409 })
  expect(await site.ask('account-create', { name: 'chen', roles: ['view'] })).toMatchObject({ status: 409 })
  expect(await site.ask('account-revoke', { name: 'somebody' })).toMatchObject({ status: 409 })
})

test('how releases load is drawn from the outcomes of visitors’ pages', async () => {
  const outcome = { mapId: 'abc', module: ID, version: '1.1.0', phase: 'load', reason: '', reportedAt: TEST_NOW }
  await site.server.database.withTenant('10001', (tx) =>
    tx.insert(moduleOutcomes).values([
      { ...outcome, id: 'one', ok: true, duration: 100 },
      { ...outcome, id: 'two', ok: true, duration: 300 },
      { ...outcome, id: 'three', ok: false, duration: 8000, reason: 'no answer' },
    ]),
  )
  const { html } = await open('/operator/', { cookie: await operatorCookie() })
  expect(html).toContain('aria-label="Loads by hour in the last 24 hours: 2 loaded, 1 failed"')
  expect(html).toContain('2 loaded, 1 failed · 200 ms on average')
})

test('a release that is kept from a school’s visitors says so where it is assigned, and until when', async () => {
  const row = { moduleId: ID, version: '1.1.0', pages: 9, since: TEST_NOW }
  await site.server.database.asOwner((tx) =>
    tx.insert(withheldReleases).values([
      { ...row, scope: '10001', cause: 'demoted', failures: 7 },
      { ...row, scope: '10002', cause: 'tripped', failures: 4 },
      { ...row, scope: '10002', version: '0.9.0', cause: 'demoted', failures: 5 },
    ]),
  )
  const cookie = await operatorCookie()
  for (const address of ['/operator/', `/operator/modules/${ID}`]) {
    const { html } = await open(address, { cookie })
    expect(html).toMatch(/Demoted at \S+ 10001: failed in 7 of 9 pages; promoting it again gives it back/)
    expect(html).toMatch(/Left alone at \S+ 10002: failed in 4 of 9 pages; comes back by itself once it loads/)
    expect(html).not.toContain('5 of 9')
  }
  await site.server.database.asOwner((tx) => tx.delete(withheldReleases))
})

test('the audit has pages', async () => {
  const cookie = await operatorCookie()
  const change = { action: 'assign', moduleId: ID, scope: '*', version: '0.1.0', detail: '', changedBy: 'li' } as const
  await site.server.database.asOwner((tx) =>
    tx.insert(registryChanges).values(
      Array.from({ length: 60 }, (_, index) => ({
        ...change,
        id: `old-${index}`,
        changedAt: new Date('2020-01-01T00:00:00Z'),
        why: `reason ${index}`,
      })),
    ),
  )
  const [first, second] = await Promise.all(['', '?page=2'].map((page) => open(`/operator/audit${page}`, { cookie })))
  expect(first?.html).toContain('?page=2')
  expect(second?.html).toContain('?page=1')
  expect(second?.html).toContain('reason 0<')
  expect((await open('/operator/audit?page=0', { cookie })).status).toBe(400)
})

test('the page speaks the chosen language', async () => {
  const cookie = await operatorCookie()
  const chosen = await open('/operator/language', { cookie, form: { locale: 'zh-CN' } })
  expect(String(chosen.headers['set-cookie'])).toContain('campus.locale=zh-CN')
  const { html } = await open('/operator/', { cookie: `${cookie}; campus.locale=zh-CN` })
  expect(html).toContain('<html lang="zh-CN">')
  expect(html).toContain('运行概况')
})

test('modules and releases that there are not have no page', async () => {
  const cookie = await operatorCookie()
  for (const url of ['/operator/modules/mfe-none', `${PROMOTE}?version=9.9.9`, `${ROLLBACK}?scope=99999`]) {
    expect((await open(url, { cookie })).status).toBe(404)
  }
})

test('a release from outside is promoted contained unless the form says it was reviewed; the page shows which', async () => {
  const cookie = await operatorCookie()
  const promote = `/operator/modules/${PARTNER_MODULE}/promote`
  site.partner.reset()
  await site.allow()
  await site.publishRelease()
  const url = `${promote}?version=${encodeURIComponent(PARTNER_VERSION)}`
  const dialog = (await open(url, { cookie })).html
  expect(dialog).toMatch(/<option value="contained">contained \(frame of its own\)/)
  expect((await open(`${promote}?version=1.0.0`, { cookie })).html).not.toContain('name="level"')
  const form = { token: tokenIn(dialog), version: PARTNER_VERSION, scope: KINGDEE, gray: '', why: 'their register' }
  expect((await open(promote, { cookie, form: { ...form, level: 'contained' } })).status).toBe(303)
  expect((await open('/operator/', { cookie })).html).toContain('<small>contained (frame of its own)</small>')
  expect((await open(promote, { cookie, form: { ...form, level: 'reviewed' } })).status).toBe(303)
  expect((await open('/operator/', { cookie })).html).toContain('<small>reviewed (in the page)</small>')
  expect((await open(promote, { cookie, form: { ...form, level: 'trusted' } })).status).toBe(400)
})
