/**
 * Synchronises an attempt in a page: every action is stored in the outbox first, then sent to the server
 * until it is acknowledged. At the end, or when the time is over, the attempt is submitted once. A page that
 * opens the attempt later takes it over.
 */
import type { Answer } from '@campus/contracts/exam-answer'
import type { AttemptItem, OpenAttempt, Receipt } from '@campus/contracts/exam-attempt'
import { emptyAnswer, isAnswerable, type Paper } from '@campus/contracts/exam-question'
import { CallError, SessionInvalidError } from '@campus/http/errors'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import type { AttemptControls, AttemptSnapshot } from '../common/attempt'
import type { KeptItem } from '../common/outbox'
import { entriesOf, shown, snapshotOf, withoutRejected } from './attempt-snapshot.model'
import type { AttemptSurroundings } from './attempt-surroundings'
import { DeadlineWatch } from './deadline-watch'
import { digestOf } from './digest'
import { Failures } from './failures'
import { sortLeftover, type KeptAnswer } from './leftover.model'
import { LookTimer } from './look-timer'
import {
  acknowledged,
  isSomethingPending,
  markedSent,
  nextBatch,
  NOTHING_PENDING,
  toldAgain,
  unacknowledgedQuestions,
  withDeed,
  type Deed,
  type Pending,
} from './pending.model'
import { retryPause } from './retry.model'
import { SubmissionKey } from './submission-key'

/** Milliseconds between an action and its save, to combine further typing. */
const SAVE_DELAY = 400
/** How often a submission is repeated at once when the server misses entries. */
const SUBMIT_ROUNDS = 4

/** Each opening has one epoch, and each number is used once in it; so an opening serves one page only. */
const usedOpenings = new WeakSet<OpenAttempt>()

export class AttemptSync implements AttemptControls {
  readonly #paper: Paper
  readonly #surroundings: AttemptSurroundings
  readonly #listeners = new Set<() => void>()
  #opened: OpenAttempt
  #snapshot: AttemptSnapshot
  readonly #deadline: DeadlineWatch
  readonly #lookTimer: LookTimer
  readonly #numbers: ReadonlyMap<string, number>
  #pending: Pending = NOTHING_PENDING
  #offered: readonly KeptAnswer[] = []
  /** Who has asked for the submission: the learner or the clock. */
  #submitWanted: 'learner' | 'time' | null = null
  readonly #submissionKey = new SubmissionKey()
  readonly #failures: Failures
  #isRunning = false
  #isLooking = false
  #isStarted = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopSignals: (() => void) | undefined

  constructor(opened: OpenAttempt, paper: Paper, surroundings: AttemptSurroundings) {
    this.#opened = opened
    this.#paper = paper
    this.#numbers = new Map(paper.numbered.map(({ number, question }) => [question.id, number]))
    this.#surroundings = surroundings
    this.#failures = new Failures(surroundings.now)
    this.#deadline = new DeadlineWatch(surroundings.now, () => this.#submitBy('time'))
    this.#lookTimer = new LookTimer(surroundings.now, () => void this.#look())
    this.#snapshot = snapshotOf(opened)
  }

  /** Starts saving; the returned function stops it. Pending items then stay in the outbox. */
  start = (): (() => void) => {
    this.#isStarted = true
    this.#stopSignals = this.#surroundings.signals.listen({
      wake: this.#wake,
      leave: () => void this.#run(),
      taken: this.#taken,
    })
    if (usedOpenings.has(this.#opened)) {
      this.#change({ status: 'takenOver' })
      this.takeOver()
    } else void this.#enter(this.#opened)
    return () => {
      this.#isStarted = false
      this.#stopSignals?.()
      clearTimeout(this.#timer)
      this.#watchDeadline()
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getSnapshot = (): AttemptSnapshot => this.#snapshot

  answer = (questionId: string, answer: Answer): void => {
    if (this.#snapshot.status === 'open') this.#does({ kind: 'answer', questionId, answer })
  }

  mark = (questionId: string, marked: boolean): void => {
    if (this.#snapshot.status === 'open') this.#does({ kind: 'mark', questionId, marked })
  }

  visit = (questionId: string): void => {
    if (this.#snapshot.status === 'open' && this.#snapshot.currentQuestionId !== questionId) {
      this.#does({ kind: 'visit', questionId })
    }
  }

  flush = (): void => {
    if (this.#pending.items.length > 0) this.#runIn(0)
  }

  submit = (): void => this.#submitBy('learner')

  #submitBy(who: 'learner' | 'time'): void {
    if (this.#snapshot.status !== 'open') return
    this.#submitWanted ??= who
    this.#failures.forgetCount()
    this.#change({ status: 'submitting', submitFailed: false })
    this.#runIn(0)
  }

  takeOver = (): void => {
    const { calls } = this.#surroundings
    calls
      .resume(this.#opened.answerLogId, newIdempotencyKey())
      .then((attempt) => (attempt.state === 'open' ? this.#enter(attempt) : this.#close(attempt.receipt)))
      .catch((error: unknown) => this.#change({ signInNeeded: error instanceof SessionInvalidError }))
  }

  useLeftover = (): void => {
    if (this.#snapshot.status !== 'open') return
    for (const { questionId, answer } of this.#offered) this.#does({ kind: 'answer', questionId, answer })
    this.dropLeftover()
  }

  dropLeftover = (): void => {
    void this.#surroundings.outbox.drop(this.#offered.map(({ kept }) => kept))
    this.#offered = []
    this.#change({ leftover: [] })
  }

  /** From here on this page holds the attempt and may write. */
  async #enter(opened: OpenAttempt): Promise<void> {
    usedOpenings.add(opened)
    const { outbox, signals } = this.#surroundings
    this.#opened = opened
    this.#pending = NOTHING_PENDING
    this.#failures.forgetCount()
    this.#submitWanted = null
    this.#change(snapshotOf(opened))
    signals.take(opened.answerLogId, opened.epoch)
    this.#watchDeadline()
    const { resumed, offered, spent } = sortLeftover(await outbox.itemsOf(opened.answerLogId), opened)
    if (this.#opened !== opened) return
    this.#offered = offered
    for (const deed of resumed) if (!this.#isDoneAnew(deed)) this.#does(deed)
    void outbox.drop(spent)
    this.#change({ leftover: offered })
  }

  /** The learner acted before the outbox was read: the newer action counts. */
  #isDoneAnew(deed: Deed): boolean {
    return this.#pending.items.some(
      ({ item }) => item.kind === deed.kind && (item.kind === 'visit' || item.questionId === deed.questionId),
    )
  }

  #does(deed: Deed): void {
    const { pending, changed } = withDeed(this.#pending, deed)
    this.#pending = pending
    // A change after a failed submission cancels it: the learner did not mean to submit without the change. What is
    // resumed while the submission waits, as when the time ends just then, goes along with it.
    if (deed.kind !== 'visit' && this.#snapshot.status === 'open') this.#submitWanted = null
    this.#change({
      ...shown(this.#snapshot, deed),
      submitFailed: this.#submitWanted !== null && this.#snapshot.submitFailed,
    })
    void this.#surroundings.outbox.keep(this.#keptOf(changed.item)).then(this.#showStorage)
    // Whoever goes on to another question has done with the one before.
    const isDone = deed.kind === 'visit' && this.#pending.items.length > 1
    if (this.#failures.count === 0) this.#runIn(isDone ? 0 : SAVE_DELAY)
  }

  #keptOf(item: AttemptItem): KeptItem {
    const { answerLogId, epoch } = this.#opened
    return { answerLogId, epoch, number: this.#numbers.get(item.questionId) ?? 0, item }
  }

  #runIn(milliseconds: number): void {
    if (!this.#isStarted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), milliseconds)
  }

  /** Saves pending items, then submits if asked to; one call at a time. */
  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      await this.#saveAll()
      for (let round = 1; this.#submitWanted !== null && this.#isActive(); round += 1) {
        if (round > SUBMIT_ROUNDS) throw new Error('The server and this page do not agree on the answers')
        this.#change({ status: 'submitting' })
        await this.#submitNow(this.#submitWanted)
        await this.#saveAll()
      }
      // New items were added during the call.
      if (this.#pending.items.length > 0 && this.#isActive()) this.#runIn(SAVE_DELAY)
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#isRunning = false
    }
  }

  /** Until nothing is pending, or only items added during the last save. */
  async #saveAll(): Promise<void> {
    for (let isMore = true; isMore && this.#isActive();) {
      await this.#surroundings.outbox.settled()
      const batch = nextBatch(this.#pending)
      isMore = batch.length < this.#pending.items.length || this.#submitWanted !== null
      if (batch.length === 0) return
      await this.#save(batch)
    }
  }

  #isActive(): boolean {
    return this.#isStarted && this.#isHeld()
  }

  #isHeld(): boolean {
    return this.#snapshot.status === 'open' || this.#snapshot.status === 'submitting'
  }

  async #save(items: readonly AttemptItem[]): Promise<void> {
    const opened = this.#opened
    const { answerLogId, epoch } = opened
    const { outbox, calls } = this.#surroundings
    this.#pending = markedSent(this.#pending, new Set(items.map(({ seq }) => seq)))
    const response = await calls.save({ answerLogId, epoch, items: [...items], failingForMs: this.#failures.lastingMs })
    if (this.#opened !== opened) return
    switch (response.state) {
      case 'takenOver':
        this.#taken(answerLogId, response.epoch)
        return
      case 'closed':
        this.#close(response.receipt)
        return
      case 'saved': {
        const seqs = new Set(response.acknowledged)
        this.#failures.end()
        this.#pending = acknowledged(this.#pending, seqs)
        void outbox.drop(items.filter(({ seq }) => seqs.has(seq)).map((item) => this.#keptOf(item)))
        this.#change({
          answers: withoutRejected(this.#snapshot.answers, items, new Set(response.rejected)),
          savedAt: response.savedAt,
          deadlineAt: response.deadlineAt,
          signInNeeded: false,
        })
        this.#watchDeadline()
      }
    }
  }

  async #submitNow(by: 'learner' | 'time'): Promise<void> {
    const opened = this.#opened
    const { answerLogId, epoch } = opened
    const digest = digestOf(entriesOf(this.#snapshot))
    const payload = { answerLogId, epoch, lastSeq: this.#pending.lastSeq, digest, by }
    const response = await this.#surroundings.calls.submit(payload, this.#submissionKey.of(JSON.stringify(payload)))
    if (this.#opened !== opened) return
    this.#submissionKey.useUp()
    switch (response.state) {
      case 'final':
        this.#close(response.receipt)
        return
      case 'takenOver':
        this.#taken(answerLogId, response.epoch)
        return
      case 'early':
        this.#submitWanted = null
        this.#change({ status: 'open', deadlineAt: response.deadlineAt, submitFailed: false })
        this.#deadline.watchAfterEarly(response.deadlineAt)
        this.#lookTimer.restart(response.deadlineAt)
        return
      case 'missing':
        this.#pending = toldAgain(this.#pending, response.missing, this.#snapshot)
        return
      case 'differs':
        for (const { question } of this.#paper.numbered) {
          if (!isAnswerable(question)) continue
          const answer = this.#snapshot.answers.get(question.id) ?? emptyAnswer(question)
          this.#pending = withDeed(this.#pending, { kind: 'answer', questionId: question.id, answer }).pending
        }
    }
  }

  #failed(error: unknown): void {
    // An error in this code, not of the connection: the attempt goes on, and the error is reported.
    if (!(error instanceof CallError)) reportError(error)
    if (!this.#isHeld()) return
    const signInNeeded = error instanceof SessionInvalidError
    this.#failures.add({ atLine: !signInNeeded })
    const isLate = this.#deadline.isOver(this.#snapshot.deadlineAt)
    this.#change({
      signInNeeded,
      submitFailed: this.#submitWanted !== null,
      ...(this.#snapshot.status === 'submitting' && !isLate && { status: 'open' }),
    })
    // Without a session no call would succeed; signing in resumes saving.
    if (!signInNeeded) this.#runIn(retryPause(this.#failures.count))
  }

  #taken = (answerLogId: string, epoch: number): void => {
    if (answerLogId !== this.#opened.answerLogId || epoch <= this.#opened.epoch || !this.#isHeld()) return
    this.#submitWanted = null
    clearTimeout(this.#timer)
    this.#change({ status: 'takenOver', submitFailed: false })
  }

  #close(receipt: Receipt): void {
    if (this.#snapshot.status === 'closed') return
    clearTimeout(this.#timer)
    this.#submitWanted = null
    const isAllThere = receipt.digest === digestOf(entriesOf(this.#snapshot))
    const notArrived = isAllThere ? new Set<string>() : unacknowledgedQuestions(this.#pending)
    // The remaining items stay for the end page to report; items of other pages stay too.
    const spent = this.#pending.items.filter(({ item }) => item.kind !== 'answer' || !notArrived.has(item.questionId))
    void this.#surroundings.outbox.drop(spent.map(({ item }) => this.#keptOf(item)))
    this.#pending = NOTHING_PENDING
    this.#offered = []
    this.#change({ status: 'closed', receipt, notArrived, submitFailed: false, signInNeeded: false, leftover: [] })
    this.#watchDeadline()
  }

  /** The connection is back, the page is visible again, or the learner signed in. */
  #wake = (): void => {
    this.#watchDeadline()
    if (this.#isHeld() && (this.#pending.items.length > 0 || this.#submitWanted !== null)) this.#runIn(0)
    else void this.#look()
  }

  /**
   * Asks how the attempt stands: a learner who reads and answers nothing would not hear that it is over, that
   * its deadline was moved or that another device has it. And a device that slept may have lost track of time,
   * because its monotonic clock can stop too; every response brings the server's time.
   */
  async #look(): Promise<void> {
    if (this.#isLooking || this.#snapshot.status === 'closed') return
    this.#isLooking = true
    try {
      const { answerLogId } = this.#opened
      const { receipt, deadlineAt, epoch } = await this.#surroundings.calls.look(answerLogId)
      if (receipt !== null) this.#close(receipt)
      else {
        this.#change({ deadlineAt, signInNeeded: false })
        this.#taken(answerLogId, epoch)
      }
    } catch (error) {
      if (!(error instanceof CallError)) reportError(error)
      // Other failures show up at the next save.
      if (error instanceof SessionInvalidError) this.#change({ signInNeeded: true })
    } finally {
      this.#isLooking = false
      this.#watchDeadline()
    }
  }

  #watchDeadline(): void {
    const deadlineAt = this.#isActive() ? this.#snapshot.deadlineAt : null
    this.#deadline.watch(deadlineAt)
    this.#lookTimer.restart(deadlineAt)
  }

  #showStorage = (): void => {
    if ((this.#snapshot.storage === 'kept') !== this.#surroundings.outbox.isKept) this.#change({})
  }

  #change(change: Partial<AttemptSnapshot>): void {
    const next = { ...this.#snapshot, ...change }
    const isPending = isSomethingPending(this.#pending)
    this.#snapshot = {
      ...next,
      saving: !isPending ? 'saved' : this.#failures.count > 0 ? 'unsaved' : 'saving',
      unacknowledged: unacknowledgedQuestions(this.#pending),
      storage: this.#surroundings.outbox.isKept ? 'kept' : 'memory',
    }
    for (const listener of this.#listeners) listener()
  }
}
