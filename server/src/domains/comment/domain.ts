import { defineDomain } from '../domain'
import { newComments } from './comment.limits'
import { commentRefusals } from './comment.refusals'
import { commentRoutes } from './comment.routes'
import { commentSample } from './comment.sample'

export const commentDomain = defineDomain({
  name: 'comment',
  routes: commentRoutes,
  sample: commentSample,
  refusals: commentRefusals,
  rateLimits: [newComments],
})
