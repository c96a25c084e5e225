import { naming } from '../../platform/import/identity'
import { defineDomain } from '../domain'
import { enquiriesSection } from './enquiries/enquiries-section'
import { schoolImports } from './school.import'
import { schoolLimits } from './school.limits'
import { schoolRoutes } from './school.routes'
import { clues } from './school.schema'

export const schoolDomain = defineDomain({
  name: 'school',
  routes: schoolRoutes,
  rateLimits: schoolLimits,
  teacherSections: [enquiriesSection],
  dependents: [naming(clues.userId, 'learners', 'an enquiry', 'enquiries')],
  imports: schoolImports,
})
