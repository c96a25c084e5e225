import { defineDomain } from '../domain'
import { classActivityRoutes } from './activities/class-activity.routes'
import { classRoutes } from './classes/class.routes'
import { studyRoutes } from './study.routes'
import { studySample } from './study.sample'

export const studyDomain = defineDomain({
  name: 'study',
  routes: [...studyRoutes, ...classRoutes, ...classActivityRoutes],
  sample: studySample,
})
