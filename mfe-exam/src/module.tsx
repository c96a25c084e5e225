import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/study/homework': () => import('./homework/HomeworkPage'),
  },
  slots: {},
})
