import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { TileGround, type Tile } from '@campus/ui/tile-ground'
import { color, font, media, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'

const Band = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.accent};
  color: ${color.onAccent};
`

const Ground = styled(TileGround)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  height: 100%;
  max-width: 70%;
`

const Words = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[2]};
  min-height: 184px;

  @media ${media.phone} {
    min-height: 120px;
  }
`

const Title = styled.p`
  font: ${weight.bold} ${text.display} ${font.sans};
  letter-spacing: -0.01em;

  @media ${media.phone} {
    font: ${weight.bold} ${text.xxl} ${font.sans};
  }
`

const Lead = styled.p`
  font: ${weight.regular} ${text.l} ${font.sans};

  @media ${media.phone} {
    font: ${weight.regular} ${text.m} ${font.sans};
  }
`

const TILES: readonly Tile[] = [
  [0, 1, 0, 0.06],
  [1, 0, 90, 0.08],
  [1, 1, 270, 0.12],
  [2, 1, 180, 0.08],
  [3, 0, 0, 0.12],
  [3, 1, 90, 0.16],
  [4, 0, 270, 0.1],
  [5, 1, 0, 0.14],
  [5, 0, 180, 0.08],
]

/** The banner of the page, about teacher training. */
export function TeachingBanner() {
  const t = useT()
  return (
    <Band>
      <Ground tiles={TILES} columns={6} rows={2} align="xMaxYMid" />
      <Words>
        <Title>{t('project.banner')}</Title>
        <Lead>{t('project.banner.lead')}</Lead>
      </Words>
    </Band>
  )
}
