import { defineModule } from '@campus/module-kit/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/query_pc': () => import('./lookup/LookupPage'),
    '/query_pc/kingdee': () => import('./lookup/LookupPage'),
    '/query_pc/gdhuanbao': () => import('./lookup/LookupPage'),
    '/query_pc/kuka': () => import('./lookup/LookupPage'),
    '/query_h5': () => import('./lookup/LookupPage'),
  },
  slots: {},
})
