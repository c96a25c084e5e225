import { HELD_MS, type CallRequest, type CallResponse } from '@campus/contracts/call'
import { awaitAttempt, getAttempt, resumeAttempt, saveAnswers, submitAttempt } from '@campus/contracts/exam-attempt'
import type { RunningRelease } from '@campus/contracts/module'
import { call } from '@campus/http/client'

import { loadAnew } from '../common/load-anew'
import { isHeldElsewhere, pageRelease } from '../common/running-release'
import { tabId } from '../common/tab-id'

/** Milliseconds after which a save or submission without a response is repeated. */
const SAVE_TIMEOUT = 15_000
const SUBMIT_TIMEOUT = 30_000
/** Milliseconds after which a held request counts as lost on the way. */
const STAND_TIMEOUT = HELD_MS + 15_000

/** A page's calls about an attempt. Each rejects with a `CallError`. */
export interface AttemptCalls {
  readonly save: (payload: CallRequest<typeof saveAnswers>) => Promise<CallResponse<typeof saveAnswers>>
  readonly submit: (
    payload: CallRequest<typeof submitAttempt>,
    idempotencyKey: string,
  ) => Promise<CallResponse<typeof submitAttempt>>
  readonly resume: (answerLogId: string, idempotencyKey: string) => Promise<CallResponse<typeof resumeAttempt>>
  /** Reads the attempt's state; takes nothing over. */
  readonly look: (
    answerLogId: string,
  ) => Promise<Pick<CallResponse<typeof getAttempt>, 'deadlineAt' | 'epoch' | 'receipt'>>
  /** The same as soon as it is otherwise than the page knows, or after a while; ends with the signal. */
  readonly stand: (
    known: Omit<CallRequest<typeof awaitAttempt>, 'tab'>,
    stopped: AbortSignal,
  ) => Promise<CallResponse<typeof awaitAttempt>>
}

/**
 * The calls of an attempt at a school, from a page of a release. The page stays open when the session has ended.
 */
export function attemptCalls(schoolId: string, release?: RunningRelease): AttemptCalls {
  const settings = (timeout: number) => ({
    schoolId,
    keepsSession: true,
    signal: AbortSignal.timeout(timeout),
  })
  return {
    save: (payload) => call(saveAnswers, payload, { ...settings(SAVE_TIMEOUT), errors: 'inline' }),
    submit: (payload, idempotencyKey) =>
      call(submitAttempt, payload, { ...settings(SUBMIT_TIMEOUT), idempotencyKey, errors: 'inline' }),
    resume: async (answerLogId, idempotencyKey) => {
      const payload = { answerLogId, tab: tabId(), ...pageRelease(release, answerLogId) }
      const attempt = await call(resumeAttempt, payload, { ...settings(SUBMIT_TIMEOUT), idempotencyKey })
      return attempt.state === 'open' && isHeldElsewhere(attempt, release) ? loadAnew() : attempt
    },
    stand: (known, stopped) =>
      call(
        awaitAttempt,
        { ...known, tab: tabId() },
        { schoolId, keepsSession: true, signal: withTimeout(stopped, STAND_TIMEOUT), errors: 'inline' },
      ),
    look: (answerLogId) => call(getAttempt, { answerLogId }, { ...settings(SAVE_TIMEOUT), errors: 'inline' }),
  }
}

/** Aborted with another signal, or when the time is over. */
function withTimeout(signal: AbortSignal, milliseconds: number): AbortSignal {
  const both = new AbortController()
  const timeout = AbortSignal.timeout(milliseconds)
  for (const one of [signal, timeout]) one.addEventListener('abort', () => both.abort())
  if (signal.aborted) both.abort()
  return both.signal
}
