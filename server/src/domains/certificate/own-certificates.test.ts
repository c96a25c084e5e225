import { eq } from 'drizzle-orm'

import { ownCertificates } from '@campus/contracts/certificate'

import { users } from '../../platform/session/session.schema'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { skillCertificates, trainingCertificates } from './certificate.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const { mobile } = SAMPLE_STUDENT
const own = async (tenantId = TEST_TENANT) =>
  server.call(ownCertificates, {}, { token: await server.signIn(tenantId), tenantId })
const numbersOf = async () => {
  const { skillList, trainingList } = await own()
  return [...skillList.map((one) => one.certificateCode), ...trainingList.map((one) => one.certificateNum)]
}
const addSkill = (row: { id: string; name: string; mobile: string; sendDate?: string }) =>
  server.database.asOwner((tx) =>
    tx.insert(skillCertificates).values({ tenantId: TEST_TENANT, certificateCode: row.id, ...row }),
  )
const rename = (realName: string) =>
  server.database.asOwner((tx) => tx.update(users).set({ realName }).where(eq(users.id, SAMPLE_STUDENT.id)))

test('a person’s certificates of both kinds, masked, with picture, credential and code; of this school alone', async () => {
  const { skillList, trainingList } = await own()
  expect(skillList).toEqual([
    expect.objectContaining({
      id: expect.any(String),
      name: '林小满',
      card: '9901**********0028',
      mobile: '138****0001',
      certificateCode: 'S100012026000001',
      certificateImgUrl: expect.stringMatching(/^\/media\/10001\/certificate\/skill-\d+\.svg\?/),
      credential: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      verificationCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      revoked: false,
    }),
  ])
  expect(trainingList).toEqual([
    expect.objectContaining({ certificateNum: 'T100012026000001', idCard: '9901**********0028' }),
  ])
  expect((await own('10002')).skillList.map((one) => one.certificateCode)).toEqual(['S100022026000001'])
  // The code stands on paper: it is the same whenever it is read.
  expect((await own()).skillList[0]?.verificationCode).toBe(skillList[0]?.verificationCode)
})

test.each([
  ['the number with its prefix', { name: '林小满', mobile: `+86 ${mobile}` }, true],
  ['the number in groups', { name: '林小满', mobile: '138-0000-0001' }, true],
  ['the name with a space', { name: '林 小满', mobile }, true],
  ['another’s name and the same number', { name: '林小满的同事', mobile }, false],
  ['the same name and another’s number', { name: '林小满', mobile: '13800000009' }, false],
  ['the same name and no number', { name: '林小满', mobile: '' }, false],
  ['a masked number', { name: '林小满', mobile: '138****0001' }, false],
])('%s: %j is one’s own: %s', async (what, row, isOwn) => {
  await addSkill({ id: `K-${what}`, ...row })
  expect((await numbersOf()).includes(`K-${what}`)).toBe(isOwn)
})

test('the newest comes first, one without a day last; a revoked one is there without its picture', async () => {
  await addSkill({ id: 'N-1', name: '林小满', mobile, sendDate: '2026-11-02' })
  await addSkill({ id: 'N-2', name: '林小满', mobile })
  const numbers = (await own()).skillList.map((one) => one.certificateCode)
  expect(numbers[0]).toBe('N-1')
  expect(numbers.indexOf('N-2')).toBeGreaterThan(numbers.indexOf('S100012026000001'))
  await server.database.asOwner((tx) =>
    tx.update(trainingCertificates).set({ revokedAt: new Date() }).where(eq(trainingCertificates.mobile, mobile)),
  )
  expect((await own()).trainingList).toEqual([expect.objectContaining({ revoked: true, certificateUrl: '' })])
})

test('who has no real name has none, and a visitor is refused', async () => {
  await rename('')
  expect(await own()).toEqual({ skillList: [], trainingList: [] })
  await rename('林小满')
  expect(await server.refusal(ownCertificates, {})).toMatchObject({ code: 40001 })
})
