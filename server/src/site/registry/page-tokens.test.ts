import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { pageTokensOf } from './page-tokens'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const MAP = 'abcdefghijklmnop'
const tokens = () => pageTokensOf(server.database)

test('a token says, at the school whose page it is of, which map the page was given', async () => {
  const token = await tokens().tokenOf('10001', MAP, TEST_NOW)
  expect(await tokens().read('10001', token, TEST_NOW)).toMatchObject({ mapId: MAP })
  expect(await tokens().read('10002', token, TEST_NOW)).toBeNull()
})

test('two pages with one map are two pages', async () => {
  const pageOf = async () =>
    (await tokens().read('10001', await tokens().tokenOf('10001', MAP, TEST_NOW), TEST_NOW))?.page
  expect(await pageOf()).not.toBe(await pageOf())
})

test('a school that only another back end knows has no tokens, and none says anything there', async () => {
  expect(await tokens().tokenOf('nowhere', MAP, TEST_NOW)).toBe('')
  const token = await tokens().tokenOf('10001', MAP, TEST_NOW)
  expect(await tokens().read('nowhere', token, TEST_NOW)).toBeNull()
  expect(await tokens().read('nowhere', '', TEST_NOW)).toBeNull()
})

test('a process reads the key of a school once, whoever asks', () => {
  expect(pageTokensOf(server.database)).toBe(pageTokensOf(server.database))
})
