/** A person closes their account: what ends, what is deleted and what stays. */
import { eq } from 'drizzle-orm'

import { closeAccount, type OwnerProof } from '@campus/contracts/account'
import { getUserInfo, issueCode, login, sendSmsCode, ssoLogin, type SmsPurpose } from '@campus/contracts/sign-in'

import { eventsOf } from '../../../platform/events/event'
import { users } from '../../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { readSmsCode } from '../../../testing/sms'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { classStudents } from '../../study/study.schema'
import { cleanUpSignIn } from '../clean-up'

const { mobile, password, id } = SAMPLE_STUDENT
const INVALID = { code: 40001 }
const CLOSED = { code: 40300, message: expect.stringContaining('账号已关闭') }

let server: TestServer
let open: typeof users.$inferSelect
const peopleOf = () => server.database.asOwner((tx) => tx.select().from(users).where(eq(users.id, id)))
const personAt = async (school: string) => (await peopleOf()).find(({ tenantId }) => tenantId === school)
const seatsOf = () => server.database.asOwner((tx) => tx.$count(classStudents, eq(classStudents.userId, id)))

beforeAll(async () => {
  server = await openTestServer()
  const person = await personAt('10001')
  if (person === undefined) throw new Error('the sample student is not there')
  open = person
})
beforeEach(async () => {
  server.setNow(TEST_NOW)
  await server.database.withTenant('10001', (tx) =>
    tx
      .update(users)
      .set({ ...open, nickName: '小满', avatar: '/media/face.svg' })
      .where(eq(users.id, id)),
  )
  await server.database.asOwner((tx) => cleanUpSignIn(tx, new Date('2100-01-01')))
})
afterAll(() => server.close())

async function codeFor(number: string, purpose: SmsPurpose): Promise<OwnerProof> {
  await server.call(sendSmsCode, { mobile: number, purpose })
  return { by: 'code', code: await readSmsCode(server, number) }
}
const enter = { bizType: 'P_MINI', terminalType: 'ALL_USER', tenantId: '10001' } as const
const BY_PASSWORD: OwnerProof = { by: 'password', password }

test('by a code every session ends and nobody signs in; the chosen things are deleted, the school’s records stay', async () => {
  const [token, other, elsewhere] = [await server.signIn(), await server.signIn(), await server.signIn('10002')]
  const { code } = await server.call(issueCode, {}, { token: other })
  const [there, seats] = [await personAt('10002'), await seatsOf()]
  expect(seats).toBeGreaterThan(0)
  const proof = await codeFor(mobile, 'closeAccount')
  expect(await server.call(closeAccount, { proof }, { token })).toBe(true)

  for (const ended of [token, other]) {
    expect(await server.refusal(getUserInfo, {}, { token: ended })).toMatchObject(INVALID)
  }
  expect((await server.send(ssoLogin, { code })).json()).toMatchObject({ code: 41003 })
  const byPassword = { ...enter, grantType: 'PASSWORD' as const, username: mobile, password }
  expect(await server.refusal(login, byPassword)).toMatchObject({ code: 41003 })
  server.setNow(new Date(TEST_NOW.getTime() + 90_000))
  const signIn = await codeFor(mobile, 'signIn')
  const byCode = {
    ...enter,
    grantType: 'MOBILE_LOGIN_REGISTER' as const,
    mobile,
    code: 'code' in signIn ? signIn.code : '',
  }
  expect(await server.refusal(login, byCode)).toMatchObject(CLOSED)

  expect(await personAt('10001')).toEqual({
    ...open,
    nickName: '',
    avatar: '',
    passwordHash: null,
    hasOwnPassword: false,
    closedTime: TEST_NOW,
    closedByOwner: true,
  })
  expect(await seatsOf()).toBe(seats)
  expect((await eventsOf(server.database, '10001', id)).at(-1)).toMatchObject({
    kind: 'sign-in.account-closed',
    data: { by: 'person', ended: 2 },
  })
  // The same number at another school is another account.
  expect(await personAt('10002')).toEqual(there)
  await server.call(getUserInfo, {}, { token: elsewhere, tenantId: '10002' })
})

test('by the password, too; pressed twice at once it is closed once', async () => {
  const token = await server.signIn()
  const answers = await Promise.all([1, 2].map(() => server.send(closeAccount, { proof: BY_PASSWORD }, { token })))
  const codes = answers.map((answer) => answer.json<{ code: number }>().code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect((await personAt('10001'))?.closedByOwner).toBe(true)
})

test.each<[string, () => Promise<OwnerProof>, number]>([
  ['a wrong password', async () => ({ by: 'password', password: 'nope' }), 41003],
  ['a wrong code', async () => ({ by: 'code', code: '000000' }), 41002],
  ['a code to sign in with', () => codeFor(mobile, 'signIn'), 41002],
  ['a code to set a password with', () => codeFor(mobile, 'setPassword'), 41002],
  ['a code to another number', () => codeFor('13900000055', 'closeAccount'), 41002],
])('%s closes nothing', async (_, prove, code) => {
  const token = await server.signIn()
  expect(await server.refusal(closeAccount, { proof: await prove() }, { token })).toMatchObject({ code })
  expect((await personAt('10001'))?.closedTime).toBeNull()
  await server.call(getUserInfo, {}, { token })
})

test('a visitor closes none', async () => {
  expect(await server.refusal(closeAccount, { proof: BY_PASSWORD })).toMatchObject(INVALID)
})
