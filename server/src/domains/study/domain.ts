import { defineDomain } from '../domain'
import { studyRoutes } from './study.routes'
import { studySample } from './study.sample'

export const studyDomain = defineDomain({
  name: 'study',
  routes: studyRoutes,
  sample: studySample,
})
