import { CONTAINED_PATH } from '@campus/contracts/contained'

import { moduleFiles, moduleManifestOf, routeOf } from '../../testing/releases'
import { directivesOf } from '../../testing/test-site'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from './testing/operator-site'
import { PARTNER_MODULE, PARTNER_VERSION } from './testing/partner-server'

let site: OperatorSite
let origin: string
beforeAll(async () => {
  site = await openOperatorSite()
  origin = site.partner.origin
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.reset()
  await site.allow()
  await site.publishRelease()
})

const FRAME = `${CONTAINED_PATH}/${PARTNER_MODULE}/${encodeURIComponent(PARTNER_VERSION)}`
const frameAt = async (host: string, path = FRAME) => {
  const response = await site.get(path, { host })
  const policies = [response.headers['content-security-policy'] ?? []].flat().map(directivesOf)
  return { response, policies }
}

test('unless somebody says it was reviewed, a partner’s module is contained: the page has nothing of it but its routes', async () => {
  const assignment = { moduleId: PARTNER_MODULE, version: PARTNER_VERSION, scope: KINGDEE, why: 'their own register' }
  expect(await site.done('assign', assignment)).toEqual({ previousVersion: null, level: 'contained' })
  const { module, response, policies } = await site.lookupAt('kingdee.localhost')
  expect(module).toMatchObject({ version: PARTNER_VERSION, contained: true, lastGood: { version: '1.0.0' } })
  expect(JSON.stringify(policies)).not.toContain(origin)
  expect(JSON.stringify(policies)).not.toContain(`${PARTNER_MODULE}.our-lookup`)
  expect(response.body).not.toMatch(/<link rel="preload" as="script" href="http/)
  const { assignments, changes } = (await site.ask('status')).data as Record<string, Record<string, string>[]>
  expect(assignments?.find(({ scope }) => scope === KINGDEE)?.['level']).toBe('contained')
  expect(changes?.find(({ action }) => action === 'assign')).toMatchObject({ scope: KINGDEE, detail: 'contained' })
})

test('reviewed and contained again: each from the next page on, and the audit says which', async () => {
  await site.assign(PARTNER_VERSION, 'reviewed')
  expect((await site.lookupAt('kingdee.localhost')).module?.contained).toBeUndefined()
  await site.assign(PARTNER_VERSION, 'contained')
  expect((await site.lookupAt('kingdee.localhost')).module?.contained).toBe(true)
  const { changes } = (await site.ask('status')).data as Record<string, Record<string, string>[]>
  const details = changes?.filter(({ action }) => action === 'assign').map(({ detail }) => detail)
  expect(details?.slice(0, 2)).toEqual(['contained', 'reviewed'])
})

test.each([
  ['a level that there is not', { version: PARTNER_VERSION, level: 'trusted' }, 400],
  ['a release of the module store as contained', { version: '1.0.0', level: 'contained' }, 409],
])('%s is refused', async (_, more, status) => {
  expect((await site.ask('assign', { moduleId: PARTNER_MODULE, scope: KINGDEE, ...more })).status).toBe(status)
})

test('the document of a frame is sandboxed by itself, calls nobody, and runs what the registry has hashes of', async () => {
  await site.assign(PARTNER_VERSION, 'contained')
  const { response, policies } = await frameAt('kingdee.localhost')
  expect(response.statusCode).toBe(200)
  const base = `${origin}/${encodeURIComponent(PARTNER_VERSION)}/`
  const [first, second] = policies
  expect(first).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-forms'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['campus-modules', `${PARTNER_MODULE}.our-lookup`],
    // Its manifest names a picture.
    'font-src': [base],
  })
  expect(second?.['script-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-/), base])
  expect(response.headers['integrity-policy']).toBe('blocked-destinations=(script)')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toMatch(
    /<script defer src="\/shell\/1\.0\.1\/lazy\.js" crossorigin="anonymous" integrity="sha384-/,
  )
  expect(response.body).toContain(`href="${base}remoteEntry.js" crossorigin="anonymous" integrity="sha384-`)
})

test('a partner’s build that somebody brought into the module store is contained as well, and its frame loads it from there', async () => {
  const version = '7.0.0+our-lookup'
  const routes = [routeOf('/query_h5', { layout: 'query', title: 'query' })]
  const manifest = moduleManifestOf(PARTNER_MODULE, version, {
    routes,
    trustedTypesPolicies: [`${PARTNER_MODULE}.our-lookup`],
  })
  const files = { ...moduleFiles(PARTNER_MODULE, version), 'manifest.json': JSON.stringify(manifest) }
  const base64 = Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString('base64')] as const)
  const published = await site.server.app.inject({
    method: 'POST',
    url: `/releases/api/modules/${PARTNER_MODULE}/publish`,
    headers: { authorization: `Bearer ${PASSWORD}` },
    payload: { files: Object.fromEntries(base64) },
  })
  expect(published.json()).toMatchObject({ data: { version } })
  const assignment = { moduleId: PARTNER_MODULE, version, scope: KINGDEE }
  expect(await site.done('assign', assignment)).toEqual({ previousVersion: null, level: 'contained' })
  const { module, response, policies } = await site.lookupAt('kingdee.localhost')
  expect(module).toMatchObject({ version, contained: true, lastGood: { version: '1.0.0' } })
  expect(response.body).not.toContain(`href="/modules/${PARTNER_MODULE}/7.0.0`)
  expect(policies[0]?.['trusted-types']).not.toContain(`${PARTNER_MODULE}.our-lookup`)
  const frame = await frameAt('kingdee.localhost', `${CONTAINED_PATH}/${PARTNER_MODULE}/${encodeURIComponent(version)}`)
  const base = `/modules/${PARTNER_MODULE}/${encodeURIComponent(version)}/`
  expect(frame.policies[1]?.['script-src']).toContain(`http://kingdee.localhost${base}`)
  expect(frame.response.body).toContain(`href="${base}remoteEntry.js"`)
})

test('there is a frame at the school’s own host only, for what its list has, and for nothing of the module store', async () => {
  await site.assign(PARTNER_VERSION, 'contained')
  const statusOf = async (host: string, path = FRAME) => (await frameAt(host, path)).response.statusCode
  expect(await statusOf('kingdee.localhost')).toBe(200)
  expect(await statusOf('hailan.localhost')).toBe(404)
  expect(await statusOf('hailan.localhost', `${FRAME}?schoolId=${KINGDEE}`)).toBe(404)
  expect(await statusOf('kingdee.localhost', `${CONTAINED_PATH}/${PARTNER_MODULE}/1.0.0`)).toBe(404)
  expect(await statusOf('kingdee.localhost', `${CONTAINED_PATH}/${PARTNER_MODULE}/9.9.9`)).toBe(404)
  await site.done('withdraw', { scope: KINGDEE, origin })
  expect(await statusOf('kingdee.localhost')).toBe(404)
})
