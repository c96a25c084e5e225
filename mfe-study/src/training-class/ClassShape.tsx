import { styled } from 'styled-components'

import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { media, space } from '@campus/ui/tokens'

const TILES = 5

/** The shapes of a class page. */
export function ClassShape() {
  return (
    <Root>
      <Skeleton height="10rem" />
      <BlocksShape />
    </Root>
  )
}

/** The shapes of its tiles, and of the activities below them. */
export function BlocksShape() {
  return (
    <Root>
      <Tiles>
        {Array.from({ length: TILES }, (_, index) => (
          <Skeleton key={index} height="5.5rem" />
        ))}
      </Tiles>
      <SkeletonText lines={8} last="50%" />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  @media ${media.phone} {
    gap: ${space[4]};
  }
`

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space[4]};
`
