import { defineDomain } from '../domain'
import { reviewCheck, reviewImports } from './review.import'
import { reviewLimits } from './review.limits'
import { reviewRoutes } from './review.routes'

export const reviewDomain = defineDomain({
  name: 'review',
  routes: reviewRoutes,
  rateLimits: reviewLimits,
  imports: reviewImports,
  importChecks: [reviewCheck],
})
