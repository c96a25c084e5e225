import { eq } from 'drizzle-orm'

import { login } from '@campus/contracts/sign-in'

import { eventsOf } from '../../../platform/events/event'
import { users } from '../../../platform/session/session.schema'
import { firstClassId, SAMPLE_STUDENT } from '../../../sample/sample-student'
import { runOperatorCall } from '../../../site/operator/run-operator-call'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { newPasswordCall, withoutPasswordCall } from './password-calls'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const context = { tenantId: TEST_TENANT, now: TEST_NOW }
const listed = (input: object = {}) =>
  runOperatorCall(server.database, withoutPasswordCall, context, { tenant: TEST_TENANT, ...input }) as Promise<string[]>
const given = (user: string) =>
  runOperatorCall(server.database, newPasswordCall, context, { tenant: TEST_TENANT, user }) as Promise<{
    readonly mobile: string
    readonly password: string
  }>
const change = (set: Partial<typeof users.$inferInsert>) =>
  server.database.withTenant(TEST_TENANT, (tx) => tx.update(users).set(set).where(eq(users.id, SAMPLE_STUDENT.id)))

test('who has no password is listed, of a class or of the school; everybody again; nobody whose account is closed', async () => {
  expect(await listed()).not.toContain(SAMPLE_STUDENT.id)
  await change({ passwordHash: null })
  expect(await listed()).toContain(SAMPLE_STUDENT.id)
  expect(await listed({ classId: firstClassId(TEST_TENANT) })).toContain(SAMPLE_STUDENT.id)
  expect(await listed({ classId: 'nowhere' })).toEqual([])
  await change({ closedTime: TEST_NOW })
  expect(await listed({ again: true })).not.toContain(SAMPLE_STUDENT.id)
  await expect(given(SAMPLE_STUDENT.id)).rejects.toThrow(`The account of ${SAMPLE_STUDENT.id} is closed.`)
  await change({ closedTime: null })
})

test('a new password signs in, and every session before it ends', async () => {
  const { mobile, password } = await given(SAMPLE_STUDENT.id)
  const way = { grantType: 'PASSWORD', tenantId: TEST_TENANT, terminalType: 'ALL_USER', bizType: 'P_MINI' } as const
  const { token } = await server.call(login, { ...way, username: mobile, password })
  expect(token).not.toBe('')
  expect(await listed()).not.toContain(SAMPLE_STUDENT.id)
  expect(await listed({ again: true })).toContain(SAMPLE_STUDENT.id)
  const again = await given(SAMPLE_STUDENT.id)
  expect(again.password).not.toBe(password)
  const told = await eventsOf(server.database, TEST_TENANT, SAMPLE_STUDENT.id)
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'sign-in.password-reset', data: { by: 'operator', ended: 1 } }),
  )
})

test('nobody of another school gets one', async () => {
  await expect(
    runOperatorCall(
      server.database,
      newPasswordCall,
      { ...context, tenantId: '10002' },
      { tenant: '10002', user: 'nobody' },
    ),
  ).rejects.toThrow('There is nobody with the id nobody at 10002.')
})
