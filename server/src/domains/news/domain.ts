import { defineDomain } from '../domain'
import { newsRoutes } from './news.routes'
import { newsSample } from './news.sample'

export const newsDomain = defineDomain({
  name: 'news',
  routes: newsRoutes,
  sample: newsSample,
})
