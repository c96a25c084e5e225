import type { CallRequest, CallResponse } from '@campus/contracts/call'
import type { submitAttempt } from '@campus/contracts/exam-attempt'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import type { AttemptCalls } from './attempt-calls'

/** Sends a submission. One that may have arrived is repeated unchanged, with the same key, until it is answered. */
export class SubmissionSender {
  readonly #calls: AttemptCalls
  #content = ''
  #key = ''

  constructor(calls: AttemptCalls) {
    this.#calls = calls
  }

  /** Rejects with a `CallError`. */
  async send(payload: CallRequest<typeof submitAttempt>): Promise<CallResponse<typeof submitAttempt>> {
    const content = JSON.stringify(payload)
    if (content !== this.#content) {
      this.#content = content
      this.#key = newIdempotencyKey()
    }
    const response = await this.#calls.submit(payload, this.#key)
    this.#content = ''
    return response
  }
}
