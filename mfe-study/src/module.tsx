import { defineModule } from '@campus/contracts/module'

import config from '../module.config'

export default defineModule(config, {
  pages: {
    '/study/mine': () => import('./mine/MinePage'),
    '/study/training-class': () => import('./training-class/TrainingClassPage'),
    '/study/class-time-table': () => import('./timetable/TimetablePage'),
    '/study/course/course-detail': () => import('./course/CoursePage'),
    '/study/classroom/online': () => import('./classroom/OnlinePage'),
    '/study/classroom/classroom-detail': () => import('./classroom/DetailPage'),
    '/study/classroom/offline': () => import('./offline-classroom/OfflinePage'),
  },
  slots: {},
})
