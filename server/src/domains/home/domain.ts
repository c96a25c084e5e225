import { defineDomain } from '../domain'
import { homeImportChecks, homeImports } from './home.import'
import { homeRoutes } from './home.routes'
import { homeSample } from './home.sample'

export const homeDomain = defineDomain({
  name: 'home',
  routes: homeRoutes,
  sample: homeSample,
  imports: homeImports,
  importChecks: homeImportChecks,
})
