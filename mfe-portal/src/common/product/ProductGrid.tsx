import { styled } from 'styled-components'

import { Skeleton, SkeletonText } from '@campus/ui/skeleton'
import { color, media, radius, space } from '@campus/ui/tokens'

import { Body, Cover, FactsPlace, Foot, Name, School } from './product-card.styles'

/** Four cards beside each other on a wide screen, two on a tablet, one on a phone. */
export const ProductGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[6]};

  & > li {
    display: grid;
  }
  @media ${media.belowWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

const Shape = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`

/** The grid while its products load. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <ProductGrid aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductShape />
        </li>
      ))}
    </ProductGrid>
  )
}

/** A coming card. */
export function ProductShape() {
  return (
    <Shape>
      <Cover>
        <Skeleton height="100%" />
      </Cover>
      <Body>
        <School as="div">
          <SkeletonText last="8em" />
        </School>
        <Name as="div">
          <SkeletonText last="12em" />
        </Name>
        {[5, 7].map((width) => (
          <School key={width} as="div">
            <SkeletonText last={`${width}em`} />
          </School>
        ))}
        <FactsPlace>
          {[1, 1, 2].map((lines, index) => (
            <div key={index}>
              <SkeletonText last="4em" />
              <SkeletonText lines={lines} last="7em" />
            </div>
          ))}
        </FactsPlace>
        <Foot>
          <Skeleton width="8em" height="2.25rem" />
          <Skeleton height={space[8]} />
        </Foot>
      </Body>
    </Shape>
  )
}
