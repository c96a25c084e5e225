import { styled } from 'styled-components'

import { formatDistance } from '@campus/i18n/format'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from '../messages'
import type { MapView } from './map-view.model'
import { scaleWithin } from './markers.model'

/** Maximum length of the bar in pixels. */
const LONGEST = 110

const Root = styled.div`
  position: absolute;
  inset: auto auto ${space[3]} ${space[3]};
  padding: 2px ${space[2]} ${space[1]};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${weight.medium} ${text.xs} ${font.sans};
  text-align: center;
  pointer-events: none;
`

const Bar = styled.div`
  height: 5px;
  border: 1px solid currentColor;
  border-block-start: 0;
`

/** The map's scale: a bar with its length on the ground. */
export function MapScale({ view }: { view: MapView }) {
  // The distance is formatted in the current locale.
  useT()
  const { metres, pixels } = scaleWithin(LONGEST, view.center.lat, view.zoom)
  return (
    <Root>
      <span>{formatDistance(metres / 1000)}</span>
      <Bar style={{ width: pixels }} />
    </Root>
  )
}
