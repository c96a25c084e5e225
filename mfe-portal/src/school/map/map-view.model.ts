/**
 * Converts places to pixels and back by the Mercator projection of web maps, so that a provider's tiles fit
 * under the markers. Pixels are CSS pixels from the map's upper left corner.
 */
import type { Place } from '@campus/i18n/distance'

/** The initial zoom: a school and the streets around it. */
export const MAP_ZOOM = 17.2
export const MIN_ZOOM = 3
export const MAX_ZOOM = 19

/** Side of the square world at zoom 0. */
const WORLD_SIDE = 256
/** The projection's limit: the poles are infinitely far away. */
const MAX_LATITUDE = 85
const EARTH_RADIUS_METRES = 6_378_137

export interface MapView {
  readonly center: Place
  /** Each step doubles the scale; fractions are allowed. */
  readonly zoom: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface MapSize {
  readonly width: number
  readonly height: number
}

/** The place on the square world of a zoom, in pixels from its north-western corner. */
export function worldPoint({ lat, lng }: Place, zoom: number): Spot {
  const side = WORLD_SIDE * 2 ** zoom
  const sine = Math.sin((clamped(lat, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180)
  return {
    x: side * (lng / 360 + 0.5),
    y: side * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

/** The place at a pixel of the square world. */
export function placeAt({ x, y }: Spot, zoom: number): Place {
  const side = WORLD_SIDE * 2 ** zoom
  const north = Math.PI * (1 - (2 * y) / side)
  return {
    lat: clamped((Math.atan(Math.sinh(north)) * 180) / Math.PI, -MAX_LATITUDE, MAX_LATITUDE),
    lng: clamped((x / side - 0.5) * 360, -180, 180),
  }
}

/** The pixel of a place; outside of the map's size when the place is out of view. */
export function project(place: Place, view: MapView, size: MapSize): Spot {
  const at = worldPoint(place, view.zoom)
  const center = worldPoint(view.center, view.zoom)
  return { x: at.x - center.x + size.width / 2, y: at.y - center.y + size.height / 2 }
}

/** The view after panning by so many pixels to the right and down. */
export function panned(view: MapView, right: number, down: number): MapView {
  const { x, y } = worldPoint(view.center, view.zoom)
  return { ...view, center: placeAt({ x: x - right, y: y - down }, view.zoom) }
}

export function zoomedBy(view: MapView, steps: number): MapView {
  return { ...view, zoom: clamped(view.zoom + steps, MIN_ZOOM, MAX_ZOOM) }
}

/** Margin in pixels around the places that a view contains: room for their markers. */
const FRAME = 84

/** The closest view that contains all places; never closer than the initial zoom. */
export function viewOf(places: readonly [Place, ...Place[]], size: MapSize): MapView {
  const spots = places.map((place) => worldPoint(place, 0))
  const [west, east] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [north, south] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
  const growth = Math.min(room(size.width) / (east - west), room(size.height) / (south - north))
  const zoom = Number.isFinite(growth) ? clamped(Math.log2(growth), MIN_ZOOM, MAP_ZOOM) : MAP_ZOOM
  return { center: placeAt({ x: (west + east) / 2, y: (north + south) / 2 }, 0), zoom }
}

function room(length: number): number {
  return Math.max(length - 2 * FRAME, length / 4)
}

/** Metres on the ground per pixel at a latitude. */
export function metresPerPixel(lat: number, zoom: number): number {
  const circumference =
    2 * Math.PI * EARTH_RADIUS_METRES * Math.cos((clamped(lat, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180)
  return circumference / (WORLD_SIDE * 2 ** zoom)
}

/** The longest of 1, 2 and 5 times a power of ten that is not longer. */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  const step = [5, 2, 1].find((factor) => factor * power <= metres) ?? 1
  return step * power
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
