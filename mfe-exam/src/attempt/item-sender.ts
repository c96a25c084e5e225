import type { CallResponse } from '@campus/contracts/call'
import { MAX_ITEMS, type AttemptItem, type OpenAttempt, type saveAnswers } from '@campus/contracts/exam-attempt'

import type { AttemptCalls } from './attempt-calls'
import { isBadRequest } from './failures'
import { nextBatch, type Pending } from './pending.model'

/** `apart`: nothing was saved, and the same items go one by one. `refused`: the server refuses the one item. */
export type SaveOutcome = CallResponse<typeof saveAnswers> | { readonly state: 'apart' | 'refused' }

/**
 * Sends what is pending. A server that refuses several items as a whole gets each alone, so that the one which
 * it cannot save stops no other.
 */
export class ItemSender {
  readonly #calls: AttemptCalls
  #sendsAlone = false

  constructor(calls: AttemptCalls) {
    this.#calls = calls
  }

  /** The content of the next save; empty when nothing is pending. */
  nextBatch(pending: Pending): readonly AttemptItem[] {
    if (pending.items.length === 0) this.#sendsAlone = false
    return nextBatch(pending, this.#sendsAlone ? 1 : MAX_ITEMS)
  }

  /** Rejects with a `CallError`. `failingForMs`: how long saves have failed before this one. */
  async send(
    { answerLogId, epoch }: OpenAttempt,
    items: readonly AttemptItem[],
    failingForMs: number,
  ): Promise<SaveOutcome> {
    try {
      return await this.#calls.save({ answerLogId, epoch, items: [...items], failingForMs })
    } catch (error) {
      if (!isBadRequest(error)) throw error
      if (items.length === 1) return { state: 'refused' }
      this.#sendsAlone = true
      return { state: 'apart' }
    }
  }
}
