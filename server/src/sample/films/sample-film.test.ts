import { openTestServer, type TestServer } from '../../testing/test-server'
import { SAMPLE_SCHOOLS } from '../sample-schools'
import { boxesOf, readFilmArchive } from './film-archive'
import { sampleFilm } from './films'
import { filmUrl } from './sample-film'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })
const file = (name: string) => filmUrl('10001', 'says-1').replace('index.m3u8', name)

test('a film comes in two qualities, with captions in Chinese that are shown at once', async () => {
  const master = await get(filmUrl('10001', 'says-1'))
  expect([master.statusCode, master.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
  expect(master.body).toMatch(/TYPE=SUBTITLES.*LANGUAGE="zh-CN".*DEFAULT=YES.*URI="captions\.m3u8"/)
  const streams = [...master.body.matchAll(/BANDWIDTH=(\d+),RESOLUTION=(\w+),CODECS="avc1\.64\w{4}",.*\n(.*)/g)]
  expect(streams.map(([, , size, list]) => [size, list])).toEqual([
    ['640x360', 'LD.m3u8'],
    ['1280x720', 'HD.m3u8'],
  ])
  expect(Number(streams[0]?.[1])).toBeLessThan(Number(streams[1]?.[1]))
})

test.each(['LD', 'HD'])('quality %s is a beginning and four clips, each at its own time', async (quality) => {
  const list = await get(file(`${quality}.m3u8`))
  const files = [...list.body.matchAll(/^(?:#EXT-X-MAP:URI="([^"]+)"|(\w.*))$/gm)].map(([, map, part]) => map ?? part)
  expect(files).toEqual([`${quality}-init.mp4`, ...[0, 1, 2, 3].map((place) => `${quality}-${String(place)}.m4s`)])
  const [init, ...clips] = await Promise.all(files.map((name) => get(file(name ?? ''))))
  expect(boxesOf(init?.rawPayload ?? Buffer.alloc(0)).map(({ type }) => type)).toEqual(['ftyp', 'moov'])
  expect(clips.map((clip) => startOf(clip.rawPayload))).toEqual([0, 32_000, 64_000, 96_000])
  for (const clip of clips) expect(boxesOf(clip.rawPayload).map(({ type }) => type)).toEqual(['moof', 'mdat'])
})

/** When a clip begins, in ticks of 1/8000 s. */
function startOf(clip: Buffer): number {
  return Number(clip.readBigUInt64BE(clip.indexOf('tfdt') + 8))
}

test('its captions say the title, then what belongs to it', async () => {
  const captions = await get(file('captions.vtt'))
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(captions.body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\n四十一岁，我从头学电工\n/)
  expect(captions.body).toContain('00:00:12.000 --> 00:00:16.000\n')
  expect((await get(file('captions.m3u8'))).body).toContain('#EXTINF:16,\ncaptions.vtt\n')
})

test('part of a clip is sent to who asks for a part', async () => {
  const part = await get(file('LD-0.m4s'), { range: 'bytes=4-7' })
  expect([part.statusCode, part.body]).toEqual([206, 'moof'])
})

test('nothing else is served, and only to sample schools', async () => {
  const names = [
    'MD.m3u8',
    'LD-4.m4s',
    'LD-00.m4s',
    'LD-x.m4s',
    'MD-0.m4s',
    'LD.mp4',
    'index.vtt',
    'index.json',
    'LD.bin',
  ]
  for (const name of names) expect([name, (await get(file(name))).statusCode]).toEqual([name, 404])
  for (const url of [filmUrl('10001', 'says-99'), filmUrl('10001', 'constructor'), filmUrl('99999', 'says-1')]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  }
})

test('every film that the sample names is there, and its opening shows the title it has', async () => {
  const archive = await readFilmArchive()
  const dump = await server.database.asOwner(async (tx) => {
    const rows = await Promise.all(
      ['album_items', 'wall_items', 'news'].map((table) => tx.execute(`select * from ${table}`)),
    )
    return JSON.stringify(rows)
  })
  const named = [...new Set(dump.match(/\/media\/\d+\/film\/[\w-]+/g))].map((url) => url.split('/'))
  expect(named.length).toBe(SAMPLE_SCHOOLS.length * 27)
  for (const [, , schoolId = '', , film = ''] of named) {
    const { clips, said } = sampleFilm(schoolId, film) ?? { clips: [], said: [] }
    const places = archive.qualities.map((quality) => clips.filter((clip) => clip in quality.clips).length)
    // Where this fails, `pnpm --filter server films` makes the films anew.
    expect([film, places, archive.titles[clips[0] ?? '']]).toEqual([film, [4, 4], said[0]])
  }
})
