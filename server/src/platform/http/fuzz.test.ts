/**
 * Every registered call with arbitrary input. The inputs are the same each time, so that a change causes a
 * failure; FUZZ_SEED and FUZZ_RUNS (60 for each call) try others.
 */
import fc from 'fast-check'

import { routes } from '../../domains'
import { inputFor, NAUGHTY } from '../../testing/arbitrary-input'
import { endsSession } from '../../testing/ends-session'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import type { Route } from './handle'

const HOUR_MS = 60 * 60 * 1000
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60)
jest.setTimeout(30_000 + RUNS * 2000)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

/** Sends it, and requires a response that is no fault: an envelope or an image. */
async function survives(route: Route, payload: unknown, signedIn: boolean): Promise<void> {
  const response = await server.send(route.call, payload, signedIn ? { token } : {})
  if (response.statusCode >= 500) {
    throw new Error(`${route.call.id} answered ${response.statusCode}: ${server.errors.join('\n')}`)
  }
  const type = String(response.headers['content-type'])
  if (!type.startsWith('image/')) {
    expect(response.json()).toMatchObject({ traceId: response.headers['x-trace-id'], code: expect.any(Number) })
  }
}

test.each(routes.map((route) => [route.call.id, route] as const))('%s survives any input', async (_, route) => {
  const isEnd = endsSession(route)
  await fc.assert(
    fc.asyncProperty(inputFor(route.call), fc.boolean(), (payload, signedIn) =>
      survives(route, payload, signedIn && !isEnd),
    ),
    { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 20_000 + RUNS * 1500 },
  )
})

test(`every naughty string (${NAUGHTY.length}) reaches a path, a query, a body and a header without harm`, async () => {
  for (const text of NAUGHTY) {
    const header = Buffer.from(text)
      .toString('latin1')
      .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '')
    const answers = await Promise.all([
      server.app.inject({ url: `/api/${encodeURIComponent(Buffer.from(text).toString())}` }),
      server.app.inject({ url: '/api/system/anyTenant/defTenant/getTenantByPreDomain', query: { data: text } }),
      server.app.inject({
        method: 'POST',
        url: '/api/oauth/anyUser/parameter/findParamMapByKey',
        payload: JSON.stringify([text]),
        headers: { 'content-type': 'application/json' },
      }),
      server.app.inject({
        method: 'POST',
        url: '/api/oauth/appUser/getUserInfo',
        headers: { token: header, tenantid: header, 'x-trace-id': header },
      }),
    ])
    for (const response of answers) expect(response.statusCode).toBeLessThan(500)
  }
})

test('afterwards the server is well and its sample student still there', async () => {
  expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200)
  expect(server.errors).toEqual([])
  // Calls have guessed at its password; an hour later that counts no more.
  server.setNow(new Date(TEST_NOW.getTime() + HOUR_MS))
  await server.signIn('10002')
})
