import { styled } from 'styled-components'

import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surfaceSunken};
`

/** A horizontal swipe pans the map; a vertical one scrolls the page, which a map must not prevent. */
export const Surface = styled.div`
  position: relative;
  height: 480px;
  overflow: hidden;
  cursor: grab;
  touch-action: pan-y;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  @media ${media.phone} {
    height: 340px;
  }
`

export const Note = styled.p`
  padding-block-start: ${space[2]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.xs} ${font.sans};
`
