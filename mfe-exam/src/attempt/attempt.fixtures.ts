/** A small paper, and a server that follows the answering protocol, for tests of the page's side. */
import * as v from 'valibot'

import { isAnswered, type Answer } from '@campus/contracts/exam-answer'
import {
  saveAnswers,
  submitAttempt,
  type AttemptItem,
  type ClosedAttempt,
  type OpenAttempt,
  type Receipt,
} from '@campus/contracts/exam-attempt'
import { paperOf, type Paper } from '@campus/contracts/exam-question'
import { CancelledError, SystemBusyError } from '@campus/http/errors'

import type { KeptItem, Outbox } from '../common/outbox'
import type { AttemptCalls } from './attempt-calls'
import { digestOf } from './digest'
import type { PageSignals, SignalListeners } from './page-signals'

export const ATTEMPT = 'a1'
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5'] as const

/** Five short answers; any text is valid. */
export const paper: Paper = paperOf({
  title: '测试',
  description: '',
  unitTime: 0,
  xsktUserToken: '',
  answerQuestion: [],
  questionResultVOMap: {
    6: QUESTIONS.map((id) => ({
      id,
      questionUnitId: 'u1',
      questionType: 6,
      trunk: id,
      examPoint: 1,
      markStatus: '',
      questionContentVO: { optionList: [], content: '' },
      questionAnswerVO: null,
      readQuestionList: [],
    })),
  },
})

export const said = (text: string): Answer => ({ type: 'shortAnswer', text })

const textOf = (answer: Answer): string => ('text' in answer ? answer.text : '')

interface Stand {
  readonly epoch: number
  readonly seq: number
  readonly item: AttemptItem
}

/** Handles each call at once and completely, like the server's transactions. */
export class AttemptServer {
  epoch = 0
  deadlineAt: number | null = null
  receipt: Receipt | null = null
  /** Of the release that it is leased to; '' for none. */
  release = ''
  /** How often an attempt became final. */
  finals = 0
  /** Texts of answers that it rejects, as of a question that was changed meanwhile. */
  unwanted: ReadonlySet<string> = new Set()
  /** It refuses a whole save for one item that it does not take, as a server of an earlier release does. */
  refusesWhole = false
  readonly #stands = new Map<string, Stand>()
  readonly #arrived = new Map<number, Set<number>>()
  readonly #responses = new Map<string, Awaited<ReturnType<AttemptCalls['submit']>>>()
  readonly #held = new Set<() => void>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  get answers(): ReadonlyMap<string, Answer> {
    const items = [...this.#stands.values()].map(({ item }) => item)
    return new Map(
      items.flatMap((item) =>
        item.kind === 'answer' && isAnswered(item.answer) ? [[item.questionId, item.answer] as const] : [],
      ),
    )
  }

  /** Loses an answer and all trace of it, as a restored backup would. */
  forget(questionId: string): void {
    const stand = this.#stands.get(`answer ${questionId}`)
    this.#stands.delete(`answer ${questionId}`)
    if (stand !== undefined) this.#arrived.get(stand.epoch)?.delete(stand.seq)
  }

  /** A write outside of the protocol. */
  overwrite(questionId: string, text: string): void {
    const item = { kind: 'answer' as const, seq: 0, questionId, answer: said(text) }
    this.#stands.set(`answer ${questionId}`, { epoch: 0, seq: 0, item })
  }

  open(): OpenAttempt {
    this.epoch += 1
    const items = [...this.#stands.values()].map(({ item }) => item)
    return {
      state: 'open',
      ...head,
      epoch: this.epoch,
      startedAt: 0,
      deadlineAt: this.deadlineAt,
      serverNow: this.#now(),
      graceMs: 30_000,
      answers: [...this.answers].map(([questionId, answer]) => ({ questionId, answer })),
      marked: items.flatMap((item) => (item.kind === 'mark' && item.marked ? [item.questionId] : [])),
      currentQuestionId: items.find(({ kind }) => kind === 'visit')?.questionId ?? '',
      release: this.release,
    }
  }

  resume(): OpenAttempt | ClosedAttempt {
    return this.receipt === null ? this.open() : { state: 'closed', ...head, receipt: this.receipt }
  }

  look(): Awaited<ReturnType<AttemptCalls['look']>> {
    return { deadlineAt: this.deadlineAt, epoch: this.epoch, receipt: this.receipt }
  }

  /** Holds the request until {@link tell}, like a server that nothing else reaches. */
  stand(known: Parameters<AttemptCalls['stand']>[0], stopped: AbortSignal): ReturnType<AttemptCalls['stand']> {
    return new Promise((resolve, reject) => {
      const respond = (): void => {
        const standing = { ...this.look(), release: this.release }
        if (standing.epoch === known.epoch && standing.deadlineAt === known.deadlineAt && standing.receipt === null) {
          if (standing.release === known.release) return
        }
        this.#held.delete(respond)
        resolve(standing)
      }
      this.#held.add(respond)
      stopped.addEventListener('abort', () => {
        this.#held.delete(respond)
        reject(new CancelledError('cancelled'))
      })
    })
  }

  /** Tells the pages that ask how the attempt stands. */
  tell(): void {
    for (const respond of this.#held) respond()
  }

  save(payload: Parameters<AttemptCalls['save']>[0]): Awaited<ReturnType<AttemptCalls['save']>> {
    const { epoch, items } = v.parse(saveAnswers.request, payload)
    if (this.receipt !== null) return { state: 'closed', receipt: this.receipt }
    if (epoch !== this.epoch) return { state: 'takenOver', epoch: this.epoch }
    const isTaken = (item: (typeof items)[number]): item is AttemptItem =>
      item.kind !== 'unfit' && (item.kind !== 'answer' || !this.unwanted.has(textOf(item.answer)))
    if (this.refusesWhole && !items.every(isTaken)) throw new SystemBusyError('系统繁忙', { status: 400 })
    const rejected: number[] = []
    for (const item of items) {
      this.#arrived.set(epoch, (this.#arrived.get(epoch) ?? new Set()).add(item.seq))
      if (!isTaken(item)) {
        rejected.push(item.seq)
        continue
      }
      const subject = item.kind === 'visit' ? 'visit' : `${item.kind} ${item.questionId}`
      const stand = this.#stands.get(subject)
      const isNewer = stand === undefined || epoch > stand.epoch || (epoch === stand.epoch && item.seq > stand.seq)
      if (isNewer) this.#stands.set(subject, { epoch, seq: item.seq, item })
    }
    const acknowledged = items.map(({ seq }) => seq)
    return { state: 'saved', acknowledged, rejected, savedAt: this.#now(), deadlineAt: this.deadlineAt }
  }

  submit(payload: Parameters<AttemptCalls['submit']>[0], key: string): Awaited<ReturnType<AttemptCalls['submit']>> {
    const known = this.#responses.get(key)
    if (known !== undefined) return known
    const response = this.#decide(payload)
    this.#responses.set(key, response)
    return response
  }

  #decide(payload: Parameters<AttemptCalls['submit']>[0]): Awaited<ReturnType<AttemptCalls['submit']>> {
    const { epoch, lastSeq, digest, by } = v.parse(submitAttempt.request, payload)
    if (this.receipt !== null) return { state: 'final', receipt: this.receipt }
    if (epoch !== this.epoch) return { state: 'takenOver', epoch: this.epoch }
    const isDue = this.deadlineAt !== null && this.#now() >= this.deadlineAt
    if (by === 'time' && !isDue) return { state: 'early', deadlineAt: this.deadlineAt }
    const arrived = this.#arrived.get(epoch)
    const missing = Array.from({ length: lastSeq }, (_, index) => index + 1).filter((seq) => !arrived?.has(seq))
    if (missing.length > 0) return { state: 'missing', missing }
    const own = digestOf([...this.answers].map(([questionId, answer]) => ({ questionId, answer })))
    if (own !== digest) return { state: 'differs', digest: own }
    return { state: 'final', receipt: this.finish(by === 'time' ? 'deadline' : 'learner') }
  }

  finish(finishedBy: Receipt['finishedBy']): Receipt {
    this.finals += 1
    this.receipt = {
      answerLogId: ATTEMPT,
      finishedAt: this.#now(),
      finishedBy,
      answered: this.answers.size,
      questions: QUESTIONS.length,
      digest: digestOf([...this.answers].map(([questionId, answer]) => ({ questionId, answer }))),
    }
    return this.receipt
  }
}

const head = { answerLogId: ATTEMPT, workId: 'w1', kind: 'test', markedBy: 'teacher' } as const

/** Stores items like the browser's database, as long as the object lives. */
export class MemoryOutbox implements Outbox {
  readonly #items = new Map<string, KeptItem>()
  readonly #listeners = new Set<() => void>()
  #isKept = true

  get isKept(): boolean {
    return this.#isKept
  }

  /** As when the browser's database fails, or works again. */
  say(isKept: boolean): void {
    this.#isKept = isKept
    for (const listener of this.#listeners) listener()
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  itemsOf(answerLogId: string): Promise<readonly KeptItem[]> {
    const own = [...this.#items.values()].filter((kept) => kept.answerLogId === answerLogId)
    return Promise.resolve(own.sort((one, other) => one.epoch - other.epoch || one.item.seq - other.item.seq))
  }

  keep(kept: KeptItem): Promise<void> {
    this.#items.set(keyOf(kept), kept)
    return Promise.resolve()
  }

  drop(dropped: readonly KeptItem[]): Promise<void> {
    for (const kept of dropped) this.#items.delete(keyOf(kept))
    return Promise.resolve()
  }

  settled(): Promise<void> {
    return Promise.resolve()
  }
}

const keyOf = ({ answerLogId, epoch, item }: KeptItem): string => [answerLogId, epoch, item.seq].join()

/** The signals of the pages in one test; each call of the returned function is another page of the same browser. */
export function pagesOfOneBrowser(): () => PageSignals & Pick<SignalListeners, 'wake' | 'leave'> {
  const pages = new Set<SignalListeners>()
  return () => {
    let own: SignalListeners | undefined
    return {
      listen: (listeners) => {
        own = listeners
        pages.add(listeners)
        return () => void pages.delete(listeners)
      },
      take: (answerLogId, epoch) => {
        for (const page of pages) if (page !== own) page.taken(answerLogId, epoch)
      },
      wake: () => own?.wake(),
      leave: () => own?.leave(),
    }
  }
}
