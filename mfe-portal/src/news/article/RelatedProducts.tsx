import type { Product } from '@campus/contracts/product'
import { useSession } from '@campus/session/session-store'
import { Container, Section } from '@campus/ui/layout'
import { color, media, space } from '@campus/ui/tokens'
import { styled } from 'styled-components'

import { ProductCard } from '../../common/product/ProductCard'
import { ProductGrid } from '../../common/product/ProductGrid'
import { usePreview } from '../../common/use-preview'
import { useT } from '../../messages'

const Band = styled.div`
  padding-block: ${space[16]};
  background: ${color.surfaceSunken};

  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

/** The training products an article is about; nothing when it is about none. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const t = useT()
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  const preview = usePreview()
  if (products.length === 0) return null
  return (
    <Band>
      <Container>
        <Section title={t('product.related')}>
          <ProductGrid>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  schoolParentType={schoolParentType}
                  onOpen={preview.open && (({ id }) => preview.open?.(id))}
                />
              </li>
            ))}
          </ProductGrid>
          {preview.dialog}
        </Section>
      </Container>
    </Band>
  )
}
