/** 60 guesses; GUESSES=10000 for as many as a patient stranger makes. */
import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'
import { eq } from 'drizzle-orm'
import { TEST_NOW } from '../testing/test-clock'
import { solveCaptcha } from '../testing/captcha'
import { openTestServer, type TestServer } from '../testing/test-server'
import { skillCertificates } from './certificate.schema'

const GUESSES = Number(process.env['GUESSES'] ?? 60)
jest.setTimeout(60_000 + GUESSES * 100)

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const REVOKED = 'S100012026000002'
/** Numbers there are, one that was taken back, ones of another kind and school, ones nobody has. */
const NUMBERS = ['S100012026000001', REVOKED, 'T100012026000001', 'S100022026000001', 'S1', "' or 1=1", 'S100012026009999', '%']
/** Right for other numbers, nearly right, and made up. */
const NAMES = ['陈国强', '林小', '林大满', '周', 'A', '李.四']

test('CE-22 CE-24 whatever is guessed, a miss is the same bytes but for its trace id', async () => {
  await server.database.withTenant('10001', (tx) =>
    tx.update(skillCertificates).set({ revokedAt: TEST_NOW }).where(eq(skillCertificates.certificateCode, REVOKED)),
  )
  const answers = new Set<string>()
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const number = NUMBERS[guess % NUMBERS.length] ?? ''
    const name = NAMES[Math.floor(guess / NUMBERS.length) % NAMES.length] ?? ''
    const address = `10.${String(guess >> 16)}.${String((guess >> 8) & 255)}.${String(guess & 255)}`
    const captcha = await solveCaptcha(server)
    const answer =
      guess % 2 === 0
        ? await server.send(queryCertificateByCode, { ...captcha, certificateCode: number, name }, { headers: { 'x-forwarded-for': address } })
        : await server.send(queryTeachUserCert, { ...captcha, certificateNum: number, studentName: name }, { headers: { 'x-forwarded-for': address } })
    answers.add(withoutTrace(answer))
  }
  expect([...answers]).toHaveLength(1)
  expect([...answers][0]).toContain('"data":null')
})

type Answer = Awaited<ReturnType<TestServer['send']>>

/** Status, headers and body of an answer, the trace id struck out. */
function withoutTrace({ statusCode, headers, body, json }: Answer): string {
  const { traceId } = json<{ traceId: string }>()
  const { date: _, ...others } = headers
  return `${String(statusCode)} ${JSON.stringify(others)} ${body}`.replaceAll(traceId, '…')
}
