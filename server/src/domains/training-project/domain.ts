import { defineDomain } from '../domain'
import { projectProductsCheck } from './training-project.check'
import { trainingProjectImports } from './training-project.import'
import { trainingProjectRoutes } from './training-project.routes'

export const trainingProjectDomain = defineDomain({
  name: 'training-project',
  routes: trainingProjectRoutes,
  imports: trainingProjectImports,
  importChecks: [projectProductsCheck],
})
