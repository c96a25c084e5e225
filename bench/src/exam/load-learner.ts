/** A learner who answers and saves as the page does: one save at a time; answers given meanwhile go with the next. */
import * as v from 'valibot'

import { getTestByWorkId } from '@campus/contracts/exam'
import { answer, type Answer } from '@campus/contracts/exam-answer'
import { MAX_ITEMS, resumeAttempt, saveAnswers, startAttempt, type AttemptItem } from '@campus/contracts/exam-attempt'
import { unitOf } from '@campus/contracts/exam-paper'
import { paperOf, type LeafQuestion } from '@campus/contracts/exam-question'

import type { Api, Caller } from './api'
import { waitForNews, type Waiting } from './waiting'

const RETRY_PAUSE = 250

/** Times in milliseconds. */
export interface Measured {
  /** Of each acknowledged save, from its last sending on. */
  readonly saves: number[]
  /** Of each answer, from when it was given until it was acknowledged. */
  readonly waits: number[]
  failures: number
  lastAcknowledged: number
}

interface Pending {
  readonly item: Extract<AttemptItem, { kind: 'answer' }>
  readonly given: number
}

export class LoadLearner {
  readonly #api: Api
  readonly #caller: Caller
  readonly #measured: Measured
  #answerLogId = ''
  #epoch = 0
  #deadlineAt: number | null = null
  #questions: readonly LeafQuestion[] = []
  #seq = 0
  #pending: Pending[] = []
  #isSending = false
  /** The last acknowledged answers, by question. */
  readonly #acknowledged = new Map<string, Pending['item']>()

  constructor(api: Api, caller: Caller, measured: Measured) {
    this.#api = api
    this.#caller = caller
    this.#measured = measured
  }

  async start(workId: string): Promise<void> {
    const attempt = await this.#api.call(startAttempt, { workId }, this.#caller)
    const { answerLogId } = attempt
    const paper = await this.#api.call(getTestByWorkId, { workId, answerLogId }, this.#caller)
    this.#answerLogId = answerLogId
    this.#epoch = attempt.epoch
    if (attempt.state === 'open') this.#deadlineAt = attempt.deadlineAt
    this.#questions = paperOf(unitOf(paper))
      .numbered.map(({ question }) => question)
      .filter(({ type }) => type !== 'unsupported')
  }

  /** Waits for news as its page does. */
  wait(waiting: Waiting): Promise<void> {
    const known = { answerLogId: this.#answerLogId, epoch: this.#epoch, deadlineAt: this.#deadlineAt }
    return waitForNews(this.#caller, known, waiting)
  }

  /** Gives the next answer; a question answered before gets a new one. */
  answer(): void {
    this.#seq += 1
    const question = this.#questions[this.#seq % this.#questions.length]
    if (question === undefined) throw new Error('the paper has no questions')
    const item = {
      kind: 'answer',
      seq: this.#seq,
      questionId: question.id,
      answer: answerTo(question, this.#seq),
    } as const
    this.#pending.push({ item, given: performance.now() })
    if (!this.#isSending) void this.#send()
  }

  /** Waits until everything is acknowledged. */
  async settle(): Promise<void> {
    while (this.#isSending) await pause(50)
  }

  /**
   * Compares the server's answers of this learner with the acknowledged ones: numbers of answers given, lost
   * and changed.
   */
  async compare(): Promise<{ given: number; lost: number; changed: number }> {
    const { answerLogId } = this
    const stored = await this.#api.call(resumeAttempt, { answerLogId }, this.#caller)
    if (stored.state !== 'open') throw new Error('the attempt is over')
    const answers = new Map(stored.answers.map(({ questionId, answer: kept }) => [questionId, kept]))
    let lost = 0
    let changed = 0
    for (const { questionId, answer: sent } of this.#acknowledged.values()) {
      const kept = answers.get(questionId)
      if (kept === undefined) lost += 1
      else if (JSON.stringify(v.parse(answer, sent)) !== JSON.stringify(kept)) changed += 1
    }
    return { given: this.#seq, lost, changed }
  }

  get answerLogId(): string {
    return this.#answerLogId
  }

  async #send(): Promise<void> {
    this.#isSending = true
    while (this.#pending.length > 0) {
      const batch = this.#pending.slice(0, MAX_ITEMS)
      const sent = performance.now()
      try {
        const items = batch.map(({ item }) => item)
        const payload = { answerLogId: this.#answerLogId, epoch: this.#epoch, items }
        const response = await this.#api.call(saveAnswers, payload, this.#caller)
        if (response.state !== 'saved' || response.rejected.length > 0) throw new Error(JSON.stringify(response))
        this.#acknowledge(new Set(response.acknowledged), batch, sent)
      } catch {
        // The connection or the server failed: the same numbers are sent again.
        this.#measured.failures += 1
        await pause(RETRY_PAUSE + Math.random() * RETRY_PAUSE)
      }
    }
    this.#isSending = false
  }

  #acknowledge(numbers: ReadonlySet<number>, batch: readonly Pending[], sent: number): void {
    const now = performance.now()
    this.#measured.saves.push(now - sent)
    this.#measured.lastAcknowledged = now
    for (const { item, given } of batch.filter(({ item: { seq } }) => numbers.has(seq))) {
      this.#measured.waits.push(now - given)
      this.#acknowledged.set(item.questionId, item)
    }
    this.#pending = this.#pending.filter(({ item: { seq } }) => !numbers.has(seq))
  }
}

/** A different answer for each number. */
function answerTo(question: LeafQuestion, seq: number): Answer {
  switch (question.type) {
    case 'single':
    case 'trueFalse': {
      const { key = '' } = question.options[seq % question.options.length] ?? {}
      return { type: question.type, key }
    }
    case 'multiple':
      return {
        type: 'multiple',
        keys: question.options.slice(0, 1 + (seq % question.options.length)).map(({ key }) => key),
      }
    case 'blanks':
      return { type: 'blanks', blanks: Array.from({ length: question.blanks }, () => String(seq)) }
    case 'shortAnswer':
      return { type: 'shortAnswer', text: `第 ${seq} 次` }
    case 'unsupported':
      throw new Error('a question of this type cannot be answered')
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
