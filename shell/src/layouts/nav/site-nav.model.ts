/** The main navigation: the pages that visitors come for, as far as the site has them. */
import type { ModuleMap } from '@campus/contracts/composition'
import { hasSitePage } from '@campus/contracts/site-pages'

import { ADDRESS, pathOf } from '../../router/addresses.model'

const LOOKUP = 'nav.certificateLookup'

const ENTRIES = [
  { label: 'nav.home', to: ADDRESS.home },
  { label: 'nav.projects', to: ADDRESS.trainingProjects },
  { label: 'nav.majors', to: ADDRESS.majors },
  { label: 'nav.news', to: ADDRESS.newsList },
  { label: 'nav.notices', to: ADDRESS.noticeList },
  { label: 'nav.school', to: ADDRESS.schoolInfo },
] as const

/** The name of a page, as a key of its message. */
export type PageLabel = (typeof ENTRIES)[number]['label'] | typeof LOOKUP

/** The entries that lead somewhere; the lookup is the school's or its brand's. */
export function openEntries(moduleMap: Pick<ModuleMap, 'modules' | 'rest'>, lookup: string) {
  return [...ENTRIES, { label: LOOKUP, to: lookup } as const].filter(({ to }) => hasSitePage(moduleMap, pathOf(to)))
}

/** Whether a page is the one of an address, or lies below its first part. */
export function isAt(to: string, pathname: string): boolean {
  const [, first = ''] = pathOf(to).split('/')
  return pathname.split('/')[1] === first
}
