import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { credentialOfCode, verifyCredential } from '@campus/contracts/credential'
import { TOLD_CODES } from '@campus/contracts/errors'

import { sampleId } from '../../sample/sample-id'
import { importFolder } from '../../site/operator/import/import-folder'
import { solveCaptcha } from '../../testing/captcha'
import { importContext } from '../../testing/test-import'
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

const isWithdrawn = async (code: string) =>
  (await server.call(credentialOfCode, { code }, { headers: from() })).withdrawn

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

/** A certificate's row becomes another certificate, by the operator's folder. */
const becomes = async (id: string, cells: Readonly<Record<string, string>>) =>
  importFolder(
    importContext(server),
    {
      files: [
        {
          path: '10001/skill-certificates.csv',
          text: `id,${Object.keys(cells).join(',')}\n${id},${Object.values(cells).join(',')}\n`,
        },
      ],
      pictures: [],
    },
    { dryRun: false },
  )

/** The second certificate of the sample, as it was. */
const SECOND = { certificateCode: 'S100012026000002', name: '陈国强' }
const ID = sampleId('10001', 'certificate', 2)

describe('a paper whose certificate becomes another', () => {
  afterEach(async () => {
    expect((await becomes(ID, { ...SECOND, sendDate: '2026-10-02' })).faults).toEqual([])
  })

  test.each([
    ['number', { certificateCode: 'S-NEW' }],
    ['holder', { name: '赵一鸣' }],
    ['day', { sendDate: '2020-02-02' }],
  ])('by its %s is withdrawn, with its code and its QR code; the folder tells of it', async (_, cells) => {
    await becomes(ID, { ...SECOND, sendDate: '2026-10-02' })
    const code = await skillCode(2, SECOND.name)
    const paper = await credentialOf(code)
    const { faults, notes } = await becomes(ID, cells)
    expect(faults).toEqual([])
    expect(notes.map(({ line, message }) => `${String(line)}: ${message}`)).toEqual([
      '2: certificateCode S100012026000002 of 陈国强 has been looked up: the code and the QR code on its paper are withdrawn',
    ])
    expect(await credentialOf(code)).toBe('')
    expect(await isWithdrawn(code)).toBe(true)
    expect(await verdictOf(paper)).toEqual({ valid: true, status: 'unknown', certificate: null })
  })

  test('by another writing of the same number and holder stands', async () => {
    await becomes(ID, { ...SECOND, sendDate: '2026-10-02' })
    const code = await skillCode(2, SECOND.name)
    const paper = await credentialOf(code)
    const { notes } = await becomes(ID, { certificateCode: 'ｓ100012026000002', name: '陈 国强', level: '二级/技师' })
    expect(notes.filter(({ message }) => message.includes('withdrawn'))).toEqual([])
    expect(await skillCode(2, SECOND.name)).toBe(code)
    expect(await isWithdrawn(code)).toBe(false)
    expect(await verdictOf(paper)).toMatchObject({ status: 'valid', certificate: { level: '二级/技师' } })
  })

  test('gets a code of its own, and the former one back with the former certificate', async () => {
    await becomes(ID, { ...SECOND, sendDate: '2026-10-02' })
    const former = await skillCode(2, SECOND.name)
    await becomes(ID, { name: '赵一鸣' })
    const own = await skillCode(2, '赵一鸣')
    expect(own).not.toBe(former)
    expect(await verdictOf(await credentialOf(own))).toMatchObject({ certificate: { name: '赵一鸣' } })
    await becomes(ID, { name: SECOND.name })
    expect([await isWithdrawn(former), await isWithdrawn(own)]).toEqual([false, true])
  })
})

test('an unknown code and one of another school lead to nothing, one of a certificate that is gone is withdrawn', async () => {
  const code = await skillCode(3, '阿依古丽·买买提')
  expect(await credentialOf('0'.repeat(12))).toBe('')
  expect(await isWithdrawn('0'.repeat(12))).toBe(false)
  expect(await credentialOf(code, '10002')).toBe('')
  expect(await credentialOf(code)).not.toBe('')
  await server.database.withTenant('10001', (tx) => tx.delete(skillCertificates))
  expect(await credentialOf(code)).toBe('')
  expect(await isWithdrawn(code)).toBe(true)
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
