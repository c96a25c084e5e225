/** A person's changes to their own record, and how long an ended session is remembered. */
import { bindQrCode, getUserInfo, logout, updateStudent } from '@campus/contracts/sign-in'

import { sessions, users } from '../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { cleanUpSignIn } from './clean-up'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => server.setNow(TEST_NOW))
afterAll(() => server.close())

const HOUR_MS = 60 * 60 * 1000
const people = () => server.database.asOwner((tx) => tx.select().from(users))
const everyoneElse = async () =>
  (await people()).filter(({ tenantId, id }) => tenantId !== '10001' || id !== SAMPLE_STUDENT.id)

test('API-18 either name changes alone, and nobody else’s', async () => {
  const token = await server.signIn()
  const others = await everyoneElse()
  await server.call(updateStudent, { id: '1', realName: '林大满' }, { token })
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ realName: '林大满', nickName: '小满' })
  await server.call(updateStudent, { id: '1', nickName: '大满' }, { token })
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ realName: '林大满', nickName: '大满' })
  expect(await everyoneElse()).toEqual(others)
})

test('API-24 joining without naming an enterprise keeps the one that is known', async () => {
  const token = await server.signIn()
  const join = (more: object) =>
    server.call(bindQrCode, { qrCode: 'Q10001', tenantId: '10001', userId: '1', ...more }, { token })
  const enterprise = async () =>
    (await people()).find(({ tenantId, id }) => tenantId === '10001' && id === SAMPLE_STUDENT.id)?.enterpriseName
  const others = await everyoneElse()
  await join({ enterpriseName: '甬江电气设备厂' })
  await join({})
  expect(await enterprise()).toBe('甬江电气设备厂')
  expect(await everyoneElse()).toEqual(others)
})

test.each([
  ['a session that ran out', 0],
  ['a session that was signed out', 1],
])('%s is remembered for a day, so that its owner hears why it ended', async (_, isSignedOut) => {
  await server.database.asOwner((tx) => tx.delete(sessions))
  const token = await server.signIn()
  if (isSignedOut === 1) await server.call(logout, {}, { token })
  const [session] = await server.database.asOwner((tx) => tx.select().from(sessions))
  const end = (isSignedOut === 1 ? session?.revokedTime : session?.expiresTime) ?? new Date(Number.NaN)
  const leftAfter = async (milliseconds: number) => {
    await server.database.asOwner((tx) => cleanUpSignIn(tx, new Date(end.getTime() + milliseconds)))
    return server.database.asOwner((tx) => tx.$count(sessions))
  }
  expect(await leftAfter(24 * HOUR_MS)).toBe(1)
  expect(await leftAfter(24 * HOUR_MS + 1)).toBe(0)
})
