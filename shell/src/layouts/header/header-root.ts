import { styled } from 'styled-components'

import { color, layer } from '@campus/ui/tokens'

/** From this width on, every entry fits beside the school's name in both languages. */
export const WIDE_HEADER = '(min-width: 1100px)'

/** Sticks to the top of the screen, except for the part that may scroll away. */
export const HeaderRoot = styled.header<{ $scrollsAway?: string }>`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: ${({ $scrollsAway = '0px' }) => `-${$scrollsAway}`};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  @media print {
    position: static;
  }
`
