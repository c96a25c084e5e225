import { and, eq } from 'drizzle-orm'

import { isAnswered } from '@campus/contracts/exam-answer'
import {
  awaitAttempt,
  getAttempt,
  getOpenAttempt,
  resumeAttempt,
  saveAnswers,
  startAttempt,
  submitAttempt,
} from '@campus/contracts/exam-attempt'

import { handleLearner, handleLearnerHeld, type Route } from '../../../platform/http/handle'
import { leasedVersion } from '../../../platform/leases/release-lease'
import { answerableIn } from '../marking/mark-by-rules'
import { currentPaper, paperOf } from '../marking/paper-version'
import { ownWork } from '../papers/load-paper'
import { works } from '../papers/paper.schema'
import { pointsOf } from '../papers/worth.model'
import { attemptNotice } from './attempt-notice'
import { ATTEMPT_STATUS, type Attempt } from './attempt.schema'
import { finishAttempt, receiptOf } from './finish-attempt'
import { attemptHead, findOrStart, openAttemptOf, openFor } from './open-attempt'
import { answersIn, entriesOf, ownAttempt } from './own-attempt'
import { saveItems } from './save-items'
import { submit } from './submit-attempt'
import { isOver } from './time-limit.model'

/** The calls of the answering protocol. */
export const protocolRoutes: readonly Route[] = [
  handleLearner(startAttempt, async (context) => {
    const { input, tx } = context
    const work = await ownWork(tx, and(eq(works.id, input.workId)))
    const attempt = await findOrStart(context, work, input.page)
    return openFor(context, { attempt, work }, input)
  }),

  handleLearner(resumeAttempt, async (context) => {
    const { input, tx, now } = context
    const own = await ownAttempt(tx, input, 'locked')
    const { work } = own
    const attempt = isOpenAndOver(own.attempt, now) ? await finishAttempt(context, own, 'time') : own.attempt
    return attempt.status === ATTEMPT_STATUS.open
      ? openFor(context, { attempt, work }, input)
      : { state: 'closed' as const, ...attemptHead({ attempt, work }), receipt: receiptOf(attempt) }
  }),

  handleLearner(saveAnswers, (context) => saveItems(context, context.input)),

  handleLearner(submitAttempt, (context) => submit(context, context.input)),

  handleLearner(getAttempt, async ({ input, tx }) => {
    const { attempt, work } = await ownAttempt(tx, input)
    const reviewable = attempt.status === ATTEMPT_STATUS.marked
    // A reader changes nothing: what is over is closed by its job, or by whoever writes next.
    return {
      ...attemptHead({ attempt, work }),
      title: work.title,
      state: stateOf(attempt.status),
      reviewable,
      startedAt: attempt.createdTime.toISOString(),
      deadlineAt: attempt.deadlineTime?.toISOString() ?? null,
      epoch: attempt.epoch,
      receipt: attempt.status === ATTEMPT_STATUS.open ? null : receiptOf(attempt),
      score: reviewable ? attempt.score : null,
      points: reviewable ? pointsOf((await paperOf(tx, { attempt, work })).questions) : null,
    }
  }),

  handleLearnerHeld(awaitAttempt, {
    awaited: ({ answerLogId }) => attemptNotice(answerLogId),
    tab: ({ tab }) => tab,
    look: async ({ input, tx }) => {
      const { attempt } = await ownAttempt(tx, input)
      const { epoch, deadlineTime } = attempt
      const isOpen = attempt.status === ATTEMPT_STATUS.open
      const release = isOpen ? await leasedVersion(tx, attempt.id) : ''
      const isKnown =
        epoch === input.epoch && (deadlineTime?.getTime() ?? null) === input.deadlineAt && release === input.release
      return {
        isNews: !isOpen || !isKnown,
        response: {
          epoch,
          deadlineAt: deadlineTime?.toISOString() ?? null,
          release,
          receipt: isOpen ? null : receiptOf(attempt),
        },
      }
    },
  }),

  handleLearner(getOpenAttempt, async ({ input, tx, now }) => {
    const work = await ownWork(tx, and(eq(works.id, input.workId)))
    const attempt = await openAttemptOf(tx, work.id)
    if (attempt === undefined || isOver(attempt, now)) return { attempt: null }
    const answers = answersIn(await entriesOf(tx, attempt.id))
    return {
      attempt: {
        answerLogId: attempt.id,
        startedAt: attempt.createdTime.toISOString(),
        deadlineAt: attempt.deadlineTime?.toISOString() ?? null,
        answered: answers.filter(({ answer }) => isAnswered(answer)).length,
        questions: answerableIn(await currentPaper(tx, work)),
      },
    }
  }),
]

function isOpenAndOver(attempt: Attempt, now: Date): boolean {
  return attempt.status === ATTEMPT_STATUS.open && isOver(attempt, now)
}

function stateOf(status: number): 'open' | 'pending' | 'reviewed' {
  if (status === ATTEMPT_STATUS.open) return 'open'
  return status === ATTEMPT_STATUS.marked ? 'reviewed' : 'pending'
}
