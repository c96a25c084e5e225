/** The map where pages are drawn on the server: what is in it depends on the width that it gets, so its place is kept. */
import { styled } from 'styled-components'

import { media } from '@campus/ui/tokens'

import { Frame, Note, Surface } from './point-map.styles'
import type * as browser from './PointMap'

const Place = styled.div`
  @media ${media.noScript} {
    display: none;
  }
`

export const PointMap: typeof browser.PointMap = () => (
  <Place aria-busy>
    <Frame>
      <Surface />
    </Frame>
    <Note>&nbsp;</Note>
  </Place>
)
