import type { Product } from '@campus/contracts/product'
import { useSession } from '@campus/session/session-store'
import { Section } from '@campus/ui/layout'
import { EmptyState } from '@campus/ui/states'
import { media, space } from '@campus/ui/tokens'
import { styled } from 'styled-components'

import { useT } from '../../messages'
import { usePreview } from '../use-preview'
import { ProductCard } from './ProductCard'

/** As many beside each other as the place is wide: four on a whole page, three beside a catalog. */
const Cards = styled.ul.attrs({ role: 'list' })`
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

/** The training products that belong to what the page is about. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const t = useT()
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  const preview = usePreview()
  return (
    <Section title={t('product.related')}>
      {products.length === 0 ? (
        <EmptyState />
      ) : (
        <Cards>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                schoolParentType={schoolParentType}
                onOpen={preview.open && (({ id }) => preview.open?.(id))}
              />
            </li>
          ))}
        </Cards>
      )}
      {preview.dialog}
    </Section>
  )
}
