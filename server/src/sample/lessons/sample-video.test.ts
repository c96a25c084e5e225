import { openTestServer, type TestServer } from '../../testing/test-server'
import { sampleVideoUrl } from './sample-video'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

test('the sample video is an MP4 in whole or in part', async () => {
  const whole = await get(sampleVideoUrl('10001'))
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ])
  expect(whole.rawPayload.subarray(4, 8).toString()).toBe('ftyp')
  const part = await get(sampleVideoUrl('10001'), { range: 'bytes=4-7' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${String(whole.rawPayload.length)}`,
  ])
  expect((await get(sampleVideoUrl('10001'), { range: 'bytes=999999999-' })).statusCode).toBe(416)
  const again = await get(sampleVideoUrl('10001'), { 'if-none-match': String(whole.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('it is there for sample schools only', async () => {
  expect((await get(sampleVideoUrl('99999'))).statusCode).toBe(404)
})
