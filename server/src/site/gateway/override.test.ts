/** `?override=`: other releases in a developer's page, and none in a visitor's. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { OVERRIDE_PARAMETER } from '@campus/contracts/override'

import { ConfigError, readConfig } from '../../platform/config/config'
import { moduleFiles, moduleManifestOf, routeOf } from '../../testing/releases'
import { bootDataIn, directivesOf } from '../../testing/test-site'
import { KINGDEE, openOperatorSite, PASSWORD, type OperatorSite } from '../operator/testing/operator-site'
import { PARTNER_VERSION } from '../operator/testing/partner-server'

const ID = 'mfe-certificate'
const LOOKUP = '/query_h5'
const NEXT = '2.0.0'

let site: OperatorSite
let visitors: OperatorSite
let devServer: Server
let devOrigin: string
let served: string
beforeAll(async () => {
  devServer = createServer((request, response) => {
    response.writeHead(request.url === '/manifest.json' ? 200 : 404).end(served)
  })
  await new Promise<void>((resolve) => devServer.unref().listen(0, '127.0.0.1', resolve))
  devOrigin = `http://127.0.0.1:${(devServer.address() as AddressInfo).port}`
  site = await openOperatorSite({ ENVIRONMENT: 'development', OVERRIDE_ORIGINS: devOrigin })
  visitors = await openOperatorSite({ ENVIRONMENT: 'production' })
  for (const one of [site, visitors]) await publish(one, NEXT)
})
afterAll(async () => {
  await site.close()
  await visitors.close()
  await new Promise((resolve) => devServer.close(resolve))
})

const routes = [routeOf(LOOKUP, { layout: 'query', title: 'query' })]

/** Publishes a release of the lookup that nobody gets. */
async function publish(at: OperatorSite, version: string): Promise<void> {
  const manifest = moduleManifestOf(ID, version, { routes, routePreload: { [LOOKUP]: ['page.js'] } })
  const files = { ...moduleFiles(ID, version), 'manifest.json': JSON.stringify(manifest) }
  const response = await at.server.app.inject({
    method: 'POST',
    url: `/releases/api/modules/${ID}/publish`,
    headers: { authorization: `Bearer ${PASSWORD}` },
    payload: {
      files: Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
      ),
    },
  })
  expect(response.json()).toMatchObject({ data: { version, isNew: true } })
}

async function pageWith(override: string, { at = site, host = 'localhost', path = LOOKUP } = {}) {
  const response = await at.get(`${path}?${new URLSearchParams({ [OVERRIDE_PARAMETER]: override })}`, { host })
  const boot = bootDataIn(response.body)
  const module = boot.moduleMap.modules.find(({ id }) => id === ID)
  const policies = [response.headers['content-security-policy'] ?? []].flat().map(directivesOf)
  return { response, boot, module, policies }
}

const lookupOf = async (at = site) => (await at.lookupAt('localhost')).module?.version

test('a published release that nobody gets stands in the page whose address names it, and in no other', async () => {
  const { boot, module, response } = await pageWith(`${ID}@${NEXT}`)
  expect(module).toMatchObject({ version: NEXT, lastGood: null })
  expect(module?.integrity['page.js']).toMatch(/^sha384-/)
  expect(response.body).toContain(`href="/modules/${ID}/${NEXT}/remoteEntry.js"`)
  expect(boot.override).toEqual({
    asked: `${ID}@${NEXT}`,
    modules: [{ module: ID, version: NEXT, origin: '' }],
    refused: [],
  })
  expect(response.headers['integrity-policy']).toBeDefined()
  const others = await site.lookupAt('localhost')
  expect(others.module?.version).toBe('1.0.0')
  expect(bootDataIn(others.response.body).override).toBeUndefined()
})

test('it is kept nowhere: no cookie, no cached page, and what it reports counts for nothing', async () => {
  const { response, boot } = await pageWith(`${ID}@${NEXT}`)
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.headers['cache-control']).toBe('no-store')
  expect(boot.moduleMap.pageToken).toBe('')
  expect(response.body).toContain(`<link rel="canonical" href="http://localhost${LOOKUP}">`)
})

test('the page asks for the rest of its map by its own id, and finds the overridden release there', async () => {
  const { boot } = await pageWith(`${ID}@${NEXT}`, { path: '/' })
  expect(boot.moduleMap.modules.map(({ id }) => id)).toEqual(['mfe-portal'])
  const entry = await site.get(`/composition/${boot.moduleMap.id}/${ID}`)
  expect(entry.json()).toMatchObject({ version: NEXT })
})

test('in production the field is not read', async () => {
  const { boot, module } = await pageWith(`${ID}@${NEXT}`, { at: visitors })
  expect(module?.version).toBe('1.0.0')
  expect(boot.override).toBeUndefined()
  expect(boot.moduleMap.pageToken).not.toBe('')
  expect(await lookupOf(visitors)).toBe('1.0.0')
})

test('in production no origin may be allowed', () => {
  expect(() => readConfig({ ENVIRONMENT: 'production', OVERRIDE_ORIGINS: 'http://localhost:8103' })).toThrow(
    new ConfigError(
      'OVERRIDE_ORIGINS must be empty unless ENVIRONMENT is development: whoever writes an address would choose what runs.',
    ),
  )
})

test('a development server of an allowed origin serves the module, and the page may reach it', async () => {
  served = JSON.stringify(moduleManifestOf(ID, 'dev', { routes }))
  const { boot, module, policies, response } = await pageWith(`${ID}@${devOrigin}`)
  expect(module).toMatchObject({ version: 'dev', base: `${devOrigin}/`, integrity: {}, lastGood: null })
  expect(module?.contained).toBeUndefined()
  expect(boot.override?.modules).toEqual([{ module: ID, version: 'dev', origin: devOrigin }])
  expect(policies[1]?.['script-src']).toContain(devOrigin)
  expect(response.headers['integrity-policy']).toBeUndefined()
  const others = await site.lookupAt('localhost')
  expect(others.module?.version).toBe('1.0.0')
  expect(JSON.stringify(others.policies)).not.toContain(devOrigin)
})

test.each([
  ['nonsense', 'nonsense', 'malformed'],
  [`${ID}@9.9.9`, `${ID}@9.9.9`, 'noRelease'],
  [`mfe-nothing@${NEXT}`, `mfe-nothing@${NEXT}`, 'noRelease'],
  [`${ID}@http://localhost:1`, `${ID}@http://localhost:1`, 'notAllowed'],
])('%s changes nothing, and the page is told why', async (override, part, reason) => {
  const { boot, module } = await pageWith(override)
  expect(module?.version).toBe('1.0.0')
  expect(boot.override).toEqual({ asked: override, modules: [], refused: [{ part, reason, why: [] }] })
})

test('one that does not fit the page is left out, with what a promotion would be told', async () => {
  served = JSON.stringify(moduleManifestOf(ID, 'dev', { routes: [...routes, routeOf('/news/:number')] }))
  const { boot, module } = await pageWith(`${ID}@${devOrigin}`)
  expect(module?.version).toBe('1.0.0')
  const why = [`${ID} dev has the path /news/:number, which belongs to mfe-portal.`]
  expect(boot.override).toMatchObject({ modules: [], refused: [{ reason: 'unfit', why }] })
})

test.each([
  ['serves another module', JSON.stringify(moduleManifestOf('mfe-portal', 'dev'))],
  ['serves no manifest', '<html>'],
])('a development server that %s leaves the module as it is', async (_, manifest) => {
  served = manifest
  const { boot, module } = await pageWith(`${ID}@${devOrigin}`)
  expect(module?.version).toBe('1.0.0')
  expect(boot.override?.refused).toEqual([{ part: `${ID}@${devOrigin}`, reason: 'noAnswer', why: [] }])
})

test('markup in the field stays text', async () => {
  const { response, boot } = await pageWith('</script><script>alert(1)</script>')
  expect(response.body).not.toContain('<script>alert(1)')
  expect(boot.override?.refused).toEqual([{ part: '</script><script>alert(1)</script>', reason: 'malformed', why: [] }])
})

test('a partner’s release is for its own school, at that school’s host, and contained', async () => {
  const asked = `${ID}@${PARTNER_VERSION}`
  await site.reset()
  await site.allow()
  await site.publishRelease()
  const there = await pageWith(asked, { host: 'kingdee.localhost' })
  expect(there.boot.tenantId).toBe(KINGDEE)
  expect(there.module).toMatchObject({ version: PARTNER_VERSION, contained: true })
  for (const host of ['localhost', 'hailan.localhost']) {
    expect((await pageWith(asked, { host })).boot.override?.refused).toEqual([
      { part: asked, reason: 'noRelease', why: [] },
    ])
  }
  await site.done('withdraw', { scope: KINGDEE, origin: site.partner.origin })
  expect((await pageWith(asked, { host: 'kingdee.localhost' })).boot.override?.modules).toEqual([])
})
