import { defineDomain } from '../domain'
import { newsImports } from './news.import'
import { newsRoutes } from './news.routes'
import { newsSample } from './news.sample'

export const newsDomain = defineDomain({
  name: 'news',
  routes: newsRoutes,
  sample: newsSample,
  imports: newsImports,
})
