import { bestPlaylist, isHls, partsOf, qualitiesOf } from './media.model'

test.each([
  ['/media/a.m3u8', true],
  ['https://v.example/a.M3U8?sign=1#t=3', true],
  ['/media/a.mp4', false],
  ['/media/a.mp4?list=b.m3u8', false],
  ['', false],
])('PO-ALB-09 %s: %s', (url, hls) => {
  expect(isHls(url)).toBe(hls)
})

test('qualities stand from the best to the lowest; one alone, or without a height, is no choice', () => {
  expect(qualitiesOf([{ height: 360 }, { height: 1080 }, { height: 720 }])).toEqual([
    { id: 1, height: 1080 },
    { id: 2, height: 720 },
    { id: 0, height: 360 },
  ])
  expect(qualitiesOf([{ height: 360 }])).toEqual([])
  expect(qualitiesOf([{ height: 0 }, { height: 720 }])).toEqual([])
})

const AT = 'https://v.example/a/index.m3u8?sign=1'
const list = (...lines: readonly string[]) => ['#EXTM3U', ...lines].join('\n')

test('PO-ALB-06 the best quality is the one with the most bits', () => {
  const master = list(
    '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=900,BANDWIDTH=500,RESOLUTION=640x360',
    'low.m3u8',
    '#EXT-X-STREAM-INF:RESOLUTION=1280x720,BANDWIDTH=800',
    '/b/high.m3u8?x=1',
    '#EXT-X-STREAM-INF:BANDWIDTH=300',
    'lowest.m3u8',
  )
  expect(bestPlaylist(master, AT)).toBe('https://v.example/b/high.m3u8?x=1')
  expect(bestPlaylist(master.replaceAll('\n', '\r\n'), AT)).toBe('https://v.example/b/high.m3u8?x=1')
  expect(bestPlaylist(list('#EXTINF:4,', '0.ts'), AT)).toBeNull()
})

test('PO-ALB-06 the parts of a stream make one file', () => {
  const body = ['#EXTINF:4,', '0.m4s', '#EXTINF:4,', '1.m4s', '#EXT-X-ENDLIST']
  expect(partsOf(list('#EXT-X-MAP:URI="init.mp4"', ...body), AT)).toEqual({
    urls: ['init', '0', '1'].map((name, place) => `https://v.example/a/${name}.${place === 0 ? 'mp4' : 'm4s'}`),
    ending: '.mp4',
  })
  expect(partsOf(list(...body), AT)?.ending).toBe('.ts')
})

test.each([
  ['goes on', list('#EXTINF:4,', '0.ts')],
  ['is encrypted', list('#EXT-X-KEY:METHOD=AES-128,URI="k"', '#EXTINF:4,', '0.ts', '#EXT-X-ENDLIST')],
  ['is part of a file', list('#EXT-X-BYTERANGE:10@0', '#EXTINF:4,', '0.ts', '#EXT-X-ENDLIST')],
  [
    'begins twice',
    list('#EXT-X-MAP:URI="a.mp4"', '#EXTINF:4,', '0.m4s', '#EXT-X-MAP:URI="b.mp4"', '1.m4s', '#EXT-X-ENDLIST'),
  ],
  ['is empty', list('#EXT-X-ENDLIST')],
])('PO-ALB-06 a stream that %s cannot be one file', (_, playlist) => {
  expect(partsOf(playlist, AT)).toBeNull()
})
