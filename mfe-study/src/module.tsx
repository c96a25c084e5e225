import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/study/mine': () => import('./mine/MinePage'),
  },
  slots: {},
})
