import crypto from 'node:crypto'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { issueSmsCode } from './sms-code'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const issue = () =>
  server.database.withTenant('10001', (tx) =>
    issueSmsCode(tx, { mobile: '13800000001', templateCode: 'T', purpose: 'signIn', now: TEST_NOW }),
  )

test('a code is one of a million, drawn by the generator for secrets, with its zeros', async () => {
  const drawn = jest.spyOn(crypto, 'randomInt').mockImplementation(() => 42)
  const code = await issue()
  expect(drawn.mock.calls).toEqual([[1_000_000]])
  drawn.mockRestore()
  expect(code).toBe('000042')
  const codes = new Set<string>()
  for (let count = 0; count < 30; count += 1) codes.add(await issue())
  expect(codes.size).toBeGreaterThan(25)
})
