import { openTestServer, type TestServer } from '../testing/test-server'
import { rangeOf, sampleFilmUrl } from './sample-film'

test.each<[string | undefined, readonly [number, number] | 'whole' | 'none']>([
  [undefined, 'whole'],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-500', [0, 99]],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
])('the range %j of 100 bytes is %j', (asked, range) => {
  expect(rangeOf(asked, 100)).toEqual(range)
})

describe('the film', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  const get = (url: string, range?: string) =>
    server.app.inject({ url, headers: { host: 'localhost', ...(range === undefined ? {} : { range }) } })

  test('is an MP4 in whole or in part', async () => {
    const whole = await get(sampleFilmUrl('10001'))
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    expect(whole.rawPayload.subarray(4, 8).toString()).toBe('ftyp')
    const part = await get(sampleFilmUrl('10001'), 'bytes=4-7')
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${String(whole.rawPayload.length)}`,
    ])
    expect((await get(sampleFilmUrl('10001'), 'bytes=999999999-')).statusCode).toBe(416)
  })

  test('is there for sample schools only', async () => {
    expect((await get(sampleFilmUrl('99999'))).statusCode).toBe(404)
  })
})
