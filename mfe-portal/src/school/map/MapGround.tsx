import { useId } from 'react'
import { styled } from 'styled-components'

import type { Place } from '@campus/i18n/distance'
import { formatDistance } from '@campus/i18n/format'
import { color, font, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import { project, type MapSize, type MapView } from './map-view.model'
import { ringsAround, scaleWithin } from './markers.model'

/** Maximum pixels between two lines. */
const GRID = 64
const RINGS = 150
/** Any closer to the upper edge, a ring's label would be cut off. */
const LABEL_HEIGHT = 12

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  & .grid {
    stroke: ${color.border};
  }
  & .near {
    fill: ${color.accentSoft};
    opacity: 0.55;
  }
  & .ring {
    fill: none;
    stroke: ${color.accentText};
    stroke-dasharray: 3 5;
    opacity: 0.45;
  }
  & text {
    fill: ${color.textMuted};
    font: ${weight.medium} ${text.xs} ${font.sans};
    paint-order: stroke;
    stroke: ${color.surfaceSunken};
    stroke-width: 4px;
    text-anchor: middle;
  }
`

interface MapGroundProps {
  view: MapView
  size: MapSize
  /** The lines' origin, so that they move with the map. */
  start: Place
  /** Tiles replace the lines: they show the surroundings better. */
  hasTiles: boolean
}

/** The background without a tile provider: squares of a round length, and rings with the distance from the school. */
export function MapGround({ view, size, start, hasTiles }: MapGroundProps) {
  // Distances are formatted in the current locale.
  useT()
  const id = useId()
  const origin = project(start, view, size)
  const square = scaleWithin(GRID, start.lat, view.zoom).pixels
  const rings = hasTiles ? [] : ringsAround(origin, scaleWithin(RINGS, start.lat, view.zoom), size)
  const nearest = rings[0]
  return (
    <Drawing aria-hidden>
      <defs>
        <pattern id={id} patternUnits="userSpaceOnUse" x={origin.x} y={origin.y} width={square} height={square}>
          <path className="grid" d={`M0 0H${String(square)}M0 0V${String(square)}`} />
        </pattern>
      </defs>
      {nearest === undefined ? null : <circle className="near" cx={origin.x} cy={origin.y} r={nearest.pixels} />}
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {rings.map(({ metres, pixels }) => (
        <g key={metres}>
          <circle className="ring" cx={origin.x} cy={origin.y} r={pixels} />
          {origin.y - pixels < LABEL_HEIGHT ? null : (
            <text x={origin.x} y={origin.y - pixels + 4}>
              {formatDistance(metres / 1000)}
            </text>
          )}
        </g>
      ))}
    </Drawing>
  )
}
