import { defineDomain } from '../domain'
import { productDetailRoutes } from './product-detail.routes'
import { productImports } from './product.import'
import { productRoutes } from './product.routes'

export const productDomain = defineDomain({
  name: 'product',
  routes: [...productRoutes, ...productDetailRoutes],
  imports: productImports,
})
