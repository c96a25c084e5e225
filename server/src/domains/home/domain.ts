import { defineDomain } from '../domain'
import { homeImportChecks, homeImports } from './home.import'
import { homeRoutes } from './home.routes'

export const homeDomain = defineDomain({
  name: 'home',
  routes: homeRoutes,
  imports: homeImports,
  importChecks: homeImportChecks,
})
