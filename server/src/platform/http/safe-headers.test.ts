import { connect, type AddressInfo } from 'node:net'

import { openTestSite, type TestSite } from '../../testing/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ LOG_LEVEL: 'silent' })
})
afterAll(() => site.close())

test.each([
  ['/', 'same-origin'],
  ['/nowhere', 'same-origin'],
  ['/nowhere.js', 'same-origin'],
  ['/health', 'same-origin'],
  ['/docs/api', 'same-origin'],
  ['/docs/plain.css', 'same-origin'],
  ['/robots.txt', 'same-origin'],
  ['/favicon.ico', 'same-origin'],
  ['/favicon.svg', 'same-origin'],
  ['/sitemap.xml', 'same-origin'],
  ['/outbox', 'same-origin'],
  ['/csp-report', 'same-origin'],
  ['/operator/api/status', 'same-origin'],
  ['/api/nowhere', 'same-origin'],
  ['/api/%E0%A4%A', 'same-origin'],
  ['/media/10001/logo/1.svg', 'same-origin'],
  ['/media/nothing', 'same-origin'],
  ['/files/10001/1/x.png', 'same-origin'],
  ['/.well-known/jwks.json', 'cross-origin'],
  ['/modules/mfe-portal/1.0.0/remoteEntry.js', 'cross-origin'],
  ['/modules/mfe-portal/1.0.0/nothing.js', 'cross-origin'],
])('%s is not guessed at, and may be taken in by %s pages', async (path, policy) => {
  for (const accept of ['text/html', '*/*']) {
    const { headers } = await site.get(path, { headers: { accept } })
    expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual(['nosniff', policy])
  }
})

test.each(['/', '/api/nowhere', '/robots.txt', '/modules/mfe-portal/1.0.0/remoteEntry.js'])(
  '%s is shown in no frame of another site, and over https it stays https',
  async (path) => {
    const behindProxy = await openTestSite({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
    const { headers } = await behindProxy.get(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors '(self|none)'/)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect((await site.get(path)).headers['strict-transport-security']).toBeUndefined()
    await behindProxy.close()
  },
)

test('TRACE is answered with no more than a refusal: nothing of the request is in it', async () => {
  await site.server.app.listen({ host: 'localhost', port: 0 })
  const { port } = site.server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(
    'TRACE /api/nowhere HTTP/1.1\r\nhost: localhost\r\ntoken: a-token-of-somebody\r\nconnection: close\r\n\r\n',
  )
  const response = (await socket.toArray()).map(String).join('')
  expect(response).toMatch(/^HTTP\/1\.1 (400|404|405|501) /)
  expect(response).not.toContain('a-token-of-somebody')
})
