import type { AttemptItem, OpenAttempt } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'

import type { KeptItem, Outbox } from '../common/outbox'

/** The outbox as the page of an attempt uses it: each item under its attempt, epoch and question's number. */
export class AttemptOutbox {
  readonly #outbox: Outbox
  readonly #numbers: ReadonlyMap<string, number>

  constructor(outbox: Outbox, { numbered }: Paper) {
    this.#outbox = outbox
    this.#numbers = new Map(numbered.map(({ number, question }) => [question.id, number]))
  }

  /** `before` is dropped for it. */
  keep(opened: OpenAttempt, item: AttemptItem, before?: AttemptItem): void {
    void this.#outbox.keep(this.#keptOf(opened, item))
    if (before !== undefined) this.drop(opened, [before])
  }

  drop(opened: OpenAttempt, items: readonly AttemptItem[]): void {
    if (items.length > 0) void this.#outbox.drop(items.map((item) => this.#keptOf(opened, item)))
  }

  #keptOf({ answerLogId, epoch }: OpenAttempt, item: AttemptItem): KeptItem {
    return { answerLogId, epoch, number: this.#numbers.get(item.questionId) ?? 0, item }
  }
}
