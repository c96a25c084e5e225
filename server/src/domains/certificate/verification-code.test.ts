import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { credentialOfCode, verifyCredential } from '@campus/contracts/credential'
import { TOLD_CODES } from '@campus/contracts/errors'

import { solveCaptcha } from '../../testing/captcha'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { skillCertificates } from './certificate.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

let addresses = 0
const from = () => ({ 'x-forwarded-for': `203.0.113.${String((addresses += 1) % 250)}` })

async function skillCode(number = 1, name = '林小满', tenantId = '10001'): Promise<string> {
  const found = await server.call(
    queryCertificateByCode,
    {
      ...(await solveCaptcha(server, tenantId)),
      certificateCode: `S${tenantId}202600000${String(number)}`,
      name,
    },
    { tenantId, headers: from() },
  )
  return found?.verificationCode ?? ''
}

async function trainingCode(): Promise<string> {
  const found = await server.call(
    queryTeachUserCert,
    { ...(await solveCaptcha(server)), certificateNum: 'T100012026000001', studentName: '林小满' },
    { headers: from() },
  )
  return found?.verificationCode ?? ''
}

const credentialOf = async (code: string, tenantId = '10001', headers = from()) =>
  (await server.call(credentialOfCode, { code }, { tenantId, headers })).credential

const verdictOf = (credential: string) => server.call(verifyCredential, { credential }, { headers: from() })

test('the code on the paper stays the same, and leads to the signed credential', async () => {
  const code = await skillCode()
  expect(await skillCode()).toBe(code)
  expect(await verdictOf(await credentialOf(code))).toMatchObject({
    valid: true,
    status: 'valid',
    certificate: { kind: 'skill', certificateCode: 'S100012026000001', card: '9901**********0028' },
  })
  const training = await trainingCode()
  expect(training).not.toBe(code)
  expect(await verdictOf(await credentialOf(training))).toMatchObject({
    certificate: { kind: 'training', certificateNum: 'T100012026000001' },
  })
})

test('a revoked certificate is found by its code, and is revoked', async () => {
  expect(await verdictOf(await credentialOf(await skillCode(5, '唐一鸣')))).toMatchObject({
    valid: true,
    status: 'revoked',
  })
})

test('many lookups at once agree on one code', async () => {
  const codes = await Promise.all([2, 2, 2, 2].map((number) => skillCode(number, '陈国强')))
  expect(new Set(codes).size).toBe(1)
})

test('an unknown code, one of another school and one of a certificate that is gone lead to nothing', async () => {
  const code = await skillCode(3, '阿依古丽·买买提')
  expect(await credentialOf('0'.repeat(12))).toBe('')
  expect(await credentialOf(code, '10002')).toBe('')
  expect(await credentialOf(code)).not.toBe('')
  await server.database.withTenant('10001', (tx) => tx.delete(skillCertificates))
  expect(await credentialOf(code)).toBe('')
})

test('who guesses codes is refused after 30 misses, also with a right one; right ones do not count', async () => {
  const code = await trainingCode()
  const guesser = from()
  for (let round = 0; round < 30; round += 1) {
    await credentialOf(code, '10001', guesser)
    expect(await credentialOf('Z'.repeat(12), '10001', guesser)).toBe('')
  }
  expect(await server.refusal(credentialOfCode, { code }, { headers: guesser })).toMatchObject({
    code: TOLD_CODES.tooManyRequests,
  })
  expect(await credentialOf(code)).not.toBe('')
})

test.each(['', 'ABC', 'ABCDEFGHJKM!', 'ABCDEFGHJKMI'])('%p is no code', async (code) => {
  expect(await server.refusal(credentialOfCode, { code }, { headers: from() })).toMatchObject({
    status: 400,
    field: 'code',
  })
})
