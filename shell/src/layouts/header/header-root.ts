import { styled } from 'styled-components'

import { color, layer } from '@campus/ui/tokens'

/** From this width on, every entry fits beside the school's name in both languages. */
export const WIDE_HEADER = '(min-width: 1100px)'

/** A window so low that what stays in view would take a large part of it. */
export const LOW_WINDOW = '(max-height: 480px)'

/** Sticks to the top of the screen, except for the part that may scroll away. */
export const HeaderRoot = styled.header<{ $scrollsAway?: string }>`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: ${({ $scrollsAway = '0px' }) => `-${$scrollsAway}`};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  /* At 200 % zoom, and on a phone on its side, the height belongs to the page. */
  @media ${LOW_WINDOW} {
    position: relative;
    inset-block-start: 0;
  }
  @media print {
    position: static;
  }
`
