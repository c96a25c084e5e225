/** What the map shows, at the limits. */
import { MAP_ZOOM, metresPerPixel, placeAt, project, viewOf, worldPoint, type MapView } from './map-view.model'
import { markersOf, ringsAround } from './markers.model'
import { tilesOf, tileTemplate } from './tiles.model'

const size = { width: 640, height: 400 }
const view: MapView = { center: { lat: 30.3051, lng: 120.1791 }, zoom: MAP_ZOOM }

/** A point at a given pixel of the map. */
function pointAt(id: string, x: number, y: number) {
  const center = worldPoint(view.center, view.zoom)
  const world = { x: center.x + x - size.width / 2, y: center.y + y - size.height / 2 }
  return { id, place: placeAt(world, view.zoom) }
}
const markers = (...points: ReturnType<typeof pointAt>[]) => markersOf(points, view, size)

test.each([
  ['left', 29, 200, 27, 200],
  ['right', 611, 200, 613, 200],
  ['top', 320, 49, 320, 47],
  ['bottom', 320, 371, 320, 373],
])('a marker at the very edge counts as out of view: %s', (_, x, y, outerX, outerY) => {
  expect(markers(pointAt('a', x, y))[0]?.beyond).toBeNull()
  expect(markers(pointAt('a', outerX, outerY))[0]?.beyond).not.toBeNull()
})

test.each([
  ['north-east', 1320, -800, 45, 320 + 152, 48],
  ['south-east', 1320, 1200, 135, 320 + 152, 352],
  ['south-west', -680, 1200, 225, 320 - 152, 352],
  ['north-west', -680, -800, 315, 320 - 152, 48],
])('what lies in the %s is marked where the way there meets the edge', (_, x, y, beyond, spotX, spotY) => {
  const [marker] = markers(pointAt('a', x, y))
  expect(marker?.beyond).toBeCloseTo(beyond, 4)
  expect(marker?.spot.x).toBeCloseTo(spotX, 3)
  expect(marker?.spot.y).toBeCloseTo(spotY, 3)
})

test('on a map with no room for them, markers beyond its edge stand in the middle', () => {
  const [marker] = markersOf([pointAt('a', 5000, 5000)], view, { width: 40, height: 40 })
  expect(marker?.spot).toEqual({ x: 20, y: 20 })
})

test('markers nearer than 34 pixels are one, at the spot of the first', () => {
  const ids = (...points: ReturnType<typeof pointAt>[]) =>
    markers(...points).map((marker) => marker.points.map((point) => point.id))
  expect(ids(pointAt('a', 300, 200), pointAt('b', 333, 200))).toEqual([['a', 'b']])
  expect(ids(pointAt('a', 300, 200), pointAt('b', 335, 200))).toEqual([['a'], ['b']])
  expect(ids(pointAt('a', 300, 200), pointAt('b', 325, 225))).toEqual([['a'], ['b']])
  expect(ids(pointAt('a', 300, 100), pointAt('b', 335, 100), pointAt('c', 360, 100))).toEqual([['a'], ['b', 'c']])
  expect(markers(pointAt('a', 300, 200), pointAt('b', 320, 200))[0]?.spot.x).toBeCloseTo(300, 4)
})

test('what is in view and what lies beyond the edge beside it have markers of their own', () => {
  const [near, far] = [pointAt('a', 560, 200), pointAt('b', 5000, 200)]
  for (const points of [
    [near, far],
    [far, near],
  ]) {
    const found = markers(...points)
    expect(found.map((marker) => marker.points)).toEqual(points.map((point) => [point]))
    expect(found.find(({ beyond }) => beyond === null)?.points).toEqual([near])
    expect(found.find(({ beyond }) => beyond !== null)?.beyond).toBeCloseTo(90, 4)
  }
})

const step = { metres: 50, pixels: 100 }
test.each([
  ['the upper left corner', { x: 0, y: 0 }, 6],
  ['the lower right corner', { x: 640, y: 400 }, 6],
  ['the middle', { x: 320, y: 200 }, 3],
  ['the left half', { x: 200, y: 200 }, 4],
  ['the lower half', { x: 320, y: 400 }, 5],
  ['a little left of it', { x: -0.1, y: 200 }, 0],
  ['a little above it', { x: 320, y: -0.1 }, 0],
  ['a little right of it', { x: 640.1, y: 200 }, 0],
  ['a little below it', { x: 320, y: 400.1 }, 0],
])('around %s of the map stand as many rings as fit, six at most', (_, middle, count) => {
  const rings = ringsAround(middle, step, size)
  expect(rings).toHaveLength(count)
  expect(rings.at(-1)).toEqual(count === 0 ? undefined : { metres: 50 * count, pixels: 100 * count })
})

test.each([
  [0, 0, 156_543.034],
  [60, 0, 78_271.517],
  [0, 10, 152.874],
  [85, 0, 13_643.63],
  [89, 0, 13_643.63],
  [-89, 0, 13_643.63],
])('at latitude %p and zoom %p a pixel is %p metres', (lat, zoom, metres) => {
  expect(metresPerPixel(lat, zoom)).toBeCloseTo(metres, 1)
})

test.each([
  ['side by side', { lat: 0, lng: -1 }, { lat: 0, lng: 1 }, { width: 640, height: 400 }, 640 - 168],
  ['above each other', { lat: -1, lng: 0 }, { lat: 1, lng: 0 }, { width: 640, height: 400 }, 400 - 168],
  ['on a map with little room', { lat: 0, lng: -1 }, { lat: 0, lng: 1 }, { width: 200, height: 400 }, 50],
])('places %s fill the room between the edges', (_, one, other, area, room) => {
  const fitting = viewOf([one, other], area)
  const [first, second] = [project(one, fitting, area), project(other, fitting, area)]
  expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeCloseTo(room, 3)
  expect((first.x + second.x) / 2).toBeCloseTo(area.width / 2, 3)
  expect((first.y + second.y) / 2).toBeCloseTo(area.height / 2, 3)
})

test('tiles lie edge to edge, each where its place is', () => {
  const template = 'https://tiles.example/{z}/{x}/{y}.png'
  const tiles = tilesOf(template, { center: { lat: 0, lng: 0 }, zoom: 2.5 }, { width: 800, height: 300 })
  const side = 256 * Math.SQRT2
  const expected = [1, 2].flatMap((y) =>
    [0, 1, 2, 3].map((x) => ({
      url: `https://tiles.example/2/${x}/${y}.png`,
      left: 400 + (x - 2) * side,
      top: 150 + (y - 2) * side,
    })),
  )
  expect(tiles.map(({ url }) => url)).toEqual(expected.map(({ url }) => url))
  for (const [at, tile] of tiles.entries()) {
    expect(tile.side).toBeCloseTo(side, 6)
    expect(tile.left).toBeCloseTo(expected[at]?.left ?? Number.NaN, 6)
    expect(tile.top).toBeCloseTo(expected[at]?.top ?? Number.NaN, 6)
  }
})

test.each([
  ['https://tiles.example'],
  ['https:///{z}/{x}/{y}'],
  ['https://tiles.example/{z} {x}'],
  ['https:// tiles.example/{z}'],
  [' https://tiles.example/{z}'],
  ['see https://tiles.example/{z}'],
  ['https://tiles.example/{z}\nnext'],
])('%j is no address of tiles', (template) => {
  expect(tileTemplate(template, 'key')).toBe('')
})
