import { defineDomain } from '../domain'
import { closeAttemptJob } from './attempts/close-attempt-job'
import { endLeaseCall } from './attempts/end-lease'
import { extraTimeCall } from './attempts/extra-time'
import { moveEndsCall } from './attempts/move-ends'
import { openAttemptsCheck } from './attempts/open-attempts.check'
import { openWorksCheck } from './attempts/open-works.check'
import { examDependents } from './exam.dependents'
import { examRefusals } from './exam.refusals'
import { examRoutes } from './exam.routes'
import { finishedAttemptsCheck } from './marking/finished-attempts.check'
import { markingCalls } from './marking/marking-calls'
import { markingSection } from './marking/marking-section'
import { movedOptionsCheck } from './marking/moved-options.check'
import { paperCheck } from './marking/paper.check'
import { examImports } from './marking/paper.import'
import { workCheck } from './papers/work.check'

export const examDomain = defineDomain({
  name: 'exam',
  routes: examRoutes,
  refusals: examRefusals,
  jobs: [closeAttemptJob],
  operatorCalls: [...markingCalls, extraTimeCall, moveEndsCall, endLeaseCall],
  teacherSections: [markingSection],
  imports: examImports,
  dependents: examDependents,
  importChecks: [paperCheck, movedOptionsCheck, workCheck, openAttemptsCheck, openWorksCheck, finishedAttemptsCheck],
})
