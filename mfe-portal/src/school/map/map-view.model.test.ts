import fc from 'fast-check'

import { distanceBetween } from '@campus/i18n/distance'

import {
  MAP_ZOOM,
  MAX_ZOOM,
  metresPerPixel,
  MIN_ZOOM,
  panned,
  placeAt,
  project,
  roundLength,
  viewOf,
  worldPoint,
  zoomedBy,
  type MapView,
} from './map-view.model'

const size = { width: 640, height: 400 }
const hangzhou = { lat: 30.3051, lng: 120.1791 }
const view: MapView = { center: hangzhou, zoom: MAP_ZOOM }
const onEarth = fc.record({
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})
const anyZoom = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true })

test('PO-SCH-07 the map opens at zoom 17.2', () => {
  expect(MAP_ZOOM).toBe(17.2)
})

test.each([
  [{ lat: 0, lng: 0 }, 0, { x: 128, y: 128 }],
  [{ lat: 0, lng: 180 }, 1, { x: 512, y: 256 }],
  [{ lat: 85.0511, lng: -180 }, 0, { x: 0, y: expect.closeTo(0.2, 0) as number }],
])('the place %p at zoom %p lies at %p of the world', (place, zoom, spot) => {
  expect(worldPoint(place, zoom)).toEqual(spot)
})

test('what lies in the centre of the view is drawn in the middle', () => {
  fc.assert(
    fc.property(onEarth, anyZoom, (center, zoom) => {
      expect(project(center, { center, zoom }, size)).toEqual({ x: 320, y: 200 })
    }),
  )
})

test('a spot of the world and its place lead to each other', () => {
  fc.assert(
    fc.property(onEarth, anyZoom, (place, zoom) => {
      const again = placeAt(worldPoint(place, zoom), zoom)
      expect(again.lat).toBeCloseTo(place.lat, 8)
      expect(again.lng).toBeCloseTo(place.lng, 8)
    }),
  )
})

test('north is up, east is right, and pixels are as many metres as they say', () => {
  const north = project({ ...hangzhou, lat: hangzhou.lat + 0.001 }, view, size)
  const eastern = { ...hangzhou, lng: hangzhou.lng + 0.001 }
  const east = project(eastern, view, size)
  expect(north.y).toBeLessThan(200)
  expect(east.x).toBeGreaterThan(320)
  expect((east.x - 320) * metresPerPixel(hangzhou.lat, MAP_ZOOM)).toBeCloseTo(
    distanceBetween(hangzhou, eastern) * 1000,
    1,
  )
})

test('panned ground takes its places along', () => {
  const before = project({ lat: 30.306, lng: 120.18 }, view, size)
  const after = project({ lat: 30.306, lng: 120.18 }, panned(view, 40, -25), size)
  expect(after.x - before.x).toBeCloseTo(40, 6)
  expect(after.y - before.y).toBeCloseTo(-25, 6)
})

test('the ground cannot be panned off the world', () => {
  const { center } = panned({ center: { lat: 84, lng: 179 }, zoom: 3 }, -90_000, 90_000)
  expect(Math.abs(center.lat)).toBeLessThanOrEqual(85)
  expect(center.lng).toBe(180)
})

test.each([
  [17.2, 1, 18.2],
  [18.7, 1, MAX_ZOOM],
  [3.2, -1, MIN_ZOOM],
])('from zoom %p by %p steps to %p', (zoom, steps, expected) => {
  expect(zoomedBy({ center: hangzhou, zoom }, steps).zoom).toBeCloseTo(expected, 6)
})

test('one place is shown as near as the map opens, several so that all are in view', () => {
  expect(viewOf([hangzhou], size)).toEqual({
    center: { lat: expect.closeTo(30.3051, 6) as number, lng: expect.closeTo(120.1791, 6) as number },
    zoom: MAP_ZOOM,
  })
  fc.assert(
    fc.property(onEarth, onEarth, onEarth, (...places) => {
      const fitting = viewOf(places, size)
      fc.pre(fitting.zoom > MIN_ZOOM)
      for (const place of places) {
        const { x, y } = project(place, fitting, size)
        expect(x).toBeGreaterThanOrEqual(83)
        expect(x).toBeLessThanOrEqual(557)
        expect(y).toBeGreaterThanOrEqual(83)
        expect(y).toBeLessThanOrEqual(317)
      }
    }),
  )
})

test.each([
  [1, 1],
  [1.9, 1],
  [4.99, 2],
  [50, 50],
  [99, 50],
  [137, 100],
  [20_500, 20_000],
])('%p metres are rounded to %p', (metres, rounded) => {
  expect(roundLength(metres)).toBe(rounded)
})
