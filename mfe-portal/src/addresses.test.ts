/** The page at each address of the public site, and its layout. */
import type { ModuleConfigInput } from '@campus/contracts/module'

import config from '../module.config'
import * as HomePage from './home/HomePage'
import * as MajorsPage from './majors/MajorsPage'
import module from './module'
import * as NewsDetailPage from './news/NewsDetailPage'
import * as NewsListPage from './news/NewsListPage'
import * as NoticeDetailPage from './news/NoticeDetailPage'
import * as NoticeListPage from './news/NoticeListPage'
import * as RegisterPage from './register/RegisterPage'
import * as SchoolInfoPage from './school/SchoolInfoPage'
import * as TrainingProjectPage from './training-project/TrainingProjectPage'

const addresses = [
  ['SH-01', '/', 'main', HomePage],
  ['SH-02', '/educational-product', 'main', MajorsPage],
  ['SH-03', '/school-info', 'main', SchoolInfoPage],
  ['SH-07', '/news-information/list', 'news', NewsListPage],
  ['SH-07', '/news-information/detail', 'news', NewsDetailPage],
  ['SH-09', '/notice/list', 'notice', NoticeListPage],
  ['SH-09', '/notice/detail', 'notice', NoticeDetailPage],
  ['SH-15', '/training-project/detail', 'main', TrainingProjectPage],
  ['SH-15', '/register', 'login', RegisterPage],
] as const

test.each(addresses)('%s at %s in the layout %s stands its page', async (_row, path, layout, page) => {
  const routes: ModuleConfigInput['routes'] = config.routes
  const shown = routes.filter((route) => route.path === path).map(({ drawn: _, answers: __, ...route }) => route)
  expect(shown).toEqual([{ path, layout }])
  expect((await module.pages[path]?.())?.Component).toBe(page.Component)
})
