import { MAP_ZOOM } from './map-view.model'
import { tilesOf, tileTemplate } from './tiles.model'

const size = { width: 640, height: 400 }
const center = { lat: 30.3051, lng: 120.1791 }
const template = 'https://tiles.example/{z}/{x}/{y}.png'

test.each([
  ['', 'key', ''],
  ['https://tiles.example/{z}/{x}/{y}', '', 'https://tiles.example/{z}/{x}/{y}'],
  ['https://tiles.example/{z}/{x}/{y}?tk={key}', 'a&b', 'https://tiles.example/{z}/{x}/{y}?tk=a%26b'],
  ['https://tiles.example/{z}/{x}/{y}?tk={key}', '', ''],
  ['http://tiles.example/{z}/{x}/{y}', 'key', ''],
  ['javascript:alert(1)', 'key', ''],
])('PO-SCH-08 SH-124 the template %p with the key %p is %p', (given, key, expected) => {
  expect(tileTemplate(given, key)).toBe(expected)
})

test('the tiles cover the whole map without a gap', () => {
  const tiles = tilesOf(template, { center, zoom: MAP_ZOOM }, size)
  const side = tiles[0]?.side ?? 0
  expect(side).toBeCloseTo(256 * 2 ** 0.2, 6)
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
  expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ left }) => left + side))).toBeGreaterThanOrEqual(size.width)
  expect(Math.max(...tiles.map(({ top }) => top + side))).toBeGreaterThanOrEqual(size.height)
  expect(new Set(tiles.map(({ url }) => url)).size).toBe(tiles.length)
})

test('a tile carries the numbers of its place: Hangzhou at zoom 17 is 109291, 53948', () => {
  const urls = tilesOf(template, { center, zoom: 17 }, { width: 1, height: 1 }).map(({ url }) => url)
  expect(urls).toEqual(['https://tiles.example/17/109291/53948.png'])
})

test('no tile is asked for beyond the world, nor nearer than providers have any', () => {
  const whole = tilesOf(template, { center: { lat: 0, lng: 0 }, zoom: 0 }, size)
  expect(whole.map(({ url }) => url)).toEqual(['https://tiles.example/0/0/0.png'])
  expect(tilesOf(template, { center, zoom: 19 }, size)[0]?.url).toMatch(/\/18\/\d+\/\d+\.png$/)
})
