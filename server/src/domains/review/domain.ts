import { defineDomain } from '../domain'
import { reviewImports } from './review.import'
import { reviewLimits } from './review.limits'
import { reviewRoutes } from './review.routes'
import { reviewSample } from './review.sample'

export const reviewDomain = defineDomain({
  name: 'review',
  routes: reviewRoutes,
  sample: reviewSample,
  rateLimits: reviewLimits,
  imports: reviewImports,
})
