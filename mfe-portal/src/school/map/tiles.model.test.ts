import fc from 'fast-check'

import { distanceBetween } from '@campus/i18n/distance'

import { toGcj02 } from './gcj02'
import { MAP_ZOOM, MAX_ZOOM, placeAt, project, worldPoint } from './map-view.model'
import { shiftedView, tileCoordinates, tilesOf, tileTemplate } from './tiles.model'

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

test.each([
  ['gcj02', 'gcj02'],
  ['wgs84', 'wgs84'],
  ['bd09', 'wgs84'],
  ['', 'wgs84'],
])('tiles set as %p are in %p', (given, expected) => {
  expect(tileCoordinates(given)).toBe(expected)
})

test('PO-SCH-08 the Gate of Heavenly Peace lies in GCJ-02 where maps of China show it, half a kilometre off', () => {
  const gate = { lat: 39.907357, lng: 116.391264 }
  const shown = toGcj02(gate)
  expect(shown.lat).toBeCloseTo(39.90876, 4)
  expect(shown.lng).toBeCloseTo(116.3975, 3)
  expect(distanceBetween(gate, shown)).toBeGreaterThan(0.5)
})

test('outside of China nothing is shifted', () => {
  expect(toGcj02({ lat: 48.8584, lng: 2.2945 })).toEqual({ lat: 48.8584, lng: 2.2945 })
})

test('PO-SCH-08 tiles in GCJ-02 lie right under the markers, all over the map', () => {
  const inChina = fc.record({
    lat: fc.double({ min: 24, max: 38, noNaN: true }),
    lng: fc.double({ min: 102, max: 116, noNaN: true }),
  })
  const zooms = fc.double({ min: 9, max: MAX_ZOOM, noNaN: true })
  const spots = fc.record({
    x: fc.double({ min: 0, max: size.width, noNaN: true }),
    y: fc.double({ min: 0, max: size.height, noNaN: true }),
  })
  fc.assert(
    fc.property(inChina, zooms, spots, (middle, zoom, spot) => {
      const view = { center: middle, zoom }
      const { x, y } = worldPoint(middle, zoom)
      const place = placeAt({ x: x + spot.x - size.width / 2, y: y + spot.y - size.height / 2 }, zoom)
      const onTiles = project(toGcj02(place), shiftedView(view, toGcj02), size)
      expect(Math.hypot(onTiles.x - spot.x, onTiles.y - spot.y)).toBeLessThan(3)
    }),
  )
})
