import { css } from 'styled-components'

import { color, font, motion, space, text, weight } from '../theme/tokens'

/** A row of choices on a line, for tabs and links. It scrolls sideways when it does not fit. */
export const underlinedRow = css`
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.border};
`

/** One of the choices; the user of this style marks the chosen one with {@link underlinedChosen}. */
export const underlinedItem = css`
  position: relative;
  padding: ${space[3]} 0;
  color: ${color.textMuted};
  font: ${weight.medium} ${text.m} ${font.sans};
  transition: color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${color.accentText};
    scale: 0 1;
    transition: scale ${motion.base};
  }
  &:hover {
    color: ${color.text};
  }
  /* Inside, because the row clips its outside. */
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const underlinedChosen = css`
  &,
  &:hover {
    color: ${color.accentText};
  }
  &::after {
    scale: 1;
  }
`
