/** The server on a disk that fills up and is emptied again. */
import { TOLD_CODES } from '@campus/contracts/errors'
import { newsPage } from '@campus/contracts/news'
import { querySchoolBrowseCount } from '@campus/contracts/school'
import { captchaChallenge, getUserInfo, updateStudent } from '@campus/contracts/sign-in'

import { openTestServer, type TestServer } from '../../testing/test-server'
import { ROOM_FROM } from './disk-guard'

let free = ROOM_FROM
let server: TestServer
let token: string
beforeEach(() => {
  free = ROOM_FROM
})
beforeAll(async () => {
  server = await openTestServer({ readFree: () => free })
  token = await server.signIn()
})
afterAll(() => server.close())

const rename = (nickName: string) => server.send(updateStudent, { id: '1001', nickName }, { token })
const nickName = async () => (await server.call(getUserInfo, {}, { token })).nickName

test('writes are turned away with a code of their own, reads go on, and with room again all is as before', async () => {
  await rename('before')
  free = 0
  const refused = await rename('while full')
  expect(refused.statusCode).toBe(507)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.json()).toMatchObject({
    code: TOLD_CODES.storageFull,
    msg: '服务器存储空间不足，暂时无法保存，请稍后再试',
    data: null,
  })
  expect((await server.send(captchaChallenge, { key: 'abcdefghijklmnop' })).statusCode).toBe(507)
  expect(await nickName()).toBe('before')
  expect((await server.call(newsPage, { current: 1, size: 5, model: {} })).records.length).toBeGreaterThan(0)
  expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200)
  free = ROOM_FROM
  expect((await rename('after')).statusCode).toBe(200)
  expect(await nickName()).toBe('after')
})

test('a visitor of a full server reads the counter and is not counted', async () => {
  const counter = (visitor: string) =>
    server.call(
      querySchoolBrowseCount,
      { schoolId: '10001' },
      { headers: { cookie: `campus_visitor=${visitor.padEnd(22, '-')}` } },
    )
  const before = await counter('one')
  free = 0
  expect(await counter('two')).toBe(before)
  free = ROOM_FROM
  expect(await counter('two')).toBe(before + 1)
})
