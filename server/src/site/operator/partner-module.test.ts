import type { ModuleManifest } from '@campus/contracts/composition'

import { routeOf } from '../../testing/releases'
import { KINGDEE, openOperatorSite, type OperatorSite } from './testing/operator-site'
import {
  LOOKUP_ROUTE,
  PARTNER_MODULE,
  PARTNER_VERSION,
  redirectFile,
  withHeader,
  type Fault,
} from './testing/partner-server'

let site: OperatorSite
let origin: string
beforeAll(async () => {
  site = await openOperatorSite()
  origin = site.partner.origin
})
afterAll(() => site.close())
beforeEach(() => site.reset())

test('a partner’s module is swapped in for one school and taken out again', async () => {
  const before = await site.lookupAt('kingdee.localhost')
  const others = await Promise.all(['localhost', 'hailan.localhost', 'kuka.localhost'].map(site.lookupAt))
  await site.allow()
  expect(await site.publishRelease()).toEqual({ version: PARTNER_VERSION, hash: expect.stringMatching(/^sha384-/) })
  expect((await site.lookupAt('kingdee.localhost')).moduleMap.id).toBe(before.moduleMap.id)
  expect(await site.assign()).toEqual({ previousVersion: null, level: 'reviewed' })

  const swapped = await site.lookupAt('kingdee.localhost')
  const base = `${origin}/${encodeURIComponent(PARTNER_VERSION)}/`
  expect(swapped.module).toMatchObject({
    version: PARTNER_VERSION,
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
  // Its scripts come through the gate; nothing else is read from there, and nothing told.
  expect(first?.['connect-src']).toEqual(["'self'"])
  expect(first?.['style-src']).not.toContain(origin)
  // Its manifest has a picture: its own folder may be shown, and no other address of that origin.
  expect(first?.['font-src']).toEqual(["'self'", base])
  expect(first?.['img-src']?.filter((source) => source.startsWith(origin))).toEqual([base])
  expect(first?.['trusted-types']).toContain(`${PARTNER_MODULE}.our-lookup`)
  for (const [index, host] of ['localhost', 'hailan.localhost', 'kuka.localhost'].entries()) {
    const page = await site.lookupAt(host)
    expect(page.moduleMap.id).toBe(others[index]?.moduleMap.id)
    expect(page.response.body + String(page.response.headers['content-security-policy'])).not.toContain(origin)
  }

  expect(await site.done('unassign', { moduleId: PARTNER_MODULE, scope: KINGDEE, why: 'the trial is over' })).toEqual({
    previousVersion: PARTNER_VERSION,
  })
  const after = await site.lookupAt('kingdee.localhost')
  expect(after.moduleMap.id).toBe(before.moduleMap.id)
  expect(String(after.response.headers['content-security-policy'])).not.toContain(origin)
})

test('an origin that is taken from the list takes its module with it', async () => {
  await site.allow()
  await site.publishRelease()
  await site.assign()
  await site.done('withdraw', { scope: KINGDEE, origin })
  const page = await site.lookupAt('kingdee.localhost')
  expect(page.module).toMatchObject({ version: '1.0.0', lastGood: null })
  expect(page.response.body + String(page.response.headers['content-security-policy'])).not.toContain(origin)
  await site.allow()
  expect((await site.lookupAt('kingdee.localhost')).module?.version).toBe(PARTNER_VERSION)
})

test('behind a partner’s newer release stands the school’s own module, not the partner’s older one', async () => {
  site.partner.offer('1.1.0+our-lookup')
  await site.allow()
  await site.publishRelease()
  await site.assign()
  await site.publishRelease('1.1.0+our-lookup')
  expect(await site.assign('1.1.0+our-lookup')).toMatchObject({ previousVersion: PARTNER_VERSION })
  expect((await site.lookupAt('kingdee.localhost')).module).toMatchObject({
    version: '1.1.0+our-lookup',
    lastGood: { version: '1.0.0' },
  })
})

/** Every case publishes a version of its own. */
let count = 0
test.each<[string, { manifest?: Partial<ModuleManifest>; spoil?: (folder: string) => void; fault?: Fault }, string]>([
  [
    'a file differs by a byte',
    { spoil: (folder) => site.partner.replace(`${folder}page.js`, (content) => `${content} `) },
    'page.js differs from its manifest',
  ],
  ['a file is missing', { spoil: (folder) => site.partner.remove(`${folder}module.js`) }, 'module.js answers 404'],
  [
    'a file is answered from elsewhere',
    { fault: redirectFile('page.js', '/elsewhere.js') },
    'page.js cannot be fetched',
  ],
  [
    'browsers may not read it',
    { fault: withHeader('access-control-allow-origin', 'https://school.example') },
    'Access-Control-Allow-Origin: *',
  ],
  ['scripts come as pages', { fault: withHeader('content-type', 'text/html') }, 'must be served as text/javascript'],
  [
    'the manifest is no JSON',
    { spoil: (folder) => site.partner.replace(`${folder}manifest.json`, () => '<html>') },
    'is no JSON',
  ],
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
        routePreload: { '/query_h5': [] },
      },
    },
    'more than 5000000 bytes',
  ],
])('it is not published when %s', async (_, { manifest = {}, spoil, fault: wrong }, sentence) => {
  const version = `2.${count++}.0+our-lookup`
  await site.allow()
  const address = site.partner.offer(version, manifest)
  spoil?.(site.partner.folderOf(version))
  site.partner.setFault(wrong ?? null)
  const response = await site.ask('publish', { moduleId: PARTNER_MODULE, address })
  expect([response.status, response.msg]).toEqual([409, expect.stringContaining(sentence)])
  expect((await site.ask('assign', { moduleId: PARTNER_MODULE, version, scope: KINGDEE })).msg).toBe(
    `There is no release ${PARTNER_MODULE} ${version}.`,
  )
})

test('a published release never changes', async () => {
  await site.allow()
  await site.publishRelease()
  await site.publishRelease()
  site.partner.offer(PARTNER_VERSION, { slots: ['consult-dialog.v1'] })
  const response = await site.ask('publish', {
    moduleId: PARTNER_MODULE,
    address: `${origin}/${encodeURIComponent(PARTNER_VERSION)}/manifest.json`,
  })
  expect([response.status, response.msg]).toEqual([
    409,
    expect.stringContaining('is published already with other content'),
  ])
})

test('nothing is fetched from an origin that is on no list', async () => {
  const asked: string[] = []
  site.partner.setFault((request, _, next) => {
    asked.push(request.url ?? '')
    next()
  })
  const response = await site.ask('publish', { moduleId: PARTNER_MODULE, address: site.partner.offer(PARTNER_VERSION) })
  expect([response.status, response.msg]).toEqual([409, `${origin} is on no tenant’s list; allow it first.`])
  expect(asked).toEqual([])
})

test('a release from another tenant’s origin cannot be assigned', async () => {
  await site.allow()
  await site.publishRelease()
  const response = await site.ask('assign', { moduleId: PARTNER_MODULE, version: PARTNER_VERSION, scope: '10002' })
  expect([response.status, response.msg]).toEqual([
    409,
    `${PARTNER_MODULE} ${PARTNER_VERSION} comes from ${origin}, which is not on the list of 10002; allow it first.`,
  ])
  expect((await site.ask('assign', { moduleId: PARTNER_MODULE, version: PARTNER_VERSION })).msg).toContain(
    'is not on the list of *',
  )
})

test.each([
  ['another module’s', '/news/:other', 'mfe-portal'],
  ['another module’s, written otherwise', '/NEWS/:x/', 'mfe-portal'],
  ['the shell’s', '/login', 'shell'],
])('a release with %s path cannot be published', async (_, path, owner) => {
  const version = `3.${count++}.0+our-lookup`
  const address = site.partner.offer(version, { routes: [LOOKUP_ROUTE, routeOf(path)] })
  await site.allow()
  const response = await site.ask('publish', { moduleId: PARTNER_MODULE, address })
  expect([response.status, response.msg]).toEqual([
    409,
    `${PARTNER_MODULE} ${version} has the path ${path}, which belongs to ${owner}.`,
  ])
})

test('a page the partner does not have stays the school’s own', async () => {
  const version = '4.0.0+our-lookup'
  site.partner.offer(version, { routes: [routeOf('/query_pc')] })
  await site.allow()
  await site.publishRelease(version)
  await site.assign(version)
  const { response } = await site.lookupAt('kingdee.localhost')
  const { modules } = await site.mapAt('kingdee.localhost', '20001')
  expect(
    modules.map(({ id, module, version: of, routes }) => [id, module, of, routes.map(({ path }) => path)]),
  ).toEqual([
    ['mfe-certificate', undefined, version, ['/query_pc']],
    ['mfe-certificate.own', 'mfe-certificate', '1.0.0', ['/query_h5']],
    ['mfe-portal', undefined, '1.0.0', ['/', '/news/:id']],
  ])
  expect(response.body).toContain(
    '<link rel="preload" as="script" href="/modules/mfe-certificate/1.0.0/remoteEntry.js"',
  )
  // A newer release of the partner may have the page after all.
  site.partner.offer('4.1.0+our-lookup', { routes: [routeOf('/query_pc'), LOOKUP_ROUTE] })
  await site.publishRelease('4.1.0+our-lookup')
  await site.assign('4.1.0+our-lookup')
})

test('assigning the same release again takes nothing’s place', async () => {
  site.partner.offer('5.0.0+our-lookup')
  await site.allow()
  await site.publishRelease()
  await site.publishRelease('5.0.0+our-lookup')
  await site.assign()
  await site.assign('5.0.0+our-lookup')
  expect(await site.assign('5.0.0+our-lookup')).toEqual({ previousVersion: PARTNER_VERSION, level: 'reviewed' })
})

test('two operators at the same moment: one predecessor each, nothing lost', async () => {
  site.partner.offer('6.0.0+our-lookup')
  await site.allow()
  await site.publishRelease()
  await site.publishRelease('6.0.0+our-lookup')
  const responses = await Promise.all([site.assign(), site.assign('6.0.0+our-lookup')])
  const previous = responses.map((response) => (response as { previousVersion: string | null }).previousVersion)
  expect(previous.filter((version) => version === null)).toHaveLength(1)
  expect([PARTNER_VERSION, '6.0.0+our-lookup']).toContain(previous.find((version) => version !== null))
})
