import { defineModuleConfig } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

export default defineModuleConfig({
  id: 'mfe-portal',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/', layout: 'main', drawn: ['projects', 'projects-page'] },
    { path: '/school-info', layout: 'main', drawn: ['detail', 'part', 'points'] },
    { path: '/educational-product', layout: 'main', drawn: ['id', 'questionId'] },
    { path: '/training-project/detail', layout: 'main', drawn: ['id'] },
    { path: '/training-product/detail', layout: 'main', drawn: ['id'] },
    { path: '/order/new', layout: 'main', login: true },
    { path: '/order/mine', layout: 'main', login: true },
    { path: '/register', layout: 'login', drawn: ['type', 'redirect'] },
    { path: '/news-information/list', layout: 'news', drawn: ['categorizeId', 'page', 'announcements'] },
    { path: '/news-information/detail', layout: 'news', drawn: ['id', 'categorizeId', 'announcements'] },
    { path: '/notice/list', layout: 'notice', drawn: ['page'] },
    { path: '/notice/detail', layout: 'notice', drawn: ['id'] },
  ],
  slots: ['consult-dialog.v1', 'album-dialog.v1', 'preview-dialog.v1'],
  leadsTo: [
    '/study/mine',
    '/study/training-class',
    '/query_pc',
    '/query_pc/kingdee',
    '/query_pc/gdhuanbao',
    '/query_pc/kuka',
    '/sso-login',
    '/login',
  ],
})
