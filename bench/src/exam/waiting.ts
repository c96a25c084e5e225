/** Pages that wait for news of their attempts, as those of learners who read do. */
import { HELD_MS } from '@campus/contracts/call'
import { awaitAttempt, type OpenAttempt } from '@campus/contracts/exam-attempt'

import { longestPause, retryPause } from '../../../mfe-exam/src/attempt/retry.model'
import type { Api, Caller } from './api'

/** Milliseconds after which a response was not given at once. */
const HELD_AT_LEAST = 5000

/** Milliseconds without a response after which a request that waits is lost. */
export const WAITING_TIMEOUT = HELD_MS + 15_000

/** Numbers of requests that have ended. */
export interface Waited {
  held: number
  atOnce: number
  failed: number
}

export interface Waiting {
  readonly api: Api
  readonly waited: Waited
  readonly stopped: AbortSignal
}

/** Asks for news again and again until it is stopped, with the pauses of the page. */
export async function waitForNews(
  caller: Caller,
  { answerLogId, epoch, deadlineAt }: Pick<OpenAttempt, 'answerLogId' | 'epoch' | 'deadlineAt'>,
  { api, waited, stopped }: Waiting,
): Promise<void> {
  const known = { answerLogId, epoch, ...(deadlineAt !== null && { deadlineAt }), release: '', tab: answerLogId }
  let failures = 0
  while (!stopped.aborted) {
    const asked = performance.now()
    const isThere = await api.call(awaitAttempt, known, caller).then(
      () => true,
      () => false,
    )
    if (stopped.aborted) return
    const isHeld = isThere && performance.now() - asked >= HELD_AT_LEAST
    waited[isHeld ? 'held' : isThere ? 'atOnce' : 'failed'] += 1
    failures = isThere ? 0 : failures + 1
    const pause = isHeld ? 0 : isThere ? longestPause() : retryPause(failures)
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
  }
}

/** One line of a report. */
export const waitedInWords = ({ held, atOnce, failed }: Waited): string =>
  `requests for news: ${held} held, ${atOnce} answered at once, ${failed} failed`
