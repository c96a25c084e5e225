/** The tiles of a map provider under a view: squares of 256 pixels at whole zooms, scaled up in between. */
import type { Place } from '@campus/i18n/distance'

import { worldPoint, type MapSize, type MapView } from './map-view.model'

/** The highest zoom that providers commonly offer. */
const MAX_TILE_ZOOM = 18
const TILE_SIDE = 256

/** One tile: its address at the provider and its rectangle in pixels. */
export interface Tile {
  readonly url: string
  readonly left: number
  readonly top: number
  readonly side: number
}

/**
 * The provider's address with the key filled in; '' without a provider, for an address without https, and for
 * one that needs a key where none is configured.
 */
export function tileTemplate(template: string, key: string): string {
  if (!/^https:\/\/[^/\s]+\/\S*$/.test(template)) return ''
  if (template.includes('{key}') && key === '') return ''
  return template.replaceAll('{key}', encodeURIComponent(key))
}

/** The coordinate systems of providers. The portal's places are in WGS-84, as GPS gives them. */
export type TileCoordinates = 'wgs84' | 'gcj02'

/** The operator's setting; any value but `gcj02` means `wgs84`. */
export function tileCoordinates(given: string): TileCoordinates {
  return given === 'gcj02' ? 'gcj02' : 'wgs84'
}

/** Moves a place into the coordinates of the tiles, in degrees. */
export type Shift = (place: Place) => Place

/**
 * The view in which tiles of other coordinates fit under the markers. Only its centre is moved: across a map
 * the shift of GCJ-02 varies by less than 3 pixels at any zoom.
 */
export function shiftedView(view: MapView, shift: Shift): MapView {
  return { ...view, center: shift(view.center) }
}

/** The tiles that cover a view, by rows. */
export function tilesOf(template: string, view: MapView, size: MapSize): Tile[] {
  const zoom = Math.min(Math.floor(view.zoom), MAX_TILE_ZOOM)
  const side = TILE_SIDE * 2 ** (view.zoom - zoom)
  const center = worldPoint(view.center, view.zoom)
  const [left, top] = [center.x - size.width / 2, center.y - size.height / 2]
  const last = 2 ** zoom - 1
  return between(top / side, (top + size.height) / side, last).flatMap((y) =>
    between(left / side, (left + size.width) / side, last).map((x) => ({
      url: template.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y)),
      left: x * side - left,
      top: y * side - top,
      side,
    })),
  )
}

/** The indices of the tiles that overlap a range, from 0 to the last existing one. */
function between(from: number, to: number, last: number): number[] {
  const first = Math.max(0, Math.floor(from))
  const end = Math.min(last, Math.floor(to))
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at)
}
