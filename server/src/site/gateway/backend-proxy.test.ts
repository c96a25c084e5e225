import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'

import {
  getDetailByTenantId,
  getDomainByDomainType,
  getInfoByTenantId,
  getTenantByPreDomain,
} from '@campus/contracts/school'
import { sendSmsCode } from '@campus/contracts/sign-in'

import { signQuery } from '../../platform/http/signature'
import { bootDataIn, openTestSite, type TestSite } from '../../testing/test-site'

interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An operator's own back end, in the usual form: numbers as text, null for empty, the code under another name. */
const RESPONSES: Readonly<Record<string, unknown>> = {
  [getTenantByPreDomain.path]: { status: 200, data: { id: 77, name: '外部学校' } },
  [getInfoByTenantId.path]: { status: 200, data: { universityName: '外部学校', latitude: '30.5', logo: null } },
  [getDetailByTenantId.path]: { status: '200', data: { projectName: '外部项目', serviceAttribute: '["A"]' } },
  [getDomainByDomainType.path]: { status: 200, data: null },
}

let backend: Server
let site: TestSite
let received: Received[]

beforeAll(async () => {
  backend = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      const url = request.url ?? ''
      received.push({ method: request.method ?? '', url, headers: request.headers, body })
      if (url.startsWith('/base/api/moved')) {
        return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
      }
      if (url.startsWith('/base/api/cookies')) {
        return response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'kept' }).end('made')
      }
      if (url.startsWith('/base/api/busy')) return response.writeHead(503, { 'retry-after': '0' }).end()
      if (url.startsWith('/base/api/compressed')) {
        return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'))
      }
      if (url.startsWith('/base/api/broken')) return request.socket.destroy()
      const data = RESPONSES[url.replace('/base', '').split('?', 1)[0] ?? '']
      return response
        .writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(data ?? { code: 40400 }))
    })
  })
  await new Promise<void>((resolve) => backend.unref().listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  received = []
  site = await openTestSite({
    BACKEND_URL: `http://127.0.0.1:${port}/base`,
    API_CLIENT_ID: 'client',
    API_CLIENT_SECRET: 'secret',
    SMS_ACCESS_KEY: 'key',
    GRAY_VERSION: 'g1',
    APPLICATION_ID: 'app',
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await site.close()
  await new Promise((resolve) => backend.close(resolve))
})
beforeEach(() => {
  received = []
})

const BASIC = `Basic ${Buffer.from('client:secret').toString('base64')}`
const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' }

test('a page is made of what the back end says, with its own words for things', async () => {
  const { body, statusCode } = await site.get('/', { host: 'any.localhost' })
  expect(statusCode).toBe(200)
  const boot = bootDataIn(body)
  expect(boot).toMatchObject({
    tenantId: '77',
    schoolInfo: { universityName: '外部学校', latitude: 30.5, logo: '' },
    buSchoolInfo: { serviceAttribute: ['A'] },
  })
  expect(boot.tenantSettings.corners).toBe('soft')
  expect(body).not.toMatch(/secret|c2VjcmV0|127\.0\.0\.1/)
  const asked = received.find(({ url }) => url.includes('getInfoByTenantId'))
  expect(asked?.headers).toMatchObject({
    authorization: BASIC,
    tenantid: '77',
    schoolid: '77',
    platformtype: 'SZYX',
    gray_version: 'g1',
    applicationid: 'app',
  })
})

test('HTTP-07 a call of our page gets the client’s authorization, and goes on as it came', async () => {
  const response = await site.server.app.inject({
    method: 'POST',
    url: '/api/cookies?a=1&b=%E4%B8%AD',
    payload: '{"exactly": "this"}',
    headers: {
      ...FROM_OUR_PAGE,
      'content-type': 'application/json',
      token: 't',
      tenantid: '77',
      connection: 'keep-alive',
      'x-forwarded-for': '6.6.6.6',
    },
  })
  expect([response.statusCode, response.body, response.headers['set-cookie'], response.headers['x-own']]).toEqual([
    201,
    'made',
    ['a=1', 'b=2'],
    'kept',
  ])
  const [passed] = received
  expect(passed).toMatchObject({
    method: 'POST',
    url: '/base/api/cookies?a=1&b=%E4%B8%AD',
    body: '{"exactly": "this"}',
  })
  expect(passed?.headers).toMatchObject({
    authorization: BASIC,
    token: 't',
    tenantid: '77',
    'content-type': 'application/json',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(passed?.headers['signature']).toBeUndefined()
})

test('HTTP-13 the call that sends a text message is signed', async () => {
  await site.server.app.inject({ url: `${sendSmsCode.path}?templateCode=X&mobile=13800000001`, headers: FROM_OUR_PAGE })
  expect(received[0]?.headers['signature']).toBe(signQuery({ mobile: '13800000001', templateCode: 'X' }, 'key'))
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  {},
])('a caller from elsewhere gets no credentials: %j', async (headers) => {
  await site.server.app.inject({
    url: `${sendSmsCode.path}?mobile=13800000001`,
    headers: { host: 'localhost', ...headers },
  })
  expect(received[0]?.headers['authorization']).toBeUndefined()
  expect(received[0]?.headers['signature']).toBeUndefined()
})

test('a caller with credentials of its own keeps them', async () => {
  await site.server.app.inject({ url: '/api/cookies', headers: { ...FROM_OUR_PAGE, authorization: 'Basic own' } })
  expect(received[0]?.headers['authorization']).toBe('Basic own')
})

test('where the back end leads on is the browser’s to follow, never the gateway’s', async () => {
  const response = await site.get('/api/moved', { headers: FROM_OUR_PAGE })
  expect([response.statusCode, response.headers.location]).toEqual([302, 'http://169.254.169.254/'])
})

test.each(['/api/..%2fadmin', '/api/%2e%2e/admin', '/api/x/%2e%2e/%2e%2e/admin'])(
  '%s does not lead out of the API',
  async (url) => {
    await site.get(url, { headers: FROM_OUR_PAGE })
    expect(received.filter((passed) => !passed.url.startsWith('/base/api/'))).toEqual([])
  },
)

test('a back end that breaks off is a response in the API’s own form', async () => {
  const response = await site.get('/api/broken', { headers: FROM_OUR_PAGE })
  expect(response.statusCode).toBe(502)
  expect(response.json()).toMatchObject({ code: 50000, data: null, traceId: expect.any(String) })
})

test('a busy back end is asked once, and the caller told', async () => {
  const response = await site.get('/api/busy', { headers: FROM_OUR_PAGE })
  expect([response.statusCode, response.headers['retry-after'], received.length]).toEqual([503, '0', 1])
})

test('what the back end compressed stays as it is', async () => {
  const response = await site.get('/api/compressed', { headers: { ...FROM_OUR_PAGE, 'accept-encoding': 'gzip' } })
  expect(response.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(response.rawPayload).toString()).toBe('packed')
})

test('headers that speak for another proxy do not pass', async () => {
  const headers = {
    ...FROM_OUR_PAGE,
    forwarded: 'for=6.6.6.6',
    'proxy-authorization': 'Basic x',
    connection: 'x-own',
    'x-own': '1',
  }
  await site.get('/api/cookies', { headers })
  for (const name of ['forwarded', 'proxy-authorization', 'x-own']) expect(received[0]?.headers[name]).toBeUndefined()
})

test('what a page is composed of stays this server’s to say', async () => {
  const response = await site.get('/api/composition/anyTenant/settings', { headers: FROM_OUR_PAGE })
  expect(response.json()).toMatchObject({ code: 0, data: { grayVersion: 'g1' } })
  expect(received).toEqual([])
})
