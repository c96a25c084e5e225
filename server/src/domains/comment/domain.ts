import { defineDomain } from '../domain'
import { newComments } from './comment.limits'
import { commentRefusals } from './comment.refusals'
import { commentRoutes } from './comment.routes'

export const commentDomain = defineDomain({
  name: 'comment',
  routes: commentRoutes,
  refusals: commentRefusals,
  rateLimits: [newComments],
})
