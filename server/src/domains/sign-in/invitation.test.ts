import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { bindQrCode, getDefTenantByQrCode } from '@campus/contracts/sign-in'

import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.setNow(TEST_NOW))

test('invitation codes cannot be tried one after the other: twenty wrong ones of a network an hour', async () => {
  const from = { address: '192.0.2.7' }
  for (let tries = 0; tries < 20; tries++) {
    // At whatever school they are named.
    const tenantId = tries % 2 === 0 ? '10001' : '10002'
    const named = { qrCode: `x${tries}` }
    expect((await server.refusal(getDefTenantByQrCode, named, { ...from, tenantId })).code).toBe(ERROR_CODES.notFound)
  }
  const right = { qrCode: 'Q10001' }
  expect((await server.refusal(getDefTenantByQrCode, right, from)).code).toBe(TOLD_CODES.tooManyRequests)
  expect(await server.call(getDefTenantByQrCode, right, { address: '192.0.2.8' })).toMatchObject({ id: '10001' })
  server.setNow(new Date(TEST_NOW.getTime() + 60 * 60 * 1000))
  expect(await server.call(getDefTenantByQrCode, right, from)).toMatchObject({ id: '10001' })
})

test('the right code is no guess, however often it is named', async () => {
  const from = { address: '192.0.2.20' }
  for (let times = 0; times < 25; times++) {
    expect(await server.call(getDefTenantByQrCode, { qrCode: 'Q10001' }, from)).toMatchObject({ id: '10001' })
  }
})

test('nor by somebody who is signed in', async () => {
  const token = await server.signIn()
  const from = { address: '192.0.2.9', token }
  const joining = { tenantId: '10001', userId: '1', enterpriseName: '甬江电气设备厂' }
  for (let tries = 0; tries < 20; tries++) {
    expect((await server.refusal(bindQrCode, { ...joining, qrCode: `y${tries}` }, from)).code).toBe(
      ERROR_CODES.notFound,
    )
  }
  expect((await server.refusal(bindQrCode, { ...joining, qrCode: 'Q10001' }, from)).code).toBe(
    TOLD_CODES.tooManyRequests,
  )
})
