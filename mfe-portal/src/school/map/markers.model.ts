/** Positions of the map's markers: each point at its place, or at the edge when it is out of view. */
import type { Place } from '@campus/i18n/distance'

import { metresPerPixel, project, roundLength, type MapSize, type MapView, type Spot } from './map-view.model'

/** Anything with a place on the map. */
export interface Placed {
  readonly id: string
  readonly place: Place
}

/** A service point that has a place. */
export interface MappedPoint extends Placed {
  /** Its number in the list. */
  readonly number: number
  readonly name: string
}

/** One marker for a point, or for several that are too close together to be told apart. */
export interface Marker<Point extends Placed> {
  readonly points: readonly [Point, ...Point[]]
  readonly spot: Spot
  /** The direction of the points in degrees clockwise from north; null when they are in view. */
  readonly beyond: number | null
}

/** Margin of the markers on each edge: their own height at the top, the scale and the buttons at the other edges. */
const INSET = { top: 48, right: 72, bottom: 48, left: 28 } as const
/** Markers closer than this would cover each other. */
const APART = 34

/** The markers of points; a shared marker stands at its first point. */
export function markersOf<Point extends Placed>(
  points: readonly Point[],
  view: MapView,
  size: MapSize,
): Marker<Point>[] {
  const markers: Marker<Point>[] = []
  for (const point of points) {
    const marker = markerOf(point, view, size)
    const near = markers.findIndex(
      (other) => (other.beyond === null) === (marker.beyond === null) && apart(other.spot, marker.spot) < APART,
    )
    const other = markers[near]
    if (other === undefined) markers.push(marker)
    else markers[near] = { ...other, points: [...other.points, point] }
  }
  return markers
}

function markerOf<Point extends Placed>(point: Point, view: MapView, size: MapSize): Marker<Point> {
  const spot = project(point.place, view, size)
  if (isInView(spot, size)) return { points: [point], spot, beyond: null }
  const right = spot.x - size.width / 2
  const down = spot.y - size.height / 2
  const beyond = ((Math.atan2(right, -down) * 180) / Math.PI + 360) % 360
  return { points: [point], spot: edgeSpot({ right, down }, size), beyond }
}

/** A marker at the very edge would be cut off, so it counts as out of view. */
function isInView({ x, y }: Spot, { width, height }: MapSize): boolean {
  return x >= INSET.left && x <= width - INSET.left && y >= INSET.top && y <= height - INSET.left
}

/** Where a line from the middle in a direction meets the inset edge. */
function edgeSpot({ right, down }: { right: number; down: number }, { width, height }: MapSize): Spot {
  const sideways = Math.max(0, width / 2 - (right > 0 ? INSET.right : INSET.left))
  const upDown = Math.max(0, height / 2 - (down > 0 ? INSET.bottom : INSET.top))
  const part = Math.min(sideways / Math.abs(right), upDown / Math.abs(down))
  return { x: width / 2 + right * part, y: height / 2 + down * part }
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** A length on the ground and its length in pixels. */
export interface Scale {
  readonly metres: number
  readonly pixels: number
}

/** The longest round length that fits into so many pixels. */
export function scaleWithin(pixels: number, lat: number, zoom: number): Scale {
  const perPixel = metresPerPixel(lat, zoom)
  const metres = roundLength(pixels * perPixel)
  return { metres, pixels: metres / perPixel }
}

const MOST_RINGS = 6

/** Rings at equal distances around a pixel, out to the corners of the map; none when the pixel is out of view. */
export function ringsAround(middle: Spot, step: Scale, { width, height }: MapSize): Scale[] {
  if (middle.x < 0 || middle.y < 0 || middle.x > width || middle.y > height) return []
  const farthest = Math.hypot(Math.max(middle.x, width - middle.x), Math.max(middle.y, height - middle.y))
  const count = Math.min(MOST_RINGS, Math.floor(farthest / step.pixels))
  return Array.from({ length: count }, (_, at) => ({ metres: step.metres * (at + 1), pixels: step.pixels * (at + 1) }))
}
