import { styled } from 'styled-components'

import { TileGround, type Tile } from '../media/tile-ground'
import { color, font, media, radius, shadow, space, text, weight } from '../theme/tokens'
import { Container } from './layout'

/** A page with one task, such as signing in: its card is in the middle of the screen. */
export const CardPlace = styled(Container)`
  display: grid;
  min-height: inherit;
  padding-block: ${space[12]};
  place-items: center;

  @media ${media.phone} {
    padding-block: ${space[6]};
    place-items: start stretch;
  }
`

/** Two halves: the site's owner, and the task. */
export const HalvesCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  width: 100%;
  max-width: 960px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    max-width: 520px;
  }
  @media ${media.phone} {
    border: 0;
    background: none;
    box-shadow: none;
  }
`

export const FormHalf = styled.section`
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

export const SplitCardTitle = styled.h1`
  font: ${weight.bold} ${text.xxl} ${font.sans};
  letter-spacing: -0.01em;
`

const Ground = styled(TileGround)`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
`

const TILES: readonly Tile[] = [
  [0, 3, 0, 0.1],
  [1, 3, 90, 0.06],
  [2, 3, 270, 0.12],
  [3, 3, 180, 0.08],
  [3, 2, 0, 0.1],
  [2, 2, 90, 0.05],
  [3, 1, 270, 0.07],
  [0, 2, 270, 0.05],
]

/** Decoration under the words of the coloured half. */
export function HalfGround() {
  return <Ground tiles={TILES} columns={4} rows={4} align="xMaxYMax" />
}

/** The coloured half of a card. */
export const ColouredHalf = styled.section`
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
