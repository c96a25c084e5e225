import { defineDomain } from '../domain'
import { homeRoutes } from './home.routes'
import { homeSample } from './home.sample'

export const homeDomain = defineDomain({
  name: 'home',
  routes: homeRoutes,
  sample: homeSample,
})
