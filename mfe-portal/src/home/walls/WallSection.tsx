import { useId } from 'react'
import { styled } from 'styled-components'

import { PagerPlace } from '@campus/calls/paged-block'
import type { Elements } from '@campus/ui/elements'
import { Phrases } from '@campus/ui/phrases'
import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { PosterTitle } from './PosterCard'
import { WALL_CARD, WALL_GUTTER, WALL_PAGE_SIZE } from './walls.model'

/** The width in pixels of a number of cards side by side. */
const columns = (count: number): string => `${count * WALL_CARD + (count - 1) * WALL_GUTTER}px`

/**
 * The title stands where those of all sections stand. Lead and filter are beside the wall: four cards and their
 * gutters leave exactly that much of the column. On a narrow screen they are above it.
 */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${columns(4)};
  align-items: start;
  gap: ${space[6]} ${WALL_GUTTER}px;

  @media (max-width: 1263px) {
    grid-template-columns: minmax(0, 1fr) ${columns(3)};
  }
  @media ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Rail = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding-inline-end: ${space[4]};

  @media ${media.phone} {
    padding: 0;
  }
`

const Heading = styled.h2`
  grid-column: 1 / -1;
  font: ${weight.bold} ${text.xxl} ${font.sans};
  letter-spacing: -0.01em;
`

const Lead = styled.p`
  color: ${color.textMuted};
`

/** Cards of one width on a wide screen; on a narrow one they share what there is. */
export const WallGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${WALL_CARD}px);
  gap: ${space[6]} ${WALL_GUTTER}px;

  & > li {
    min-width: 0;
  }
  @media ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 50% - ${WALL_GUTTER / 2}px), 1fr));
  }
`

interface WallSectionProps {
  title: string
  lead: string
  /** The filter of the wall. */
  filter?: Elements
  children: Elements
}

export function WallSection({ title, lead, filter, children }: WallSectionProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <Heading id={titleId}>
        <Phrases>{title}</Phrases>
      </Heading>
      <Rail>
        <Lead>
          <Phrases>{lead}</Phrases>
        </Lead>
        {filter}
      </Rail>
      <div>{children}</div>
    </Root>
  )
}

const Shape = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  & > :first-child {
    border-radius: ${radius.l};
  }
`

const Shapes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

interface WallGridSkeletonProps {
  /** Of the posters, as `3 / 4`. */
  ratio: string
  /** Height of the part below a title, a CSS length. */
  below: string
  /** Whether there are usually several pages. */
  pager: boolean
}

export function WallGridSkeleton({ ratio, below, pager }: WallGridSkeletonProps) {
  return (
    <Shapes aria-hidden>
      <WallGrid>
        {Array.from({ length: WALL_PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <Shape>
              <Skeleton ratio={ratio} />
              <PosterTitle as="div">
                <SkeletonText lines={2} />
              </PosterTitle>
              <Skeleton height={below} />
            </Shape>
          </li>
        ))}
      </WallGrid>
      {pager ? <PagerPlace /> : null}
    </Shapes>
  )
}
