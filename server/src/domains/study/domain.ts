import { defineDomain } from '../domain'
import { activityContentRoutes } from './activities/activity-content.routes'
import { activityRoutes } from './activities/activity.routes'
import { attendanceRoutes } from './attendance/attendance.routes'
import { offlineClassroomRoutes } from './attendance/offline-classroom.routes'
import { classesSection } from './class-table/classes-section'
import { classRoutes } from './classes/class.routes'
import { courseRoutes } from './courses/course.routes'
import { classroomCommentRoutes } from './interaction/classroom-comment.routes'
import { newEntries } from './interaction/interaction.limits'
import { interactionRefusals } from './interaction/interaction.refusals'
import { likeRoutes } from './interaction/like.routes'
import { noteRoutes } from './interaction/note.routes'
import { questionRoutes } from './interaction/question.routes'
import { questionsSection } from './interaction/questions-section'
import { learningRoutes } from './learning/learning.routes'
import { outsideLimits } from './outside/outside.limits'
import { outsideRefusals } from './outside/outside.refusals'
import { outsideRoutes } from './outside/outside.routes'
import { studyDependents } from './study.dependents'
import { studyImportChecks, studyImports } from './study.import'
import { admissionMessages } from './study.limits'
import { studyRefusals } from './study.refusals'
import { studyRoutes } from './study.routes'

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
    ...questionRoutes,
    ...noteRoutes,
    ...classroomCommentRoutes,
    ...likeRoutes,
    ...outsideRoutes,
  ],
  refusals: { ...studyRefusals, ...interactionRefusals, ...outsideRefusals },
  rateLimits: [newEntries, admissionMessages, ...outsideLimits],
  teacherSections: [questionsSection, classesSection],
  imports: studyImports,
  dependents: studyDependents,
  importChecks: studyImportChecks,
})
