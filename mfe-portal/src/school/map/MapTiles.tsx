import { styled } from 'styled-components'

import { useLoaded } from '@campus/ui/use-loaded'

import type { MapSize, MapView } from './map-view.model'
import { shiftedView, tilesOf, type Shift, type TileCoordinates } from './tiles.model'

const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > img {
    position: absolute;
    max-width: none;
  }
`

/** The conversion is 3 KB that only a provider in GCJ-02 needs. */
const loadShift = async () => (await import('./gcj02')).toGcj02

const unshifted: Shift = (place) => place

interface MapTilesProps {
  template: string
  coordinates: TileCoordinates
  view: MapView
  size: MapSize
}

/**
 * A provider's tiles. Where a tile fails to load, the plain background shows; so it does for all tiles when
 * the conversion fails to load, because unconverted tiles would be misplaced.
 */
export function MapTiles({ template, coordinates, view, size }: MapTilesProps) {
  const { part: toGcj02 } = useLoaded(loadShift, coordinates === 'gcj02')
  const shift = coordinates === 'gcj02' ? toGcj02 : unshifted
  if (shift === undefined) return null
  return (
    <Layer aria-hidden>
      {tilesOf(template, shiftedView(view, shift), size).map(({ url, left, top, side }) => (
        <img
          key={url}
          src={url}
          alt=""
          decoding="async"
          // Slightly larger than a tile, so that no gap shows between two of them.
          style={{ left, top, width: side + 0.5, height: side + 0.5 }}
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden'
          }}
        />
      ))}
    </Layer>
  )
}
