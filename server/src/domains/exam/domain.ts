import { defineDomain } from '../domain'
import { examRoutes } from './exam.routes'
import { examSample } from './exam.sample'

export const examDomain = defineDomain({
  name: 'exam',
  routes: examRoutes,
  sample: examSample,
})
