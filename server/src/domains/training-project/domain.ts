import { defineDomain } from '../domain'
import { trainingProjectImports } from './training-project.import'
import { trainingProjectRoutes } from './training-project.routes'
import { trainingProjectSample } from './training-project.sample'

export const trainingProjectDomain = defineDomain({
  name: 'training-project',
  routes: trainingProjectRoutes,
  sample: trainingProjectSample,
  imports: trainingProjectImports,
})
