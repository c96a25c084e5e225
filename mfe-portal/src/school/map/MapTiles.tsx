import { styled } from 'styled-components'

import type { MapSize, MapView } from './map-view.model'
import { tilesOf } from './tiles.model'

const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > img {
    position: absolute;
    max-width: none;
  }
`

/** A provider's tiles. One that does not come leaves the plain ground to be seen. */
export function MapTiles({ template, view, size }: { template: string; view: MapView; size: MapSize }) {
  return (
    <Layer aria-hidden>
      {tilesOf(template, view, size).map(({ url, left, top, side }) => (
        <img
          key={url}
          src={url}
          alt=""
          decoding="async"
          // A hair wider than they are, so that no line shows between two of them.
          style={{ left, top, width: side + 0.5, height: side + 0.5 }}
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden'
          }}
        />
      ))}
    </Layer>
  )
}
