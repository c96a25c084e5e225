import { eq } from 'drizzle-orm'

import { queryCertificateByCode, queryTeachUserCert } from '@campus/contracts/certificate'

import { DASHES } from '../../platform/plain-signs.model'
import { solveCaptcha } from '../../testing/captcha'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { skillCertificates } from './certificate.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/
const HOUR_MS = 60 * 60 * 1000
const skill = { certificateCode: 'S100012026000001', name: '林小满' }
const revokedSkill = { certificateCode: 'S100012026000005', name: '唐一鸣' }
const training = { certificateNum: 'T100012026000001', studentName: '林小满' }

let addresses = 0
/** Each question has a network address of its own, so that tests do not use up each other's tries. */
const from = (address = `198.51.100.${String((addresses += 1))}`) => ({ headers: { 'x-forwarded-for': address } })

const askSkill = async (change: Partial<typeof skill> = {}, options = from()) =>
  server.call(queryCertificateByCode, { ...(await solveCaptcha(server)), ...skill, ...change }, options)
const askTraining = async (change: Partial<typeof training> = {}, options = from()) =>
  server.call(queryTeachUserCert, { ...(await solveCaptcha(server)), ...training, ...change }, options)

test('API-62 CE-19 CE-22 a skill certificate, card and mobile masked', async () => {
  expect(await askSkill()).toEqual({
    name: '林小满',
    card: '9901**********0028',
    mobile: '138****0001',
    professionName: '电工',
    typeOfWorkName: '电工',
    certificateCode: skill.certificateCode,
    level: '四级/中级工',
    sendDate: '2026-10-21',
    certificateImgUrl: expect.stringMatching(
      /^\/media\/10001\/certificate\/skill-\d+\.svg\?expires=\d+&signature=[\w-]+$/,
    ),
    credential: expect.stringMatching(JWS),
    verificationCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    revoked: false,
  })
})

test('API-63 CE-21 CE-22 a training certificate, card and mobile masked', async () => {
  expect(await askTraining()).toEqual({
    studentName: '林小满',
    idType: '居民身份证',
    idCard: '9901**********0028',
    mobile: '138****0001',
    productName: '电工（四级）技能提升班',
    agencyName: '启明职业培训学校',
    certificateNum: training.certificateNum,
    startTime: '2026-07-23',
    endTime: '2026-10-11',
    certificateUrl: expect.stringMatching(/^\/media\/10001\/certificate\/training-/),
    credential: expect.stringMatching(JWS),
    verificationCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    revoked: false,
  })
})

test('a name of eight characters, with the dot typed as a full stop', async () => {
  expect(await askSkill({ certificateCode: 'S100012026000003', name: '阿依古丽.买买提' })).toMatchObject({
    name: '阿依古丽·买买提',
  })
})

test.each(['s100012026000001', 'Ｓ１０００１２０２６０００００１', ' S10001 2026 000001 '])(
  'a number is found as people type it: %s',
  async (certificateCode) => {
    expect(await askSkill({ certificateCode })).toMatchObject({ certificateCode: skill.certificateCode })
    const certificateNum = certificateCode.replace(/s|S|Ｓ/, 't')
    expect(await askTraining({ certificateNum })).toMatchObject({ certificateNum: training.certificateNum })
  },
)

test('a number with any dash is found with a hyphen, and with any other dash', async () => {
  const numbers = [...DASHES].map((dash, index) => `D${index}${dash}7`)
  const rows = numbers.map((certificateCode, index) => ({
    tenantId: TEST_TENANT,
    id: `dash${index}`,
    certificateCode,
    name: '林小满',
  }))
  await server.database.asOwner((tx) => tx.insert(skillCertificates).values(rows))
  for (const [index, certificateCode] of numbers.entries()) {
    for (const typed of [`d${index}-7`, `D${index}—7`]) {
      expect(await askSkill({ certificateCode: typed, name: '林小满' })).toMatchObject({ certificateCode })
    }
  }
})

test('CE-23 a certificate without a picture has no address', async () => {
  expect(await askSkill({ certificateCode: 'S100012026000004', name: '周宁' })).toMatchObject({
    certificateImgUrl: '',
    mobile: '',
  })
})

test('a certificate that was taken back says so to whoever knows number and name, without a picture', async () => {
  expect(await askSkill(revokedSkill)).toMatchObject({
    name: '唐一鸣',
    revoked: true,
    certificateImgUrl: '',
    credential: expect.stringMatching(JWS),
  })
  expect(await askTraining({ certificateNum: 'T100012026000005', studentName: '唐一鸣' })).toMatchObject({
    revoked: true,
    certificateUrl: '',
  })
  expect(await askSkill({ ...revokedSkill, name: '林大满' })).toBeNull()
})

test('API-62 API-63 no match is success with null, the same for a wrong number, a wrong name and another school', async () => {
  const answers = await Promise.all([
    askSkill({ certificateCode: 'S100012026000099' }),
    askSkill({ name: '林大满' }),
    askSkill({ certificateCode: 'S100022026000001' }),
    askTraining({ certificateNum: skill.certificateCode }),
    askTraining({ studentName: '林' }),
  ])
  expect(answers).toEqual([null, null, null, null, null])
})

test('API-62 a missing and a misnamed certificate answer with the same bytes but for the trace id', async () => {
  const bodies = await Promise.all(
    [{ certificateCode: 'S0' }, { name: '林大满' }].map(async (change) => {
      const response = await server.send(
        queryCertificateByCode,
        { ...(await solveCaptcha(server)), ...skill, ...change },
        from(),
      )
      return {
        status: response.statusCode,
        body: { ...response.json<object>(), traceId: '' },
        headers: Object.keys(response.headers).sort(),
      }
    }),
  )
  expect(bodies[0]).toEqual(bodies[1])
})

test.each<[string, Record<string, string>, string]>([
  ['CE-05 an empty name', { name: '' }, 'name'],
  ['CE-06 a name of nine characters', { name: '一二三四五六七八九' }, 'name'],
  ['CE-07 a name with a digit', { name: '张3' }, 'name'],
  ['CE-07 a name with a blank', { name: 'Li Lei' }, 'name'],
  ['CE-08 no number', { certificateCode: ' ' }, 'certificateCode'],
  ['CE-09 no captcha', { captchaCode: '' }, 'captchaCode'],
  ['CE-11 a key that is too short', { captchaKey: 'k' }, 'captchaKey'],
])('%s is refused, and uses no captcha up', async (_, change, field) => {
  const solved = await solveCaptcha(server)
  const options = from()
  expect(await server.refusal(queryCertificateByCode, { ...solved, ...skill, ...change }, options)).toMatchObject({
    status: 400,
    field,
  })
  expect(await server.call(queryCertificateByCode, { ...solved, ...skill }, options)).not.toBeNull()
})

describe('the captcha', () => {
  test('computed or seen, both forms of the response count', async () => {
    const { captchaKey, captchaCode } = await solveCaptcha(server)
    expect(
      await server.call(
        queryCertificateByCode,
        { captchaKey, captchaCode: captchaCode.replace('pow:', ''), ...skill },
        from(),
      ),
    ).not.toBeNull()
  })

  test('API-62 a wrong one is an error and counts as no miss; it serves once', async () => {
    const options = from()
    for (let time = 0; time < 12; time += 1) {
      const { captchaKey } = await solveCaptcha(server)
      expect(
        await server.refusal(queryCertificateByCode, { captchaKey, captchaCode: 'pow:-1', ...skill }, options),
      ).toMatchObject({ status: 200, code: 41001 })
    }
    const solved = await solveCaptcha(server)
    expect(await server.call(queryCertificateByCode, { ...solved, ...skill }, options)).not.toBeNull()
    expect(await server.refusal(queryCertificateByCode, { ...solved, ...skill }, options)).toMatchObject({
      code: 41001,
    })
  })

  test('of another school does not count', async () => {
    const solved = await solveCaptcha(server, '10002')
    expect(await server.refusal(queryCertificateByCode, { ...solved, ...skill }, from())).toMatchObject({ code: 41001 })
  })
})

describe('an address', () => {
  test('has ten misses an hour over both lookups; then even a right question is refused', async () => {
    const options = from()
    for (let miss = 0; miss < 5; miss += 1) {
      await askSkill({ name: '林大满' }, options)
      await askTraining({ studentName: '林大满' }, options)
    }
    const solved = await solveCaptcha(server)
    expect(await server.refusal(queryCertificateByCode, { ...solved, ...skill }, options)).toMatchObject({
      status: 200,
      code: 42900,
    })
    expect(await askSkill()).not.toBeNull()
    server.setNow(new Date(TEST_NOW.getTime() + HOUR_MS + 1000))
    expect(await askSkill({}, options)).not.toBeNull()
    server.setNow(TEST_NOW)
  })

  test('is counted as its /64, and over all schools', async () => {
    const schools = ['10001', '10002']
    for (let miss = 0; miss < 10; miss += 1) {
      const tenantId = schools[miss % 2] ?? ''
      const solved = await solveCaptcha(server, tenantId)
      const options = { tenantId, ...from(`2001:db8:7:7::${String(miss + 1)}`) }
      expect(await server.call(queryCertificateByCode, { ...solved, ...skill, name: '林大满' }, options)).toBeNull()
    }
    const solved = await solveCaptcha(server)
    expect(
      await server.refusal(queryCertificateByCode, { ...solved, ...skill }, from('2001:db8:7:7:ffff::1')),
    ).toMatchObject({ code: 42900 })
    expect(await askSkill({}, from('2001:db8:7:8::1'))).not.toBeNull()
  })

  test('gets no more than ten by asking at the same moment', async () => {
    const options = from()
    const solved = await Promise.all(Array.from({ length: 16 }, () => solveCaptcha(server)))
    const answers = await Promise.all(
      solved.map((captcha) => server.send(queryCertificateByCode, { ...captcha, ...skill, name: '林大满' }, options)),
    )
    const codes = answers.map((response) => response.json<{ code: number }>().code)
    expect([codes.filter((code) => code === 0).length, codes.filter((code) => code === 42900).length]).toEqual([10, 6])
  })

  test('is not held up by hits', async () => {
    const options = from()
    for (let hit = 0; hit < 11; hit += 1) expect(await askSkill({}, options)).not.toBeNull()
  })
})

describe('the picture of a certificate', () => {
  const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost' } })
  const addressOf = async () => (await askSkill())?.certificateImgUrl ?? ''

  test('shows name and number, is kept by nobody and runs nothing', async () => {
    const response = await get(await addressOf())
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      // A contained lookup’s frame is another site.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(response.body).toContain('林小满')
    expect(response.body).toContain(skill.certificateCode)
    expect(response.body).not.toContain('990105199803120028')
    const graduation = await get((await askTraining())?.certificateUrl ?? '')
    expect(graduation.body).toContain('培训结业证书')
  })

  test('is at an address that tells nothing of its holder', async () => {
    const address = decodeURIComponent(await addressOf())
    for (const personal of ['林', skill.certificateCode, '0028', '13800000001']) expect(address).not.toContain(personal)
  })

  test('is gone as soon as the certificate is taken back', async () => {
    const own = eq(skillCertificates.certificateCode, skill.certificateCode)
    const revoke = (revokedAt: Date | null) =>
      server.database.withTenant('10001', (tx) => tx.update(skillCertificates).set({ revokedAt }).where(own))
    const address = await addressOf()
    await revoke(TEST_NOW)
    expect((await get(address)).statusCode).toBe(404)
    await revoke(null)
    expect((await get(address)).statusCode).toBe(200)
  })

  test('is gone after ten minutes', async () => {
    const address = await addressOf()
    server.setNow(new Date(TEST_NOW.getTime() + 10 * 60 * 1000))
    expect((await get(address)).statusCode).toBe(404)
    server.setNow(TEST_NOW)
    expect((await get(address)).statusCode).toBe(200)
  })

  test.each([
    ['another certificate', (address: string) => address.replace(/skill-(\d+)\d\./, 'skill-$12.')],
    ['another kind', (address: string) => address.replace('skill-', 'training-')],
    ['another school', (address: string) => address.replace('/10001/', '/10002/')],
    [
      'a later end',
      (address: string) => address.replace(/expires=(\d+)/, (_, end: string) => `expires=${String(Number(end) + 1)}`),
    ],
    ['a changed signature', (address: string) => address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A')],
    ['no signature', (address: string) => address.replace(/&signature.*/, '')],
    ['nothing at all', (address: string) => address.replace(/\?.*/, '')],
    ['a repeated parameter', (address: string) => `${address}&expires=99999999999`],
  ])('is not there for %s', async (_, change) => {
    expect((await get(change(await addressOf()))).statusCode).toBe(404)
  })
})
