import { eq } from 'drizzle-orm'

import {
  bindQrCode,
  cloudSchoolList,
  getDefTenantByQrCode,
  getOrCreateStudentId,
  getUserInfo,
  login,
  sendSmsCode,
  updateStudent,
} from '@campus/contracts/sign-in'

import { users } from '../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { readSmsCode } from '../../testing/sms'
import { openTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

test('API-15 user info is the signed-in person’s and nothing of the password', async () => {
  const response = await server.send(getUserInfo, { id: '999' }, { token })
  expect(response.json()).toMatchObject({
    data: {
      id: SAMPLE_STUDENT.id,
      realName: '林小满',
      nickName: '小满',
      username: SAMPLE_STUDENT.mobile,
      mobile: SAMPLE_STUDENT.mobile,
    },
  })
  expect(response.body).not.toMatch(/scrypt|password/i)
})

test('API-16 the student id is made once, whatever user id is sent', async () => {
  expect(await server.call(getOrCreateStudentId, { tenantId: '10001', userId: 'another' }, { token })).toBe(
    SAMPLE_STUDENT.studentId,
  )
  await server.call(sendSmsCode, { mobile: '13900000003' })
  const code = await readSmsCode(server, '13900000003')
  const fresh = await server.call(login, {
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile: '13900000003',
    code,
    tenantId: '10001',
    terminalType: 'ALL_USER',
    bizType: 'P_MINI',
  })
  const ask = () =>
    server.call(getOrCreateStudentId, { tenantId: '10001', userId: fresh.userId }, { token: fresh.token })
  const [first, second] = await Promise.all([ask(), ask()])
  expect(first).toMatch(/^\d{15,}$/)
  expect(second).toBe(first)
})

test('API-18 everybody changes their own record, whatever id is sent', async () => {
  expect(await server.call(updateStudent, { id: '1002', nickName: ' 满满 ' }, { token })).toBe(true)
  expect(await server.call(getUserInfo, {}, { token })).toMatchObject({ nickName: '满满', realName: '林小满' })
  expect(await server.call(updateStudent, { id: '1' }, { token })).toBe(true)
  expect(await server.refusal(updateStudent, { id: '1', nickName: ' ' }, { token })).toMatchObject({
    status: 400,
    field: 'nickName',
  })
  expect(await server.refusal(updateStudent, { id: '1', nickName: 'x' })).toMatchObject({ code: 40001 })
})

test('API-17 API-23 an invitation leads to its school, whatever school asks', async () => {
  expect(await server.call(getDefTenantByQrCode, { qrCode: 'Q10002' })).toEqual({
    id: '10002',
    name: '海岚健康技能学院',
  })
  expect(await server.refusal(getDefTenantByQrCode, { qrCode: 'Q0' })).toMatchObject({ code: 40400 })
  expect(await server.refusal(getDefTenantByQrCode, { qrCode: 'Q100021' })).toMatchObject({
    status: 400,
    field: 'qrCode',
  })
})

test('API-24 a person joins by an invitation of the school they are signed in to', async () => {
  const payload = { qrCode: 'Q10001', tenantId: '10001', userId: 'another', enterpriseName: ' 甬江电气设备厂 ' }
  expect(await server.call(bindQrCode, payload, { token })).toBe(true)
  const [person] = await server.database.withTenant('10001', (tx) =>
    tx.select().from(users).where(eq(users.id, SAMPLE_STUDENT.id)),
  )
  expect(person).toMatchObject({ invitedBy: '1', enterpriseName: '甬江电气设备厂' })
  expect(await server.refusal(bindQrCode, { ...payload, qrCode: 'Q10002' }, { token })).toMatchObject({ code: 40400 })
  expect(await server.refusal(bindQrCode, { ...payload, tenantId: '10002' }, { token })).toMatchObject({ code: 40001 })
})

test('API-25 at the bare main domain every school can be joined, elsewhere the site’s own alone', async () => {
  expect(await server.call(cloudSchoolList, {})).toHaveLength(5)
  expect(await server.call(cloudSchoolList, {}, { tenantId: '10002' })).toEqual([
    { id: '10002', name: '海岚健康技能学院' },
  ])
})
