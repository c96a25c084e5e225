import fc from 'fast-check'

import { MAP_ZOOM, MAX_ZOOM, MIN_ZOOM, type MapView } from './map-view.model'
import { markersOf, ringsAround, scaleWithin } from './markers.model'

const size = { width: 640, height: 400 }
const center = { lat: 30.3051, lng: 120.1791 }
const view: MapView = { center, zoom: MAP_ZOOM }
const at = (id: string, north: number, east: number) => ({
  id,
  place: { lat: center.lat + north, lng: center.lng + east },
})

test('a point in view is marked where it lies', () => {
  expect(markersOf([at('a', 0, 0)], view, size)).toEqual([
    { points: [at('a', 0, 0)], spot: { x: 320, y: 200 }, beyond: null },
  ])
})

test.each([
  ['north', 0.1, 0, 0, { x: 320, y: 48 }],
  ['east', 0, 0.1, 90, { x: 568, y: 200 }],
  ['south', -0.1, 0, 180, { x: 320, y: 352 }],
  ['west', 0, -0.1, 270, { x: 28, y: 200 }],
])('a point far %s is marked at that edge', (_, north, east, beyond, spot) => {
  const [marker] = markersOf([at('a', north, east)], view, size)
  expect(marker?.beyond).toBeCloseTo(beyond, 5)
  expect(marker?.spot.x).toBeCloseTo(spot.x, 5)
  expect(marker?.spot.y).toBeCloseTo(spot.y, 5)
})

test('points too near to be told apart share a marker; nearer by, each has its own', () => {
  const points = [at('a', 0, 0), at('b', 0.0001, 0.0001), at('c', 0.001, 0.001)]
  expect(markersOf(points, view, size).map((marker) => marker.points.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  expect(markersOf(points, { center, zoom: MIN_ZOOM }, size)).toHaveLength(1)
  expect(markersOf(points, { center, zoom: MAX_ZOOM }, size)).toHaveLength(3)
})

test('every point is marked once, inside the map, whatever the view', () => {
  const place = fc.record({
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  const zoom = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true })
  const sides = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 900 }) })
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 12 }),
      fc.record({ center: place, zoom }),
      sides,
      (places, looking, area) => {
        const points = places.map((given, index) => ({ id: String(index), place: given }))
        const markers = markersOf(points, looking, area)
        expect(markers.flatMap((marker) => marker.points.map(({ id }) => id)).sort()).toEqual(
          points.map(({ id }) => id).sort(),
        )
        for (const { spot } of markers) {
          expect(spot.x).toBeGreaterThanOrEqual(28 - 1e-6)
          expect(spot.x).toBeLessThanOrEqual(area.width - 28 + 1e-6)
          expect(spot.y).toBeGreaterThanOrEqual(48 - 1e-6)
          expect(spot.y).toBeLessThanOrEqual(area.height - 28 + 1e-6)
        }
      },
    ),
  )
})

test.each([
  [17.2, 100, 50],
  [14, 100, 500],
  [10, 100, 10_000],
])('at zoom %p within %p pixels the scale says %p metres', (zoom, pixels, metres) => {
  const scale = scaleWithin(pixels, center.lat, zoom)
  expect(scale.metres).toBe(metres)
  expect(scale.pixels).toBeLessThanOrEqual(pixels)
  expect(scale.pixels).toBeGreaterThan(pixels / 2.51)
})

test('rings reach the corners, and are not drawn around what is out of view', () => {
  const step = { metres: 100, pixels: 120 }
  expect(ringsAround({ x: 320, y: 200 }, step, size)).toEqual([
    { metres: 100, pixels: 120 },
    { metres: 200, pixels: 240 },
    { metres: 300, pixels: 360 },
  ])
  expect(ringsAround({ x: -1, y: 200 }, step, size)).toEqual([])
})
