import { defineDomain } from '../domain'
import { productImports } from './product.import'
import { productRoutes } from './product.routes'
import { productSample } from './product.sample'

export const productDomain = defineDomain({
  name: 'product',
  routes: productRoutes,
  sample: productSample,
  imports: productImports,
})
