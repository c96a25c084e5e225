import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/': () => import('./home/HomePage'),
  },
  slots: {},
})
