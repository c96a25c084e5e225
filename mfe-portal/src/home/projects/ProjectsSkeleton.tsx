import { styled } from 'styled-components'

import { PagerPlace } from '@campus/calls/paged-block'
import { Skeleton } from '@campus/ui/skeleton'
import { color, space } from '@campus/ui/tokens'

import { ProductGridSkeleton } from '../../common/product/ProductGrid'
import { PRODUCTS_PER_PAGE } from './projects.model'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

/** As high as a row of tabs. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  height: calc(1.7rem + 2 * ${space[3]});
  overflow: hidden;
  box-shadow: inset 0 -1px ${color.border};
`

export function ProjectsSkeleton() {
  return (
    <Root aria-hidden>
      <Row>
        {[5, 4, 6].map((width) => (
          <Skeleton key={width} width={`${width}em`} height="1em" />
        ))}
      </Row>
      <ProductsSkeleton />
    </Root>
  )
}

/** A page of coming products. */
export function ProductsSkeleton() {
  return (
    <Root aria-hidden>
      <ProductGridSkeleton count={PRODUCTS_PER_PAGE} />
      <PagerPlace />
    </Root>
  )
}
