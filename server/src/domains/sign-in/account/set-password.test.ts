/** A password that a person sets: who may, what it ends, and what is refused. */
import { eq } from 'drizzle-orm'

import { setPassword, type OwnerProof } from '@campus/contracts/account'
import { getUserInfo, login, sendSmsCode, type SmsPurpose } from '@campus/contracts/sign-in'

import { eventsOf } from '../../../platform/events/event'
import { users } from '../../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { readSmsCode } from '../../../testing/sms'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { cleanUpSignIn } from '../clean-up'
import { hashPassword } from '../password'

let server: TestServer
let formerHash: string
beforeAll(async () => {
  server = await openTestServer()
  formerHash = await hashPassword(SAMPLE_STUDENT.password)
})
beforeEach(async () => {
  server.setNow(TEST_NOW)
  await keep(formerHash)
  await server.database.asOwner((tx) => cleanUpSignIn(tx, new Date('2100-01-01')))
})
afterAll(() => server.close())

const { mobile, password: FORMER, id } = SAMPLE_STUDENT
const NEW = 'river-stone-41'
const BY_FORMER: OwnerProof = { by: 'password', password: FORMER }

const keep = (passwordHash: string | null) =>
  server.database.asOwner((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, id)))
const kept = async () => {
  const people = await server.database.asOwner((tx) => tx.select().from(users))
  return people.find((person) => person.tenantId === '10001' && person.id === id)?.passwordHash
}
async function codeFor(number: string, purpose: SmsPurpose): Promise<OwnerProof> {
  await server.call(sendSmsCode, { mobile: number, purpose })
  return { by: 'code', code: await readSmsCode(server, number) }
}
const signInWith = (password: string) =>
  server.send(login, {
    grantType: 'PASSWORD',
    username: mobile,
    password,
    bizType: 'P_MINI',
    terminalType: 'ALL_USER',
    tenantId: '10001',
  })
const codeOf = async (password: string) => (await signInWith(password)).json<{ code: number }>().code

test('by a code to the own number it takes the place of the former; every other session ends, this one goes on', async () => {
  const [token, other] = [await server.signIn(), await server.signIn()]
  const proof = await codeFor(mobile, 'setPassword')
  expect(await server.call(setPassword, { password: NEW, proof }, { token })).toBe(true)
  expect([await codeOf(FORMER), await codeOf(NEW)]).toEqual([41003, 0])
  await server.call(getUserInfo, {}, { token })
  expect(await server.refusal(getUserInfo, {}, { token: other })).toMatchObject({ code: 40001 })
  expect((await eventsOf(server.database, '10001', id)).at(-1)).toMatchObject({
    kind: 'sign-in.password-set',
    data: { by: 'code', ended: 1 },
  })
  // The code has served.
  expect(await server.refusal(setPassword, { password: 'another-stone-42', proof }, { token })).toMatchObject({
    code: 41002,
  })
})

test('by the former password too, which forgets the tries before', async () => {
  const token = await server.signIn()
  for (let tried = 0; tried < 4; tried++) await codeOf('nope')
  expect(await server.call(setPassword, { password: NEW, proof: BY_FORMER }, { token })).toBe(true)
  for (let tried = 0; tried < 4; tried++) expect(await codeOf('nope')).toBe(41003)
  expect(await codeOf(NEW)).toBe(0)
})

test('who has no password sets the first one by a code, and by no password', async () => {
  const token = await server.signIn()
  await keep(null)
  expect(await server.refusal(setPassword, { password: NEW, proof: BY_FORMER }, { token })).toMatchObject({
    code: 41003,
  })
  await server.call(setPassword, { password: NEW, proof: await codeFor(mobile, 'setPassword') }, { token })
  expect(await codeOf(NEW)).toBe(0)
})

test.each<[string, () => Promise<OwnerProof>, number]>([
  ['a wrong password', async () => ({ by: 'password', password: 'nope' }), 41003],
  ['a wrong code', async () => ({ by: 'code', code: '000000' }), 41002],
  ['a code to sign in with', () => codeFor(mobile, 'signIn'), 41002],
  ['a code to prove the number with', () => codeFor(mobile, 'proveMobile'), 41002],
  ['a code to another number', () => codeFor('13900000055', 'setPassword'), 41002],
])('%s sets none', async (_, prove, code) => {
  const token = await server.signIn()
  const other = await server.signIn()
  expect(await server.refusal(setPassword, { password: NEW, proof: await prove() }, { token })).toMatchObject({ code })
  expect(await kept()).toBe(formerHash)
  await server.call(getUserInfo, {}, { token: other })
})

test.each(['password1', '13800000001', 'qwertyuiop'])(
  '%j is refused, since it is guessed first; the code serves for another',
  async (password) => {
    const token = await server.signIn()
    const proof = await codeFor(mobile, 'setPassword')
    expect(await server.refusal(setPassword, { password, proof }, { token })).toMatchObject({
      code: 40000,
      message: expect.stringContaining('这个密码太容易被猜到，请换一个'),
    })
    await server.call(setPassword, { password: NEW, proof }, { token })
  },
)

test.each(['7-signs', 'x'.repeat(129)])('%j is too short or too long', async (password) => {
  const token = await server.signIn()
  expect(await server.refusal(setPassword, { password, proof: BY_FORMER }, { token })).toMatchObject({
    code: 40000,
    field: 'password',
  })
})

test('a session guesses the password five times, and tries to set one twenty times an hour', async () => {
  const token = await server.signIn()
  const guess = (password: string) =>
    server.refusal(setPassword, { password: NEW, proof: { by: 'password', password } }, { token })
  for (let tried = 0; tried < 5; tried++) expect(await guess('nope')).toMatchObject({ code: 41003 })
  expect(await guess(FORMER)).toMatchObject({ code: 42900 })
  const byCode = () => server.refusal(setPassword, { password: NEW, proof: { by: 'code', code: '000000' } }, { token })
  for (let tried = 0; tried < 14; tried++) expect(await byCode()).toMatchObject({ code: 41002 })
  expect(await byCode()).toMatchObject({ code: 42900 })
  expect(await kept()).toBe(formerHash)
})

test('a visitor sets none', async () => {
  expect(await server.refusal(setPassword, { password: NEW, proof: BY_FORMER })).toMatchObject({ code: 40001 })
})
