import fc from 'fast-check'

import { distanceBetween, type Place } from './distance'

const EARTH_RADIUS_KM = 6378.137
const beijing = { lat: 39.9042, lng: 116.4074 }
const shanghai = { lat: 31.2304, lng: 121.4737 }

test.each<[string, Place, Place, number]>([
  ['the same place', beijing, beijing, 0],
  ['a quarter of the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, (EARTH_RADIUS_KM * Math.PI) / 2],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, EARTH_RADIUS_KM * Math.PI],
  ['one degree of latitude', { lat: 30, lng: 120 }, { lat: 31, lng: 120 }, (EARTH_RADIUS_KM * Math.PI) / 180],
  ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, (EARTH_RADIUS_KM * Math.PI) / 180],
  ['Beijing to Shanghai', beijing, shanghai, 1068.5],
])('SH-97 %s', (_name, from, to, kilometres) => {
  expect(distanceBetween(from, to)).toBeCloseTo(kilometres, kilometres === 1068.5 ? 0 : 6)
})

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('SH-97 is a distance: the same both ways, never negative, at most half the way round', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const there = distanceBetween(a, b)
      expect(there).toBeCloseTo(distanceBetween(b, a), 6)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(EARTH_RADIUS_KM * Math.PI)
    }),
  )
})
