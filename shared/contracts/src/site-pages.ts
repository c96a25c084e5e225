/** The pages that the shell leads to from everywhere, as far as a site has them. */
import type { ModuleMap } from './composition'
import { modulePageAt } from './route'
import { BRANDS } from './school'

export const SITE_PATHS: readonly string[] = [
  '/',
  '/training-project/detail',
  '/educational-product',
  '/news-information/list',
  '/notice/list',
  '/school-info',
  '/study/mine',
  '/order/mine',
  '/certificate/mine',
  '/v',
  '/query_pc',
  ...BRANDS.map((brand) => `/query_pc/${brand}`),
]

/** Whether a site has one of {@link SITE_PATHS}; a page knows it even of modules that it was not given. */
export function hasSitePage(map: Pick<ModuleMap, 'modules' | 'rest'>, path: string): boolean {
  return map.rest === undefined ? modulePageAt(map, path) !== null : map.rest.paths.includes(path)
}
