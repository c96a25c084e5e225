import type { CallParsedRequest, CallResponseInput } from '@campus/contracts/call'
import { MAX_MISSING, type submitAttempt } from '@campus/contracts/exam-attempt'

import { digestOf, finishAttempt, receiptOf } from './finish-attempt'
import { missingIn } from './number-ranges.model'
import { answersIn, entriesOf, ownAttempt, type AttemptContext } from './own-attempt'
import { refusalFor } from './save-items'
import { isDue } from './time-limit.model'

type Submission = CallParsedRequest<typeof submitAttempt>

/** Ends an attempt once everything its page sent has arrived and reads the same on both sides. */
export async function submit(
  context: AttemptContext,
  { answerLogId, epoch, lastSeq, digest, by }: Submission,
): Promise<CallResponseInput<typeof submitAttempt>> {
  const { tx } = context
  const own = await ownAttempt(tx, { answerLogId }, 'locked')
  const refused = await refusalFor(context, own, epoch)
  if (refused?.state === 'closed') return { state: 'final', receipt: refused.receipt }
  if (refused !== null) return refused
  const { deadlineTime } = own.attempt
  if (by === 'time' && !isDue(own.attempt, context.now)) {
    return { state: 'early', deadlineAt: deadlineTime?.toISOString() ?? null }
  }
  const missing = missingIn(own.attempt.received, lastSeq, MAX_MISSING)
  if (missing.length > 0) return { state: 'missing', missing }
  const saved = digestOf(answersIn(await entriesOf(tx, answerLogId)))
  if (saved !== digest) return { state: 'differs', digest: saved }
  return { state: 'final', receipt: receiptOf(await finishAttempt(context, own, by)) }
}
