import { styled } from 'styled-components'

import type { Product } from '@campus/contracts/product'
import { Section } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'
import { media, space } from '@campus/ui/tokens'

import { useCommonT } from '../messages'
import { useConsult } from '../use-consult'
import { ProductItems } from './ProductItems'

/** As many columns as fit: four on a whole page, three beside a catalog. */
export const RelatedCards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr));
  gap: ${space[6]};

  & > li {
    display: grid;
  }
  @media ${media.phone} {
    gap: ${space[4]};
  }
`

/** The training products that belong to the page's subject. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const t = useCommonT()
  const consult = useConsult()
  return (
    <Section title={t('product.related')}>
      {products.length === 0 ? (
        <EmptyState />
      ) : (
        <RelatedCards>
          <ProductItems products={products} onEnquire={consult.open} />
        </RelatedCards>
      )}
      {consult.dialog}
    </Section>
  )
}
