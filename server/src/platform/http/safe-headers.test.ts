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
