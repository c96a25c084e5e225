/** A class signs in at once: everybody is let in, and nobody else waits for it. */
import { scryptSync } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { TOLD_CODES } from '@campus/contracts/errors'
import { login } from '@campus/contracts/sign-in'

import { users } from '../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { passwordFits } from './password'
import { schoolsPasswords, visitorsPasswords } from './password-turns'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const signIn = (address: string, mobile: string = SAMPLE_STUDENT.mobile, password: string = SAMPLE_STUDENT.password) =>
  server.send(
    login,
    {
      grantType: 'PASSWORD',
      username: mobile,
      password,
      tenantId: TEST_TENANT,
      terminalType: 'ALL_USER',
      bizType: 'P_MINI',
    },
    { headers: { 'x-forwarded-for': address } },
  )
const codeOf = async (response: ReturnType<typeof signIn>) => (await response).json<{ code: number }>().code

test.each([
  ['visitors give', () => visitorsPasswords.run('192.0.2.1', () => passwordFits('x', null))],
  ['a school gives', () => schoolsPasswords.run(null, () => passwordFits('x', null))],
])(
  'of the passwords that %s at once no more than a few are before what else is compressed or read',
  async (_, give) => {
    let done = 0
    const all = Array.from({ length: 10 }, async () => {
      await give()
      done += 1
    })
    await promisify(brotliCompress)('a page')
    expect(done).toBeLessThan(4)
    await Promise.all(all)
    expect(done).toBe(10)
  },
)

test('a class of sixty behind one address, each with their own right password', async () => {
  // Of little cost, which a stored password says itself.
  const hash = scryptSync('of the class', 'salt', 32, { N: 1024, r: 8, p: 1 }).toString('base64url')
  const passwordHash = `scrypt$1024$8$1$${Buffer.from('salt').toString('base64url')}$${hash}`
  const mobiles = Array.from({ length: 60 }, (_, place) => `197${String(place).padStart(8, '0')}`)
  await server.database.withTenant(TEST_TENANT, (tx) =>
    tx.insert(users).values(mobiles.map((mobile) => ({ id: mobile, mobile, passwordHash }))),
  )
  const codes = await Promise.all(mobiles.map((mobile) => codeOf(signIn('192.0.2.1', mobile, 'of the class'))))
  expect(codes.filter((code) => code !== 0)).toEqual([])
})

test('beyond the places a sign-in is refused with 503 and when to come again, and counts as no try; others have theirs', async () => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const crowd = Array.from({ length: 100 }, () => visitorsPasswords.run('192.0.2.1', () => released))
  // More than may be tried from one address for one account.
  for (let time = 0; time < 7; time += 1) {
    const refused = await signIn('192.0.2.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.json()).toMatchObject({ code: TOLD_CODES.serverBusy, data: null })
  }
  const other = codeOf(signIn('192.0.2.2'))
  release()
  await Promise.all(crowd)
  expect([await other, await codeOf(signIn('192.0.2.1'))]).toEqual([0, 0])
  expect(server.errors).toEqual([])
})
