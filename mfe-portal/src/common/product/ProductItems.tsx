import type { Product } from '@campus/contracts/product'
import { useSession } from '@campus/session/session-store'

import { ProductCard } from './ProductCard'

interface ProductItemsProps {
  products: readonly Product[]
  /** Opens the enquiry form about a product, by its name; undefined where the site has none. */
  onEnquire: ((about: string) => void) | undefined
}

/** The cards of products, as items of any list. */
export function ProductItems({ products, onEnquire }: ProductItemsProps) {
  const schoolParentType = useSession((session) => session.buSchoolInfo?.schoolParentType ?? '')
  return products.map((product) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        schoolParentType={schoolParentType}
        onEnquire={onEnquire && (({ name }) => onEnquire(name))}
      />
    </li>
  ))
}
