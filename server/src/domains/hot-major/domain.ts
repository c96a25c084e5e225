import { defineDomain } from '../domain'
import { hotMajorImports } from './hot-major.import'
import { hotMajorRoutes } from './hot-major.routes'

export const hotMajorDomain = defineDomain({
  name: 'hot-major',
  routes: hotMajorRoutes,
  imports: hotMajorImports,
})
