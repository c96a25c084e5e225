import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { eq } from 'drizzle-orm'

import {
  findParamMapByKey,
  getPreDomains,
  getRolePackByTenantId,
  getTenantByPreDomain,
  IP_LOCATION_PATH,
  MAP_PARAMETERS,
  mapProxy,
} from '@campus/contracts/school'

import { openTestServer, type TestServer } from '../../testing/test-server'
import { findTenantAtHost, findTenantOfRow } from './find-tenant'
import { tenantHosts } from './tenants.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    environment: {
      MAPS_KEY: 'map-key',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}?tk={key}',
      MAP_TILES_COORDINATES: 'gcj02',
      API_CLIENT_SECRET: 'keep-me',
    },
  })
})
afterAll(() => server.close())

test.each([
  ['', '10001'],
  ['hailan', '10002'],
  ['HAILAN', '10002'],
  ['kingdee', '20001'],
])('API-06 the pre-domain %j is school %s', async (data, id) => {
  expect(await server.call(getTenantByPreDomain, { data }, { tenantId: '' })).toMatchObject({ id })
})

test('API-06 an unknown pre-domain is no school', async () => {
  expect(await server.call(getTenantByPreDomain, { data: 'nowhere' })).toBeNull()
})

test.each([
  ['localhost:8080', '10001'],
  ['HAILAN.localhost', '10002'],
  ['nowhere.localhost', undefined],
])('the school at the host %s is %s', async (host, id) => {
  const suffixes = { mainDomain: 'localhost', domainSuffixes: [] }
  expect((await findTenantAtHost(server.database, host, suffixes))?.id).toBe(id)
})

test.each([
  ['hailan', '10002'],
  ['nowhere', undefined],
])('the school whose row says %s is %s, and of the row nothing is told', async (preDomain, id) => {
  const found = await findTenantOfRow(server.database, tenantHosts, eq(tenantHosts.preDomain, preDomain))
  expect(found?.id).toBe(id)
  if (found !== undefined) expect(Object.keys(found)).toEqual(['id', 'name'])
})

test('a school’s pre-domains are told to anyone; an unknown school has none', async () => {
  expect(await server.call(getPreDomains, { tenantId: '10002' })).toContain('hailan')
  expect(await server.call(getPreDomains, { tenantId: '10002' })).not.toContain('kingdee')
  expect(await server.call(getPreDomains, { tenantId: '99999' })).toEqual([])
})

test('API-21 the map key is readable, nothing else of the configuration is', async () => {
  const keys = ['MapKey', 'apiClientSecret', 'API_CLIENT_SECRET', '__proto__', 'constructor', 'toString']
  expect(await server.call(findParamMapByKey, keys)).toEqual({ MapKey: 'map-key' })
})

test('API-21 what a page draws a map with is readable; what is not configured is left out', async () => {
  expect(await server.call(findParamMapByKey, Object.values(MAP_PARAMETERS))).toEqual({
    MapKey: 'map-key',
    MapTilesUrl: 'https://tiles.example/{z}/{x}/{y}?tk={key}',
    MapTilesCoordinates: 'gcj02',
    MapNavigationUrl: expect.stringContaining('{lat}'),
  })
})

test('API-22 the role package answers visitors', async () => {
  expect(await server.call(getRolePackByTenantId, { tenantId: '10001' })).toHaveLength(1)
})

test('API-19 a visitor of the own network is where the operator says', async () => {
  const { result } = await server.call(mapProxy, { path: IP_LOCATION_PATH, data: { ip: '8.8.8.8' } })
  expect(result?.location).toEqual({ lat: 30.2741, lng: 120.1551 })
})

test.each([
  '',
  '/',
  '/ws/geocoder/v1',
  'http://169.254.169.254/',
  `${IP_LOCATION_PATH}/../../admin`,
  `${IP_LOCATION_PATH}?x=1`,
])('API-19 the path %j is not let through', async (path) => {
  expect(await server.refusal(mapProxy, { path })).toMatchObject({ code: 40300 })
})

describe('API-19 with a provider', () => {
  const answers: Record<string, string> = {
    '/good': JSON.stringify({ result: { location: { lat: 1.5, lng: '2.5' } } }),
    '/garbage': '<html>',
    '/other': JSON.stringify({ status: 1 }),
  }
  const asked: string[] = []
  const provider = createServer((request, response) => {
    asked.push(request.url ?? '')
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (path === '/redirect') response.writeHead(302, { location: '/good' })
    response.end(answers[path])
  })
  let base = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => provider.close(resolve)))

  test.each([
    ['/good', { location: { lat: 1.5, lng: 2.5 } }],
    ['/garbage', null],
    ['/other', null],
    ['/redirect', null],
  ])('%s gives %j', async (path, result) => {
    const withProvider = await openTestServer({
      environment: { IP_LOCATION_URL: base + path, MAPS_KEY: 'k', TRUST_PROXY: '1' },
    })
    const response = await withProvider.call(
      mapProxy,
      { path: IP_LOCATION_PATH },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
    expect(response.result).toEqual(result)
    expect(asked.at(-1)).toBe(`${path}?ip=203.0.113.9&key=k`)
    await withProvider.close()
  })

  test('an address nobody knows has no position', async () => {
    const none = await openTestServer({ environment: { TRUST_PROXY: '1' } })
    const response = await none.call(
      mapProxy,
      { path: IP_LOCATION_PATH },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
    expect(response.result).toBeNull()
    await none.close()
  })
})
