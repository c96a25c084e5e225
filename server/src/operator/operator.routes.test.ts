import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { ModuleManifest } from '@campus/contracts/composition'
import type { Envelope } from '@campus/contracts/errors'

import { buildShell, moduleFiles, moduleManifestOf, routeOf } from '../testing/releases'
import { TEST_NOW } from '../testing/test-clock'
import { bootDataIn, directivesOf, openTestSite, type TestSite } from '../testing/test-site'
import { OPERATOR_API } from './operator.routes'

const PASSWORD = 'a-password-of-twenty-characters'
const ID = 'mfe-certificate'
const VERSION = '1.0.0+our-lookup'
const LOOKUP = routeOf('/query_h5', { layout: 'query', title: 'query' })
const KINGDEE = '20001'

/** A partner's server: what it answers, by path, and whatever is wrong with it. */
type Fault = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
let partner: Server
let origin: string
let files: Record<string, string>
let fault: Fault | null

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ OPERATOR_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  buildShell(site.apps, '1.0.1', { routes: ['/login'] })
  await site.publish()
  partner = createServer((request, response) => {
    const respond = (): void => {
      const content = files[request.url ?? '']
      const type = request.url?.endsWith('.json') ? 'application/json' : 'text/javascript; charset=utf-8'
      response
        .writeHead(content === undefined ? 404 : 200, { 'access-control-allow-origin': '*', 'content-type': type })
        .end(content)
    }
    if (fault === null) respond()
    else fault(request, response, respond)
  })
  await new Promise<void>((resolve) => partner.unref().listen(0, 'localhost', resolve))
  origin = `http://localhost:${(partner.address() as AddressInfo).port}`
})
afterAll(async () => {
  await site.close()
  await new Promise((resolve) => partner.close(resolve))
})
beforeEach(() => {
  files = {}
  fault = null
  offer(VERSION)
})
afterEach(async () => {
  await ask('unassign', { moduleId: ID, scope: KINGDEE })
  await ask('withdraw', { scope: KINGDEE, origin })
})

/** Puts a build on the partner's server; answers the address of its manifest. */
function offer(version: string, more: Partial<ModuleManifest> = {}): string {
  const folder = `/${encodeURIComponent(version)}/`
  for (const [name, content] of Object.entries(moduleFiles(ID, version))) files[folder + name] = content
  const described = {
    routes: [LOOKUP],
    routePreload: { '/query_h5': ['page.js'] },
    trustedTypesPolicies: [`${ID}.our-lookup`],
    ...more,
  }
  files[`${folder}manifest.json`] = JSON.stringify(moduleManifestOf(ID, version, described))
  return `${origin}${folder}manifest.json`
}

let now = TEST_NOW.getTime()

async function ask(call: string, body?: object, authorization = `Bearer ${PASSWORD}`) {
  site.server.setNow(new Date((now += 1000)))
  const response = await site.server.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `${OPERATOR_API}/${call}`,
    headers: { authorization },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: response.statusCode, ...response.json<Envelope>() }
}

async function done(call: string, body: object): Promise<unknown> {
  const { status, msg, data } = await ask(call, body)
  expect([status, msg]).toEqual([200, 'ok'])
  return data
}

const allow = () => done('allow', { scope: KINGDEE, origin, why: 'their own register' })
const publish = (version = VERSION) =>
  done('publish', { moduleId: ID, address: `${origin}/${encodeURIComponent(version)}/manifest.json` })
const assign = (version = VERSION) =>
  done('assign', { moduleId: ID, version, scope: KINGDEE, why: 'asked for by the school' })

async function pageOf(host: string) {
  const response = await site.get('/query_h5', { host })
  const { moduleMap } = bootDataIn(response.body)
  const policies = [response.headers['content-security-policy'] ?? []].flat().map(directivesOf)
  return { response, moduleMap, policies, module: moduleMap.modules.find(({ id }) => id === ID) }
}

test.each([
  ['', 'nothing'],
  ['Bearer wrong', 'a wrong password'],
  [`Basic ${PASSWORD}`, 'another scheme'],
  [PASSWORD, 'no scheme'],
])('with %j, %s, every call is refused', async (authorization) => {
  expect((await ask('status', undefined, authorization)).status).toBe(401)
  for (const call of ['allow', 'withdraw', 'publish', 'assign', 'unassign']) {
    expect((await ask(call, { scope: KINGDEE, origin, moduleId: ID, version: VERSION }, authorization)).status).toBe(
      401,
    )
  }
})

test('without a password nobody is the operator', async () => {
  const other = await openTestSite()
  const response = await other.server.app.inject({
    url: `${OPERATOR_API}/status`,
    headers: { authorization: 'Bearer ' },
  })
  expect(response.statusCode).toBe(401)
  await other.close()
})

test('a partner’s module is swapped in for one school and taken out again', async () => {
  const before = await pageOf('kingdee.localhost')
  const others = await Promise.all(['localhost', 'hailan.localhost', 'kuka.localhost'].map(pageOf))
  await allow()
  expect(await publish()).toEqual({ version: VERSION, hash: expect.stringMatching(/^sha384-/) })
  expect((await pageOf('kingdee.localhost')).moduleMap.id).toBe(before.moduleMap.id)
  expect(await assign()).toEqual({ previousVersion: null })

  const swapped = await pageOf('kingdee.localhost')
  const base = `${origin}/${encodeURIComponent(VERSION)}/`
  expect(swapped.module).toMatchObject({
    version: VERSION,
    base,
    lastGood: { version: '1.0.0', base: '/modules/mfe-certificate/1.0.0/' },
  })
  expect(Object.keys(swapped.module?.integrity ?? {}).sort()).toEqual(['module.js', 'page.js', 'remoteEntry.js'])
  expect(swapped.response.body).toMatch(
    new RegExp(`<link rel="preload" as="script" href="${base}page.js" crossorigin="anonymous" integrity="sha384-`),
  )
  expect(swapped.response.headers['integrity-policy']).toBe('blocked-destinations=(script)')
  const [first, second] = swapped.policies
  expect(second?.['script-src']).toContain(origin)
  expect(first?.['connect-src']).toEqual(["'self'", origin])
  expect(first?.['trusted-types']).toContain(`${ID}.our-lookup`)
  for (const [index, host] of ['localhost', 'hailan.localhost', 'kuka.localhost'].entries()) {
    const page = await pageOf(host)
    expect(page.moduleMap.id).toBe(others[index]?.moduleMap.id)
    expect(page.response.body + String(page.response.headers['content-security-policy'])).not.toContain(origin)
  }

  expect(await done('unassign', { moduleId: ID, scope: KINGDEE, why: 'the trial is over' })).toEqual({
    previousVersion: VERSION,
  })
  const after = await pageOf('kingdee.localhost')
  expect(after.moduleMap.id).toBe(before.moduleMap.id)
  expect(String(after.response.headers['content-security-policy'])).not.toContain(origin)
})

test('each change says who, when and why', async () => {
  await allow()
  await publish()
  await assign()
  await done('unassign', { moduleId: ID, scope: KINGDEE, why: 'the trial is over' })
  const { data } = await ask('status')
  const { changes, origins, outsideReleases } = data as {
    changes: Record<string, string>[]
    origins: unknown
    outsideReleases: unknown
  }
  const by = { changedBy: 'operator', changedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) }
  expect(changes.slice(0, 3)).toMatchObject([
    { action: 'unassign', moduleId: ID, scope: KINGDEE, previousVersion: VERSION, why: 'the trial is over', ...by },
    { action: 'assign', moduleId: ID, scope: KINGDEE, version: VERSION, why: 'asked for by the school', ...by },
    { action: 'allow', scope: KINGDEE, detail: origin, why: 'their own register', ...by },
  ])
  // Published once, however often it is asked for.
  expect(changes.filter(({ action }) => action === 'publish')).toEqual([
    expect.objectContaining({ version: VERSION, detail: expect.stringMatching(/^sha384-/), ...by }),
  ])
  // What a start assigns is a change too.
  expect(
    changes.filter(({ changedBy }) => changedBy === 'start').map(({ action, moduleId }) => `${action} ${moduleId}`),
  ).toContain('assign shell')
  expect(origins).toEqual([{ scope: KINGDEE, origin }])
  expect(outsideReleases).toEqual([expect.objectContaining({ moduleId: ID, version: VERSION })])
})

test('an origin that is taken from the list takes its module with it', async () => {
  await allow()
  await publish()
  await assign()
  await done('withdraw', { scope: KINGDEE, origin })
  const page = await pageOf('kingdee.localhost')
  expect(page.module).toMatchObject({ version: '1.0.0', lastGood: null })
  expect(page.response.body + String(page.response.headers['content-security-policy'])).not.toContain(origin)
  await allow()
  expect((await pageOf('kingdee.localhost')).module?.version).toBe(VERSION)
})

test('behind a partner’s newer release stands the school’s own module, not the partner’s older one', async () => {
  offer('1.1.0+our-lookup')
  await allow()
  await publish()
  await assign()
  await publish('1.1.0+our-lookup')
  expect(await assign('1.1.0+our-lookup')).toMatchObject({ previousVersion: VERSION })
  expect((await pageOf('kingdee.localhost')).module).toMatchObject({
    version: '1.1.0+our-lookup',
    lastGood: { version: '1.0.0' },
  })
})

const redirected: Fault = (request, response, next) => {
  if (request.url?.endsWith('page.js')) response.writeHead(302, { location: `${origin}/elsewhere.js` }).end()
  else next()
}
const withHeader =
  (name: string, value: string): Fault =>
  (_, response, next) => {
    const write = response.writeHead.bind(response)
    response.writeHead = ((status: number, headers: Record<string, string>) =>
      write(status, { ...headers, [name]: value })) as never
    next()
  }

let count = 0
test.each<[string, { manifest?: Partial<ModuleManifest>; spoil?: (folder: string) => void; fault?: Fault }, string]>([
  [
    'a file differs by a byte',
    { spoil: (folder) => (files[`${folder}page.js`] += ' ') },
    'page.js differs from its manifest',
  ],
  ['a file is missing', { spoil: (folder) => delete files[`${folder}module.js`] }, 'module.js answers 404'],
  ['a file is answered from elsewhere', { fault: redirected }, 'page.js cannot be fetched'],
  [
    'browsers may not read it',
    { fault: withHeader('access-control-allow-origin', 'https://school.example') },
    'Access-Control-Allow-Origin: *',
  ],
  ['scripts come as pages', { fault: withHeader('content-type', 'text/html') }, 'must be served as text/javascript'],
  ['the manifest is no JSON', { spoil: (folder) => (files[`${folder}manifest.json`] = '<html>') }, 'is no JSON'],
  ['the manifest lacks a field', { manifest: { routes: undefined as never } }, 'is wrong at routes'],
  ['it is built for another contract', { manifest: { contract: '2.0' } }, 'is built for contract 2.0'],
  [
    'it is another module',
    { manifest: { id: 'mfe-exam', trustedTypesPolicies: [] } },
    'is a release of mfe-exam, not of mfe-certificate',
  ],
  ['its version names no house', { manifest: { version: '1.0.0' } }, 'must name its house'],
  ['its version is a path', { manifest: { version: '../1+x' } }, 'is no version'],
  ['its entry is no file of it', { manifest: { entry: 'other.js' } }, 'other.js is none of its scripts'],
  [
    'a preload leads elsewhere',
    { manifest: { preload: ['//evil.example/x.js'] } },
    '//evil.example/x.js is none of its scripts',
  ],
  [
    'a file name leads elsewhere',
    { manifest: { files: { '../x.js': { integrity: 'sha384-x', size: 1, brotli: 1 } } } },
    '"../x.js" is no file name',
  ],
  [
    'it wants the page’s default policy',
    { manifest: { trustedTypesPolicies: ['default'] } },
    'Trusted Types policy "default"',
  ],
  [
    'it is too large',
    {
      manifest: {
        files: { 'remoteEntry.js': { integrity: 'sha384-x', size: 6e6, brotli: 1 } },
        preload: [],
        routePreload: {},
      },
    },
    'more than 5000000 bytes',
  ],
])('it is not published when %s', async (_, { manifest = {}, spoil, fault: wrong }, sentence) => {
  const version = `2.${count++}.0+our-lookup`
  await allow()
  const address = offer(version, manifest)
  spoil?.(`/${encodeURIComponent(version)}/`)
  fault = wrong ?? null
  const response = await ask('publish', { moduleId: ID, address })
  expect([response.status, response.msg]).toEqual([409, expect.stringContaining(sentence)])
  expect((await ask('assign', { moduleId: ID, version, scope: KINGDEE })).msg).toBe(
    `There is no release ${ID} ${version}.`,
  )
})

test('a published release never changes', async () => {
  await allow()
  await publish()
  await publish()
  offer(VERSION, { slots: ['consult-dialog.v1'] })
  const response = await ask('publish', {
    moduleId: ID,
    address: `${origin}/${encodeURIComponent(VERSION)}/manifest.json`,
  })
  expect([response.status, response.msg]).toEqual([
    409,
    expect.stringContaining('is published already with other content'),
  ])
})

test('nothing is fetched from an origin that is on no list', async () => {
  const asked: string[] = []
  fault = (request, _, next) => {
    asked.push(request.url ?? '')
    next()
  }
  const response = await ask('publish', { moduleId: ID, address: offer(VERSION) })
  expect([response.status, response.msg]).toEqual([409, `${origin} is on no tenant’s list; allow it first.`])
  expect(asked).toEqual([])
})

test('a release from another tenant’s origin cannot be assigned', async () => {
  await allow()
  await publish()
  const response = await ask('assign', { moduleId: ID, version: VERSION, scope: '10002' })
  expect([response.status, response.msg]).toEqual([
    409,
    `${ID} ${VERSION} comes from ${origin}, which is not on the list of 10002; allow it first.`,
  ])
  expect((await ask('assign', { moduleId: ID, version: VERSION })).msg).toContain('is not on the list of *')
})

test.each([
  ['another module’s', '/news/:other', 'mfe-portal'],
  ['another module’s, written otherwise', '/NEWS/:x/', 'mfe-portal'],
  ['the shell’s', '/login', 'shell'],
])('a release with %s path cannot be assigned', async (_, path, owner) => {
  const version = `3.${count++}.0+our-lookup`
  offer(version, { routes: [LOOKUP, routeOf(path)] })
  await allow()
  await publish(version)
  const response = await ask('assign', { moduleId: ID, version, scope: KINGDEE })
  expect([response.status, response.msg]).toEqual([
    409,
    `${ID} ${version} has the path ${path}, which belongs to ${owner}.`,
  ])
})

test('a page the partner does not have stays the school’s own', async () => {
  const version = '4.0.0+our-lookup'
  offer(version, { routes: [routeOf('/query_pc')], routePreload: {} })
  await allow()
  await publish(version)
  await assign(version)
  const { moduleMap, response } = await pageOf('kingdee.localhost')
  expect(
    moduleMap.modules.map(({ id, module, version: of, routes }) => [id, module, of, routes.map(({ path }) => path)]),
  ).toEqual([
    ['mfe-certificate', undefined, version, ['/query_pc']],
    ['mfe-certificate.own', 'mfe-certificate', '1.0.0', ['/query_h5']],
    ['mfe-portal', undefined, '1.0.0', ['/', '/news/:id']],
  ])
  expect(response.body).toContain(
    '<link rel="preload" as="script" href="/modules/mfe-certificate/1.0.0/remoteEntry.js"',
  )
  // A newer release of the partner may have it after all.
  offer('4.1.0+our-lookup', { routes: [routeOf('/query_pc'), LOOKUP] })
  await publish('4.1.0+our-lookup')
  await assign('4.1.0+our-lookup')
})

test('assigning the same release again takes nothing’s place', async () => {
  offer('5.0.0+our-lookup')
  await allow()
  await publish()
  await publish('5.0.0+our-lookup')
  await assign()
  await assign('5.0.0+our-lookup')
  expect(await assign('5.0.0+our-lookup')).toEqual({ previousVersion: VERSION })
})

test('two operators at the same moment: one predecessor each, nothing lost', async () => {
  offer('6.0.0+our-lookup')
  await allow()
  await publish()
  await publish('6.0.0+our-lookup')
  const answers = await Promise.all([assign(), assign('6.0.0+our-lookup')])
  const previous = answers.map((response) => (response as { previousVersion: string | null }).previousVersion)
  expect(previous.filter((version) => version === null)).toHaveLength(1)
  expect([VERSION, '6.0.0+our-lookup']).toContain(previous.find((version) => version !== null))
})

test('calls there are not, and bodies that are none, change nothing', async () => {
  const authorization = `Bearer ${PASSWORD}`
  const send = (method: 'GET' | 'POST' | 'DELETE', call: string, payload = '', type = 'application/json') =>
    site.server.app.inject({
      method,
      url: `${OPERATOR_API}/${call}`,
      headers: { authorization, 'content-type': type },
      payload,
    })
  const { data: before } = await ask('status')
  expect((await send('POST', 'assign', '{')).statusCode).toBe(400)
  expect((await send('POST', 'assign', '[]')).statusCode).toBe(400)
  expect(
    (await send('POST', 'assign', 'moduleId=mfe-certificate', 'application/x-www-form-urlencoded')).statusCode,
  ).toBe(415)
  for (const [method, call] of [
    ['GET', 'assign'],
    ['DELETE', 'assign'],
    ['POST', 'status'],
    ['POST', 'everything'],
  ] as const) {
    expect((await send(method, call, method === 'GET' ? '' : '{}')).statusCode).toBe(404)
  }
  expect((await ask('status')).data).toEqual(before)
})

test('no response is kept on the way', async () => {
  const response = await site.server.app.inject({
    url: `${OPERATOR_API}/status`,
    headers: { authorization: `Bearer ${PASSWORD}` },
  })
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each<[string, string, object, number, string]>([
  [
    'a release that was never published',
    'assign',
    { moduleId: ID, version: '0.0.1', scope: KINGDEE },
    409,
    'There is no release mfe-certificate 0.0.1.',
  ],
  [
    'the shell as a module',
    'assign',
    { moduleId: 'shell', version: '1.0.1', scope: KINGDEE },
    409,
    'There is no release shell 1.0.1.',
  ],
  ['a reason without end', 'allow', { scope: KINGDEE, origin: 'https://cdn.example', why: 'x'.repeat(301) }, 400, ''],
  [
    'any host at all',
    'allow',
    { scope: KINGDEE, origin: 'https://*.example' },
    409,
    'is no origin modules may come from',
  ],
  [
    'plain http elsewhere',
    'allow',
    { scope: KINGDEE, origin: 'http://cdn.example' },
    409,
    'is no origin modules may come from',
  ],
  [
    'a manifest with a query',
    'publish',
    { moduleId: ID, address: 'https://cdn.example/1/manifest.json?v=2' },
    409,
    'is not the address of a manifest.json',
  ],
  [
    'a manifest with a password',
    'publish',
    { moduleId: ID, address: 'https://a:b@cdn.example/1/manifest.json' },
    409,
    'is not the address of a manifest.json',
  ],
  [
    'an origin with a path',
    'allow',
    { scope: KINGDEE, origin: 'https://cdn.example/x' },
    409,
    'is no origin modules may come from',
  ],
  ['an unknown tenant', 'allow', { scope: '99999', origin: 'https://cdn.example' }, 409, 'There is no tenant 99999.'],
  ['no tenant at all', 'allow', { scope: "' or 1=1", origin: 'https://cdn.example' }, 400, ''],
  [
    'an origin that is not there',
    'withdraw',
    { scope: KINGDEE, origin: 'https://cdn.example' },
    409,
    'is not on the list of',
  ],
  [
    'no address',
    'publish',
    { moduleId: ID, address: 'https://cdn.example/' },
    409,
    'is not the address of a manifest.json',
  ],
  ['nothing', 'publish', {}, 400, ''],
  ['everybody’s module', 'unassign', { moduleId: ID, scope: '*' }, 409, 'would be gone everywhere'],
  ['what is not there', 'unassign', { moduleId: ID, scope: '10002' }, 409, 'has no mfe-certificate of its own'],
  [
    'an unknown tenant’s module',
    'assign',
    { moduleId: ID, version: '1.0.0', scope: '99999' },
    409,
    'There is no tenant 99999.',
  ],
])('%s: refused', async (_, call, body, status, sentence) => {
  const response = await ask(call, body)
  expect([response.status, response.msg]).toEqual([status, expect.stringContaining(sentence)])
})
