/** A server in production lacks everything that is for development only. */
import { openTestSite, type TestSite } from './testing/test-site'

let development: TestSite
let production: TestSite
beforeAll(async () => {
  development = await openTestSite({ LOG_LEVEL: 'silent' })
  production = await openTestSite({ ENVIRONMENT: 'production', LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await development.close()
  await production.close()
})

/** `GET /x` of every route, as the router itself lists them. */
function routesOf({ server: { app } }: TestSite): string[] {
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? []
      if (segment === '') return []
      path.splice(indent.length / 4, path.length, segment)
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.join('')}`)
    })
}

const filled = (address: string) => address.replace(':tenantId', '10001').replace(/:\w+/g, 'logo').replace('*', 'x')

test('what is registered in development only is not found in production', async () => {
  const inProduction = new Set(routesOf(production))
  const inDevelopment = new Set(routesOf(development))
  expect(inProduction).toContain('GET /health')
  const developers = [...inDevelopment].filter((route) => !inProduction.has(route))
  expect(developers).toEqual(
    expect.arrayContaining(['GET /outbox', 'GET /outbox.json', 'GET /dev/sso', 'GET /csp-report.json']),
  )
  expect([...inProduction].filter((route) => !inDevelopment.has(route))).toEqual([])
  for (const route of developers) {
    const [method, address = ''] = route.split(' ')
    for (const accept of ['text/html', '*/*']) {
      const response = await production.get(filled(address), { method: method as 'GET' | 'HEAD', headers: { accept } })
      expect([route, response.statusCode]).toEqual([route, 404])
    }
  }
})

test.each(['/dev/gallery', '/dev/', '/dev/anything'])(
  'the developers’ page %s is there in development only',
  async (url) => {
    const headers = { accept: 'text/html' }
    expect((await development.get(url, { headers })).statusCode).toBe(200)
    expect((await production.get(url, { headers })).statusCode).toBe(404)
  },
)

test('a drawn picture and the videos of a sample school are there in development only', async () => {
  const urls = ['product/welding-1.svg', 'clip/sample.mp4', 'film/says-1/index.m3u8', 'lesson/LD.m3u8']
  for (const url of urls.map((file) => `/media/10001/${file}`)) {
    expect([url, (await development.get(url)).statusCode]).toEqual([url, 200])
    expect([url, (await production.get(url)).statusCode]).toEqual([url, 404])
  }
})
