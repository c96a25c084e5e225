import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/': () => import('./home/HomePage'),
    '/school-info': () => import('./school/SchoolInfoPage'),
    '/educational-product': () => import('./majors/MajorsPage'),
    '/training-project/detail': () => import('./training-project/TrainingProjectPage'),
    '/training-product/detail': () => import('./product/ProductPage'),
    '/order/new': () => import('./order/NewOrderPage'),
    '/order/mine': () => import('./order/MyOrdersPage'),
    '/register': () => import('./register/RegisterPage'),
    '/news-information/list': () => import('./news/NewsListPage'),
    '/news-information/detail': () => import('./news/NewsDetailPage'),
    '/notice/list': () => import('./news/NoticeListPage'),
    '/notice/detail': () => import('./news/NoticeDetailPage'),
  },
  slots: {
    'consult-dialog.v1': () => import('./consult/ConsultDialog'),
    'album-dialog.v1': () => import('./album/AlbumDialog'),
    'preview-dialog.v1': () => import('./preview/PreviewDialog'),
  },
})
