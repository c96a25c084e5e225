import { naming } from '../../platform/import/identity'
import { defineDomain } from '../domain'
import { newComments } from './comment.limits'
import { commentRefusals } from './comment.refusals'
import { commentRoutes } from './comment.routes'
import { comments } from './comment.schema'

export const commentDomain = defineDomain({
  name: 'comment',
  dependents: [naming(comments.authorId, 'learners', 'a comment', 'comments')],
  routes: commentRoutes,
  refusals: commentRefusals,
  rateLimits: [newComments],
})
