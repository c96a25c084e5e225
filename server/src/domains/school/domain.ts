import { defineDomain } from '../domain'
import { enquiriesSection } from './enquiries/enquiries-section'
import { serveSampleSites } from './sample-sites/sample-sites'
import { schoolImports } from './school.import'
import { schoolLimits } from './school.limits'
import { schoolRoutes } from './school.routes'
import { schoolSample } from './school.sample'

export const schoolDomain = defineDomain({
  name: 'school',
  routes: schoolRoutes,
  sample: schoolSample,
  rateLimits: schoolLimits,
  serve: (app, { config, database, now }) => {
    if (config.environment === 'development') serveSampleSites(app, { database, now })
  },
  teacherSections: [enquiriesSection],
  imports: schoolImports,
})
