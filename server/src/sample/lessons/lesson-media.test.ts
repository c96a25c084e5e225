import { openTestServer, type TestServer } from '../../testing/test-server'
import { lessonUrl } from './lesson-media'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

test.each(['LD', 'SD', 'HD', 'FHD'])('the playlist of quality %s lists files that are there', async (quality) => {
  const playlist = await get(lessonUrl('10001', `${quality}.m3u8`))
  expect([playlist.statusCode, playlist.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
  const files = [...playlist.body.matchAll(/^(?:#EXT-X-MAP:URI="([^"]+)"|(\w.*))$/gm)].map(
    ([, map, segment]) => map ?? segment ?? '',
  )
  expect(files).toHaveLength(11)
  for (const file of files) expect([file, (await get(lessonUrl('10001', file))).statusCode]).toEqual([file, 200])
})

test('what goes with a lesson is served as what it is', async () => {
  const types = await Promise.all(
    ['captions-zh.vtt', 'thumbnails.jpg', 'words.m4a', 'handout.pdf', 'materials.zip'].map(
      async (file) => (await get(lessonUrl('10001', file))).headers['content-type'],
    ),
  )
  expect(types).toEqual(['text/vtt; charset=utf-8', 'image/jpeg', 'audio/mp4', 'application/pdf', 'application/zip'])
})

test('nothing else is served, and only to sample schools', async () => {
  for (const file of ['nothing.m3u8', 'README.md', '..%2Fsample-video.mp4', 'LD.exe']) {
    expect([file, (await get(lessonUrl('10001', file))).statusCode]).toEqual([file, 404])
  }
  expect((await get(lessonUrl('99999', 'LD.m3u8'))).statusCode).toBe(404)
})
