import { styled } from 'styled-components'

import { color, layer } from '@campus/ui/tokens'

/** From here on every entry fits beside the school's name, in either language. */
export const WIDE_HEADER = '(min-width: 1100px)'

/** Stays at the top of the screen, but for the part that may scroll away. */
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
