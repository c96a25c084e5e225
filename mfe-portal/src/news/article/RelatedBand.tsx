import { styled } from 'styled-components'

import type { Product } from '@campus/contracts/product'
import { Container } from '@campus/ui/layout'
import { color, media, space } from '@campus/ui/tokens'

import { RelatedProducts } from '../../common/product/RelatedProducts'

const Band = styled.div`
  padding-block: ${space[16]};
  background: ${color.surfaceSunken};

  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

/** The training products of an article, below it and as wide as the page. */
export function RelatedBand({ products }: { products: readonly Product[] }) {
  return (
    <Band>
      <Container>
        <RelatedProducts products={products} />
      </Container>
    </Band>
  )
}
