import type { Product } from '@campus/contracts/product'
import { useSession } from '@campus/session/session-store'

import { ProductCard } from './ProductCard'

interface ProductItemsProps {
  products: readonly Product[]
  /** Opens the preview at a product; undefined where the site has none. */
  onOpen: ((productId: string) => void) | undefined
  /** Opens the enquiry form about a product, by its name; undefined where the site has none. */
  onEnquire: ((about: string) => void) | undefined
}

/** The cards of products, as items of any list. */
export function ProductItems({ products, onOpen, onEnquire }: ProductItemsProps) {
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  return products.map((product) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        schoolParentType={schoolParentType}
        onOpen={onOpen && (({ id }) => onOpen(id))}
        onEnquire={onEnquire && (({ name }) => onEnquire(name))}
      />
    </li>
  ))
}
