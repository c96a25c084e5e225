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
          <Shape>
            <Cover>
              <Skeleton height="100%" />
            </Cover>
            <Body>
              <School as="div">
                <SkeletonText last="8em" />
              </School>
              <Name as="div">
                <SkeletonText lines={2} />
              </Name>
              {[5, 7].map((width) => (
                <School key={width} as="div">
                  <SkeletonText last={`${width}em`} />
                </School>
              ))}
              <FactsPlace>
                {[7, 8, 11, 9, 10].map((width) => (
                  <div key={width}>
                    <SkeletonText last="4em" />
                    <SkeletonText last={`${width}em`} />
                  </div>
                ))}
              </FactsPlace>
              <Foot>
                <Skeleton width="6em" height="2.25rem" />
              </Foot>
            </Body>
          </Shape>
        </li>
      ))}
    </ProductGrid>
  )
}
