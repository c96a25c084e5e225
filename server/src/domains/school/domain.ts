import { defineDomain } from '../domain'
import { enquiriesSection } from './enquiries/enquiries-section'
import { schoolImports } from './school.import'
import { schoolLimits } from './school.limits'
import { schoolRoutes } from './school.routes'

export const schoolDomain = defineDomain({
  name: 'school',
  routes: schoolRoutes,
  rateLimits: schoolLimits,
  teacherSections: [enquiriesSection],
  imports: schoolImports,
})
