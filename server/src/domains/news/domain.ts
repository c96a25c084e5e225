import { defineDomain } from '../domain'
import { newsImports } from './news.import'
import { newsRoutes } from './news.routes'

export const newsDomain = defineDomain({
  name: 'news',
  routes: newsRoutes,
  imports: newsImports,
})
