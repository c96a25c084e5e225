import { defineDomain } from '../domain'
import { hotMajorImports } from './hot-major.import'
import { hotMajorRoutes } from './hot-major.routes'
import { hotMajorSample } from './hot-major.sample'

export const hotMajorDomain = defineDomain({
  name: 'hot-major',
  routes: hotMajorRoutes,
  sample: hotMajorSample,
  imports: hotMajorImports,
})
