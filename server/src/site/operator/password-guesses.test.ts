import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { OPERATOR_API } from './operator.routes'

const PASSWORD = 'a-password-of-twenty-characters'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { OPERATOR_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' } })
})
afterAll(() => server.close())

async function statusWith(password: string, address: string): Promise<number> {
  const headers = { authorization: `Bearer ${password}` }
  return (await server.app.inject({ url: `${OPERATOR_API}/status`, headers, remoteAddress: address })).statusCode
}

test('after ten wrong passwords of a network it has to wait a quarter of an hour, and nobody else has', async () => {
  for (let tries = 0; tries < 10; tries++) expect(await statusWith('wrong', `2001:db8:1:1::${tries}`)).toBe(401)
  expect(await statusWith('wrong', '2001:db8:1:1::f')).toBe(429)
  expect(await statusWith(PASSWORD, '2001:db8:1:1::f')).toBe(429)
  expect(await statusWith(PASSWORD, '2001:db8:1:2::1')).toBe(200)
  server.setNow(new Date(TEST_NOW.getTime() + 15 * 60 * 1000))
  expect(await statusWith(PASSWORD, '2001:db8:1:1::f')).toBe(200)
})

test('a right password is no guess, however often it comes', async () => {
  for (let times = 0; times < 20; times++) expect(await statusWith(PASSWORD, '192.0.2.1')).toBe(200)
})
