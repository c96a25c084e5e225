import { defineDomain } from '../domain'
import { activityRoutes } from './activities/activity.routes'
import { classRoutes } from './classes/class.routes'
import { studyRoutes } from './study.routes'
import { studySample } from './study.sample'

export const studyDomain = defineDomain({
  name: 'study',
  routes: [...studyRoutes, ...classRoutes, ...activityRoutes],
  sample: studySample,
})
