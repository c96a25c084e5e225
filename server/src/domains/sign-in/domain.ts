import { defineDomain } from '../domain'
import { cleanUpSignInJob } from './clean-up'
import { endSessionsCall } from './end-sessions'
import { invitationImports } from './invitation.import'
import { learnerImports } from './learner.import'
import { learnersSection } from './learners/learners-section'
import { newPasswordCall, withoutPasswordCall } from './learners/password-calls'
import { signInDependents } from './sign-in.dependents'
import { signInLimits } from './sign-in.limits'
import { signInRefusals } from './sign-in.refusals'
import { signInRoutes } from './sign-in.routes'
import { waysInCheck } from './ways-in.check'

export const signInDomain = defineDomain({
  name: 'sign-in',
  routes: signInRoutes,
  refusals: signInRefusals,
  rateLimits: signInLimits,
  jobs: [cleanUpSignInJob],
  operatorCalls: [endSessionsCall, withoutPasswordCall, newPasswordCall],
  importChecks: [waysInCheck],
  teacherSections: [learnersSection],
  dependents: signInDependents,
  imports: [...learnerImports, ...invitationImports],
})
