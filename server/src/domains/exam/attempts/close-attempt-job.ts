import * as v from 'valibot'

import { onceJob } from '../../../platform/jobs/job'
import { ATTEMPT_STATUS } from './attempt.schema'
import { finishAttempt } from './finish-attempt'
import { ownAttempt } from './own-attempt'
import { closingTimeOf, isOver } from './time-limit.model'

/** Closes an attempt whose time and grace ran out, from what is saved, as its learner. */
export const closeAttemptJob = onceJob(
  'exam.closeAttempt',
  v.object({ attemptId: v.string(), userId: v.string() }),
  async ({ tx, tenantId, asPerson, now }, { attemptId, userId }) =>
    asPerson(userId, async () => {
      const own = await ownAttempt(tx, { answerLogId: attemptId }, 'locked')
      if (own.attempt.status !== ATTEMPT_STATUS.open) return undefined
      // Its deadline was moved meanwhile, or taken away.
      if (!isOver(own.attempt, now)) return closingTimeOf(own.attempt) ?? undefined
      await finishAttempt({ tx, tenantId, user: null, now }, own, 'time')
      return undefined
    }),
)
