import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { issueSsoCode, redeemSsoCode } from './sso'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const LIFETIME = 60
const OWNER = { userId: '501', mobileProvedTime: TEST_NOW }
const issue = (site?: string) =>
  server.database.withTenant('10001', (tx) =>
    issueSsoCode(tx, { ...OWNER, now: TEST_NOW, lifetime: LIFETIME, ...(site !== undefined && { site }) }),
  )
const redeem = (code: string, site?: string, seconds = 0) =>
  server.database.withTenant('10001', (tx) =>
    redeemSsoCode(tx, {
      code,
      now: new Date(TEST_NOW.getTime() + seconds * 1000),
      ...(site !== undefined && { site }),
    }),
  )

test('a code for one site is nothing at another, nor here; it stays good for its own', async () => {
  const code = await issue('learn.example')
  expect(await redeem(code, 'other.example')).toBeNull()
  expect(await redeem(code)).toBeNull()
  expect(await redeem(code, 'learn.example')).toEqual(OWNER)
  expect(await redeem(code, 'learn.example')).toBeNull()
})

test('a code for here is nothing at a site', async () => {
  const code = await issue()
  expect(await redeem(code, 'learn.example')).toBeNull()
  expect(await redeem(code)).toEqual(OWNER)
})

test('a code lives for its seconds, not longer', async () => {
  const code = await issue()
  expect(await redeem(code, undefined, LIFETIME)).toBeNull()
  expect(await redeem(code, undefined, LIFETIME - 1)).toEqual(OWNER)
})
