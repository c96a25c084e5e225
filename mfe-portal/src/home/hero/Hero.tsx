import { styled } from 'styled-components'

import { Container } from '@campus/ui/layout'
import { color, media, radius, shadow, space } from '@campus/ui/tokens'

import { Banner } from './Banner'
import { CategoryStrip } from './CategoryStrip'
import { NoticeTicker } from './NoticeTicker'

const Root = styled.div`
  display: flex;
  flex-direction: column;
`

/** Overlaps the banner, so that banner, news and album look like one thing. Keeps its height while it loads. */
const Shelf = styled(Container)`
  position: relative;
  margin-block-start: calc(-1 * ${space[8]});

  @media ${media.phone} {
    margin-block-start: calc(-1 * ${space[5]});
  }
`

const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[8]};
  min-height: ${space[16]};
  padding: ${space[3]} ${space[6]};
  border-radius: ${radius.l};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow[2]};

  &:empty {
    visibility: hidden;
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[3]} ${space[4]};
  }
`

/** The first screen: banner, and on its lower edge the news of the last 30 days and the album's categories. */
export function Hero() {
  return (
    <Root>
      <Banner />
      <Shelf>
        <Board>
          <NoticeTicker />
          <CategoryStrip />
        </Board>
      </Shelf>
    </Root>
  )
}
