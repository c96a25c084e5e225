import { defineDomain } from '../domain'
import { activityContentRoutes } from './activities/activity-content.routes'
import { activityRoutes } from './activities/activity.routes'
import { attendanceRoutes } from './attendance/attendance.routes'
import { offlineClassroomRoutes } from './attendance/offline-classroom.routes'
import { classRoutes } from './classes/class.routes'
import { courseRoutes } from './courses/course.routes'
import { learningRoutes } from './learning/learning.routes'
import { studyImports } from './study.import'
import { studyRefusals } from './study.refusals'
import { studyRoutes } from './study.routes'
import { studySample } from './study.sample'

export const studyDomain = defineDomain({
  name: 'study',
  routes: [
    ...studyRoutes,
    ...classRoutes,
    ...activityRoutes,
    ...activityContentRoutes,
    ...courseRoutes,
    ...learningRoutes,
    ...attendanceRoutes,
    ...offlineClassroomRoutes,
  ],
  sample: studySample,
  refusals: studyRefusals,
  imports: studyImports,
})
