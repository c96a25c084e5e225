import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/': () => import('./home/HomePage'),
    '/news-information/list': () => import('./news/NewsListPage'),
    '/news-information/detail': () => import('./news/NewsDetailPage'),
    '/notice/list': () => import('./news/NoticeListPage'),
    '/notice/detail': () => import('./news/NoticeDetailPage'),
  },
  slots: {
    'consult-dialog.v1': () => import('./consult/ConsultDialog'),
  },
})
