import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

import { color, motion, radius, shadow, space } from '../theme/tokens'

interface CardProps {
  /** Lifts under the pointer; for a card that is one link or button. */
  interactive?: boolean
  /** `none` when a picture reaches the edges. */
  padding?: 'none' | 'm' | 'l'
}

const paddings = { none: '0', m: space[5], l: space[8] } as const

const notCard = { shouldForwardProp: (name: string) => name !== 'interactive' && name !== 'padding' }

/** One separate object. A part of the page that is no object needs no card. */
export const Card = styled.article.withConfig(notCard)<CardProps>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${({ padding = 'm' }) => paddings[padding]};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${({ interactive }) =>
    interactive &&
    css`
      transition:
        border-color ${motion.base},
        box-shadow ${motion.base};

      &:hover {
        border-color: transparent;
        box-shadow: ${shadow[2]};
      }
      &:has(:focus-visible) {
        outline: 2px solid ${color.focus};
        outline-offset: 2px;
      }
    `}
`

/** Covers the whole card; the card shows the focus. */
const overCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: ${color.accentText};
  }
  &:focus-visible {
    outline: none;
  }
`

/** The title's link inside a card, pressed by pressing anywhere on the card. */
export const CardLink = styled(Link)`
  ${overCard}
`

/** Like {@link CardLink}, for a card that opens something in the page. */
export const CardButton = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  ${overCard}
`
