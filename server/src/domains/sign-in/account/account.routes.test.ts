import { eq } from 'drizzle-orm'

import { endOwnSessions, ownAccount } from '@campus/contracts/account'
import { getUserInfo, issueCode, logout, ssoLogin } from '@campus/contracts/sign-in'

import { eventsOf } from '../../../platform/events/event'
import { sessions, users } from '../../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  server.setNow(TEST_NOW)
  await server.database.asOwner((tx) => tx.delete(sessions))
})
afterAll(() => server.close())

const INVALID = { code: 40001 }

test('a person reads how they can sign in, and counts their open sessions, not those of others', async () => {
  const [token, other] = [await server.signIn(), await server.signIn()]
  await server.signIn('10002')
  expect(await server.call(ownAccount, {}, { token })).toEqual({ hasPassword: true, canSendCode: true, sessions: 2 })
  await server.call(logout, {}, { token: other })
  const keep = (passwordHash: string | null) =>
    server.database.asOwner((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, SAMPLE_STUDENT.id)))
  const [person] = await server.database.asOwner((tx) => tx.select().from(users).where(eq(users.id, SAMPLE_STUDENT.id)))
  await keep(null)
  expect(await server.call(ownAccount, {}, { token })).toEqual({ hasPassword: false, canSendCode: true, sessions: 1 })
  await keep(person?.passwordHash ?? null)
  expect(await server.refusal(ownAccount, {})).toMatchObject(INVALID)
})

test('a person ends every session of theirs, that of the call too, and the codes that would go on with one; no other’s', async () => {
  const [token, other, elsewhere] = [await server.signIn(), await server.signIn(), await server.signIn('10002')]
  const { code } = await server.call(issueCode, {}, { token: other })
  expect(await server.call(endOwnSessions, {}, { token })).toEqual({ ended: 2 })
  for (const ended of [token, other]) {
    expect(await server.refusal(getUserInfo, {}, { token: ended })).toMatchObject(INVALID)
  }
  expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
  await server.call(getUserInfo, {}, { token: elsewhere, tenantId: '10002' })
  expect((await eventsOf(server.database, '10001', SAMPLE_STUDENT.id)).at(-1)).toMatchObject({
    kind: 'sign-in.sessions-ended',
    data: { by: 'person', ended: 2 },
  })
  // Whoever has the password, or the phone, signs in again.
  await server.call(getUserInfo, {}, { token: await server.signIn() })
})
