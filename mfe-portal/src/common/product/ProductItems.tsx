import type { Product } from '@campus/contracts/product'
import { useSession } from '@campus/session/session-store'

import { ProductCard } from './ProductCard'

interface ProductItemsProps {
  products: readonly Product[]
  /** Opens the preview at a product; undefined where the site has none. */
  onOpen: ((productId: string) => void) | undefined
}

/** The cards of products, as items of any list. */
export function ProductItems({ products, onOpen }: ProductItemsProps) {
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  return products.map((product) => (
    <li key={product.id}>
      <ProductCard product={product} schoolParentType={schoolParentType} onOpen={onOpen && (({ id }) => onOpen(id))} />
    </li>
  ))
}
