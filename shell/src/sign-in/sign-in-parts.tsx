import { Container } from '@campus/ui/layout'
import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'
import { styled } from 'styled-components'

/** A page of its own for signing in: one card in the middle of the screen. */
export const SignInPlace = styled(Container)`
  display: grid;
  min-height: inherit;
  padding-block: ${space[12]};
  place-items: center;

  @media ${media.phone} {
    padding-block: ${space[6]};
    place-items: start stretch;
  }
`

/** Two halves: whose site it is, and what to do. */
export const SignInCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  width: 100%;
  max-width: 960px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
    max-width: 520px;
  }
  @media ${media.phone} {
    border: 0;
    background: none;
    box-shadow: none;
  }
`

export const FormSide = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[5]};
  min-width: 0;
  padding: ${space[10]};

  @media ${media.phone} {
    padding: 0;
  }
`

export const PageTitle = styled.h1`
  font: ${weight.bold} ${text.xxl} ${font.sans};
  letter-spacing: -0.01em;
`

/** Quarter circles on a grid, the drawing that stands in for pictures everywhere, here as a ground. */
const Ground = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
`

const tiles = [
  [0, 3, 0, 0.1],
  [1, 3, 90, 0.06],
  [2, 3, 270, 0.12],
  [3, 3, 180, 0.08],
  [3, 2, 0, 0.1],
  [2, 2, 90, 0.05],
  [3, 1, 270, 0.07],
  [0, 2, 270, 0.05],
] as const

/** Decoration under the words of a coloured panel. */
export function PanelGround() {
  return (
    <Ground viewBox="0 0 160 160" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      {tiles.map(([column, row, angle, opacity]) => (
        <path
          key={`${column}-${row}`}
          d="M0 0h40a40 40 0 0 1-40 40z"
          transform={`translate(${column * 40} ${row * 40}) rotate(${angle} 20 20)`}
          fill="currentColor"
          opacity={opacity}
        />
      ))}
    </Ground>
  )
}

/** The coloured half of a card. */
export const ColouredSide = styled.section`
  position: relative;
  z-index: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;
  padding: ${space[10]};
  overflow: hidden;
  background: ${color.accent};
  color: ${color.onAccent};

  @media ${media.phone} {
    padding: ${space[6]};
    border-radius: ${radius.l};
  }
`
