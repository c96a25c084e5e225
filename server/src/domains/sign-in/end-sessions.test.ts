import { getUserInfo, issueCode, ssoLogin } from '@campus/contracts/sign-in'

import { eventsOf } from '../../platform/events/event'
import { users } from '../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { runOperatorCall } from '../../site/operator/run-operator-call'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { endSessionsCall } from './end-sessions'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const end = (mobile: string, why = '') =>
  runOperatorCall(
    server.database,
    endSessionsCall,
    { tenantId: '10001', now: TEST_NOW },
    { tenant: '10001', mobile, why },
  )

test('the operator ends every session of a person at a school, and the codes that would go on with one; no other’s', async () => {
  const [one, other, elsewhere] = [await server.signIn(), await server.signIn(), await server.signIn('10002')]
  const { code } = await server.call(issueCode, {}, { token: one })
  expect(await end(SAMPLE_STUDENT.mobile, 'the phone was stolen')).toEqual({ user: SAMPLE_STUDENT.id, ended: 2 })
  for (const token of [one, other]) {
    expect(await server.refusal(getUserInfo, {}, { token })).toMatchObject({ code: 40001 })
  }
  expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
  await server.call(getUserInfo, {}, { token: elsewhere, tenantId: '10002' })
  await server.call(getUserInfo, {}, { token: await server.signIn() })
  expect((await eventsOf(server.database, '10001', SAMPLE_STUDENT.id)).at(-1)).toMatchObject({
    kind: 'sign-in.sessions-ended',
    data: { ended: 2, why: 'the phone was stolen' },
  })
})

test('of two people one’s sessions end', async () => {
  await server.database.withTenant('10001', (tx) =>
    tx.insert(users).values({ id: 'another', mobile: '13900000077', createdTime: TEST_NOW }),
  )
  const token = await server.signIn()
  expect(await end('13900000077')).toEqual({ user: 'another', ended: 0 })
  await server.call(getUserInfo, {}, { token })
})

test('a number that nobody has at the school is told', async () => {
  await expect(end('13900000000')).rejects.toThrow('There is nobody with the number 13900000000 at 10001.')
})
