import { defineDomain } from '../domain'
import { studyImports } from './study.import'
import { studyRoutes } from './study.routes'
import { studySample } from './study.sample'

export const studyDomain = defineDomain({
  name: 'study',
  routes: studyRoutes,
  sample: studySample,
  imports: studyImports,
})
