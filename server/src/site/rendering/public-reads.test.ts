import { queryCertificateByCode } from '@campus/contracts/certificate'
import { ERROR_CODES } from '@campus/contracts/errors'
import { newsPage } from '@campus/contracts/news'

import { routes } from '../../domains'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { PublicReads } from './public-reads'

const context = { tenantId: TEST_TENANT, traceId: 'trace' }
const news = { callId: newsPage.id, path: newsPage.path, query: {}, body: { current: 1, size: 4, model: {} } }
const article = { callId: 'home.getDiscoverArticle', query: { _t: '0' }, body: undefined }
const ARTICLES = '/api/universityAdvertise/anyUser/discoverArticle/getVOById'

let server: TestServer
let reads: PublicReads
beforeAll(async () => {
  server = await openTestServer()
  reads = new PublicReads(server.app, server.config, routes)
})
afterAll(() => server.close())

test('a read has the tag of its data, which is of one school', async () => {
  const first = await reads.read(news, context)
  expect(first.data).toMatchObject({ records: expect.arrayContaining([expect.anything()]) })
  expect((await reads.read(news, context)).tag).toBe(first.tag)
  expect((await reads.read({ ...news, body: { ...news.body, current: 2 } }, context)).tag).not.toBe(first.tag)
  expect((await reads.read(news, { ...context, tenantId: '10002' })).tag).not.toBe(first.tag)
})

test.each([
  ['of one person', { ...news, callId: 'study.mine' }, /not the same for every visitor/],
  ['at the address of another call', { ...news, path: '/api/system/anyone/user' }, /no address of/],
  ['at an address below its own', { ...article, path: `${ARTICLES}/1/more` }, /no address of/],
  ['at an address that leads out of its own', { ...article, path: `${ARTICLES}/%2e%2e` }, /no address of/],
  ['that is refused', { ...article, path: `${ARTICLES}/999999999` }, /refused with code/],
])('a call %s is not made', async (_, read, reason) => {
  await expect(reads.read(read, context)).rejects.toThrow(reason)
})

test('what a form asks is asked for its answer alone, and a refusal has the words for people', async () => {
  const { id: callId, path } = queryCertificateByCode
  const body = { captchaKey: '0123456789abcdef', captchaCode: '0000', certificateCode: 'S1', name: '张三' }
  const lookup = { callId, path, query: {}, body }
  expect(reads.has(callId)).toBe(false)
  await expect(reads.read(lookup, context)).rejects.toThrow(/not the same for every visitor/)
  const { captchaWrong: code } = ERROR_CODES
  await expect(reads.read(lookup, context, true)).rejects.toMatchObject({ code, words: '验证码错误，请重新输入' })
  const ofOnePerson = { ...news, callId: 'study.mine' }
  await expect(reads.read(ofOnePerson, context, true)).rejects.toThrow(/not the same for every visitor/)
})
