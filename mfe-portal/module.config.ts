import { defineModuleConfig } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

export default defineModuleConfig({
  id: 'mfe-portal',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/', layout: 'main' },
    { path: '/school-info', layout: 'main' },
    { path: '/educational-product', layout: 'main' },
    { path: '/training-project/detail', layout: 'main' },
    { path: '/register', layout: 'login' },
    { path: '/news-information/list', layout: 'news' },
    { path: '/news-information/detail', layout: 'news' },
    { path: '/notice/list', layout: 'notice' },
    { path: '/notice/detail', layout: 'notice' },
  ],
  slots: ['consult-dialog.v1', 'album-dialog.v1', 'preview-dialog.v1'],
})
