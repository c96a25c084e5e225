import { defineDomain } from '../domain'
import { schoolImports } from './school.import'
import { schoolLimits } from './school.limits'
import { schoolRoutes } from './school.routes'
import { schoolSample } from './school.sample'

export const schoolDomain = defineDomain({
  name: 'school',
  routes: schoolRoutes,
  sample: schoolSample,
  rateLimits: schoolLimits,
  imports: schoolImports,
})
