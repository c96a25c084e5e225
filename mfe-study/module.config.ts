import { defineModuleConfig } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'

export default defineModuleConfig({
  id: 'mfe-study',
  contract: MODULE_CONTRACT,
  routes: [
    { path: '/study/mine', layout: 'study', login: true },
    { path: '/study/training-class', layout: 'study', login: true },
    { path: '/study/class-time-table', layout: 'study', login: true },
    { path: '/study/course/course-detail', layout: 'study', login: true },
    { path: '/study/classroom/online', layout: 'study', login: true },
    { path: '/study/classroom/classroom-detail', layout: 'study', login: true },
    { path: '/study/classroom/offline', layout: 'study', login: true },
  ],
  slots: [],
  leadsTo: ['/study/homework', '/study/test', '/training-project/detail', '/order/mine'],
})
