/** The form of every response. */
import type { CallDefinition } from '@campus/contracts/call'
import { receivableCouponPage } from '@campus/contracts/coupon'
import { ERROR_CODES } from '@campus/contracts/errors'
import { hotMajorPage } from '@campus/contracts/hot-major'
import { getNewsDetail, newsPage, noticePage } from '@campus/contracts/news'
import { productPage } from '@campus/contracts/product'
import { getInfoByTenantId } from '@campus/contracts/school'
import { login, sendSmsCode } from '@campus/contracts/sign-in'

import { SAMPLE_STUDENT } from './sample/sample-student'
import { readSmsCode } from './testing/sms'
import { openTestServer, type TestServer } from './testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const paging = { current: 2, size: 2 }

test.each<[CallDefinition, object]>([
  [newsPage, { ...paging, model: {} }],
  [noticePage, paging],
  [hotMajorPage, paging],
  [receivableCouponPage, { ...paging, model: { state: 1 } }],
  [productPage, { ...paging, model: { bizId: 'none', bizType: 'CATEGORY', state: 1 } }],
])('API-01 $id is a page in an envelope', async (call, payload) => {
  const { status, body } = await wire(call, payload)
  expect([status, Object.keys(body).sort()]).toEqual([200, ['code', 'data', 'msg', 'traceId']])
  const page = body['data'] as Readonly<Record<string, unknown>>
  expect(Object.keys(page).sort()).toEqual(['current', 'pages', 'records', 'size', 'total'])
  const pages = Math.ceil(Number(page['total']) / 2)
  expect(page).toMatchObject({ current: 2, size: 2, pages, records: expect.any(Array) as unknown })
})

test('API-01 a last page that is not full counts as one', async () => {
  const all = await server.call(newsPage, { current: 1, size: 100, model: {} })
  const size = all.total - 1
  expect(await server.call(newsPage, { current: 2, size, model: {} })).toMatchObject({
    current: 2,
    pages: 2,
    records: all.records.slice(size),
  })
})

test('API-01 what is no page, and what is refused, come in the same envelope', async () => {
  const known = await wire(getInfoByTenantId, { tenantId: '10001' })
  expect(known.body).toMatchObject({ code: ERROR_CODES.ok, data: { universityName: '启明职业培训学校' } })
  const refused = await wire(getNewsDetail, { id: 'none' })
  expect(Object.keys(refused.body).sort()).toEqual(['code', 'data', 'msg', 'traceId'])
  expect(refused.body).toMatchObject({ data: null, msg: expect.stringMatching(/\S/) as unknown })
  expect(refused.body['code']).not.toBe(ERROR_CODES.ok)
})

describe('API-09 the token request', () => {
  const terminal = { tenantId: '10001', terminalType: 'ALL_USER' }
  const codeFor = async (mobile: string): Promise<string> => {
    await server.call(sendSmsCode, { mobile })
    return readSmsCode(server, mobile)
  }
  const byCode = async (mobile: string, more: object) => ({
    ...{ grantType: 'MOBILE_LOGIN_REGISTER', mobile, code: await codeFor(mobile), bizType: 'P_MINI' },
    ...{ ...terminal, ...more },
  })
  const byPassword = { grantType: 'PASSWORD', username: SAMPLE_STUDENT.mobile, password: SAMPLE_STUDENT.password }

  test.each([
    ['a code', () => byCode(SAMPLE_STUDENT.mobile, {})],
    ['a password', async () => ({ ...byPassword, bizType: 'P_MINI', ...terminal })],
    ['a registration', () => byCode('13900000081', { bizType: 'E_PC', nickName: '小海', registerType: '1' })],
  ])('by %s gives a token', async (_, request) => {
    const { body } = await wire(login, await request())
    expect(body).toMatchObject({ code: ERROR_CODES.ok, data: { token: expect.stringMatching(/^.{20,}$/) as unknown } })
  })

  test.each([
    ['another kind', { grantType: 'CLIENT', bizType: 'P_MINI', ...terminal }],
    ['a password as registration', { ...byPassword, bizType: 'E_PC', ...terminal }],
    ['another terminal', { ...byPassword, bizType: 'P_MINI', tenantId: '10001', terminalType: 'ADMIN' }],
    ['no school', { ...byPassword, bizType: 'P_MINI', terminalType: 'ALL_USER' }],
  ])('of %s is refused', async (_, request) => {
    expect((await wire(login, request)).status).toBe(400)
  })
})

async function wire(call: CallDefinition, payload: unknown) {
  const response = await server.send(call, payload)
  return { status: response.statusCode, body: response.json<Readonly<Record<string, unknown>>>() }
}
