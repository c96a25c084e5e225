import { defineDomain } from '../domain'
import { activityRoutes } from './activities/activity.routes'
import { courseRoutes } from './courses/course.routes'
import { learningRoutes } from './learning/learning.routes'
import { studyImports } from './study.import'
import { studyRoutes } from './study.routes'
import { studySample } from './study.sample'

export const studyDomain = defineDomain({
  name: 'study',
  routes: [...studyRoutes, ...courseRoutes, ...learningRoutes, ...activityRoutes],
  sample: studySample,
  imports: studyImports,
})
