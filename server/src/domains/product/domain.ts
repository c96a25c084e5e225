import { defineDomain } from '../domain'
import { productImports } from './product.import'
import { productRoutes } from './product.routes'

export const productDomain = defineDomain({
  name: 'product',
  routes: productRoutes,
  imports: productImports,
})
