/**
 * A common but faulty way to build an answering page: each answer is sent once, the countdown follows the
 * device's clock, and what was sent counts as saved. It shows that the schedules find faults.
 */
import { saveHomeworkAnswer, saveTestAnswer, submitHomework, submitTest } from '@campus/contracts/exam'
import { recordOf, type Answer } from '@campus/contracts/exam-answer'
import type { OpenAttempt, Receipt } from '@campus/contracts/exam-attempt'
import { call } from '@campus/http/client'
import { SessionInvalidError } from '@campus/http/errors'

import { snapshotOf } from '../../../mfe-exam/src/attempt/attempt-snapshot.model'
import type { AttemptSnapshot } from '../../../mfe-exam/src/common/attempt'
import type { AnsweringPage, Client } from './client'

const SETTINGS = { errors: 'inline' } as const

class NaivePage implements AnsweringPage {
  readonly #opened: OpenAttempt
  readonly #listeners = new Set<() => void>()
  #snapshot: AttemptSnapshot

  constructor(opened: OpenAttempt) {
    this.#opened = opened
    this.#snapshot = snapshotOf(opened)
  }

  start = (): (() => void) => {
    const { deadlineAt } = this.#opened
    const timer = deadlineAt === null ? undefined : setTimeout(this.submit, Math.max(0, deadlineAt - Date.now()))
    return () => clearTimeout(timer)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getSnapshot = (): AttemptSnapshot => this.#snapshot

  answer = (questionId: string, answer: Answer): void => {
    const { answerLogId, workId: id, kind } = this.#opened
    const answers = new Map(this.#snapshot.answers).set(questionId, answer)
    // The answer is shown as pending for a moment, then as saved, whatever the response.
    this.#change({ answers, unacknowledged: new Set([questionId]) })
    const record = { answerLogId, id, questionId, questionAnswerVO: recordOf(answer) }
    this.#forget(call(kind === 'test' ? saveTestAnswer : saveHomeworkAnswer, record, SETTINGS))
    this.#change({ unacknowledged: new Set() })
  }

  mark = (): void => undefined
  visit = (): void => undefined
  takeOver = (): void => undefined
  useLeftover = (): void => undefined
  dropLeftover = (): void => undefined

  submit = (): void => {
    const { answerLogId, workId, kind } = this.#opened
    const submitted =
      kind === 'test'
        ? call(submitTest, { testId: workId, answerLogId }, SETTINGS)
        : call(submitHomework, { studentWorkId: workId, answerLogId }, SETTINGS)
    this.#forget(submitted.then(() => this.#change({ status: 'closed', receipt: receiptOf(answerLogId) })))
  }

  /** Failures are not shown; only an expired session is noticed. */
  #forget(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#change({ signInNeeded: error instanceof SessionInvalidError }))
  }

  #change(change: Partial<AttemptSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The specification's calls have none; the learner sees the attempt as submitted. */
function receiptOf(answerLogId: string): Receipt {
  return { answerLogId, finishedAt: Date.now(), finishedBy: 'learner', answered: 0, questions: 0, digest: '' }
}

export const naiveClient: Client = {
  name: 'naive',
  openPage: (opened) => new NaivePage(opened),
  notArrived: () => Promise.resolve([]),
}
