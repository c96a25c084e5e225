/**
 * Synchronises an attempt in a page: every action is stored in the outbox first, then sent to the server
 * until it is acknowledged. At the end, or when the time is over, the attempt is submitted once. A page that
 * opens the attempt later takes it over.
 */
import type { Answer } from '@campus/contracts/exam-answer'
import type { AttemptItem, OpenAttempt, Receipt } from '@campus/contracts/exam-attempt'
import type { Paper } from '@campus/contracts/exam-question'
import { CallError, SessionInvalidError } from '@campus/http/errors'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import type { AttemptControls, AttemptSnapshot } from '../common/attempt'
import { AttemptOutbox } from './attempt-outbox'
import { entriesOf, notSaved, shown, snapshotOf } from './attempt-snapshot.model'
import type { AttemptSurroundings } from './attempt-surroundings'
import { DeadlineWatch } from './deadline-watch'
import { digestOf } from './digest'
import { Failures } from './failures'
import { ItemSender } from './item-sender'
import { sortLeftover, type KeptAnswer } from './leftover.model'
import {
  answerDeed,
  isDoneAnew,
  isSomethingPending,
  markedSent,
  nothingPending,
  restAtEnd,
  settled,
  takenAnswers,
  toldAgain,
  withDeed,
  withEveryAnswer,
  type Deed,
  type Pending,
} from './pending.model'
import { retryPause } from './retry.model'
import { StandingWatch, type Standing } from './standing-watch'
import { SubmissionSender } from './submission-sender'

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
  readonly #outbox: AttemptOutbox
  #pending: Pending
  readonly #sender: ItemSender
  #offered: readonly KeptAnswer[] = []
  /** Who has asked for the submission: the learner or the clock. */
  #submitWanted: 'learner' | 'time' | null = null
  readonly #submission: SubmissionSender
  readonly #failures: Failures
  readonly #standing: StandingWatch
  /** What the page has heard last of who holds the attempt. */
  #known: Pick<Standing, 'epoch' | 'release'>
  #isRunning = false
  #isStarted = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(opened: OpenAttempt, paper: Paper, surroundings: AttemptSurroundings) {
    this.#opened = opened
    this.#paper = paper
    this.#outbox = new AttemptOutbox(surroundings.outbox, paper)
    this.#pending = nothingPending(opened)
    this.#surroundings = surroundings
    this.#sender = new ItemSender(surroundings.calls)
    this.#submission = new SubmissionSender(surroundings.calls)
    this.#failures = new Failures(surroundings.now)
    this.#deadline = new DeadlineWatch(surroundings.now, {
      over: () => this.#submitBy('time'),
      unheard: () => void this.#standing.look(),
    })
    this.#standing = new StandingWatch(surroundings.calls, {
      known: () => ({ ...this.#known, answerLogId: opened.answerLogId, deadlineAt: this.#snapshot.deadlineAt }),
      heard: (standing) => this.#stands(standing),
      signInNeeded: () => this.#change({ signInNeeded: true }),
      looked: () => this.#follow(),
    })
    this.#known = { epoch: opened.epoch, release: opened.release }
    this.#snapshot = snapshotOf(opened)
  }

  /** Starts saving; the returned function stops it. Pending items then stay in the outbox. */
  start = (): (() => void) => {
    const { signals, outbox } = this.#surroundings
    this.#isStarted = true
    const stops = [
      signals.listen({ wake: this.#wake, leave: this.#leave, taken: this.#taken }),
      outbox.listen(() => {
        this.#change({})
        void this.#readLeftover()
      }),
    ]
    if (usedOpenings.has(this.#opened)) {
      this.#change({ status: 'takenOver' })
      this.takeOver()
    } else void this.#enter(this.#opened)
    return () => {
      this.#isStarted = false
      for (const stop of stops) stop()
      clearTimeout(this.#timer)
      this.#follow()
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getSnapshot = (): AttemptSnapshot => this.#snapshot

  answer = (questionId: string, answer: Answer): void => this.#acts(answerDeed(questionId, answer))

  mark = (questionId: string, marked: boolean): void => this.#acts({ kind: 'mark', questionId, marked })

  visit = (questionId: string): void => {
    if (this.#snapshot.currentQuestionId !== questionId) this.#acts({ kind: 'visit', questionId })
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
    this.#surroundings.calls
      .resume(this.#opened.answerLogId, newIdempotencyKey())
      .then((attempt) => (attempt.state === 'open' ? this.#enter(attempt) : this.#close(attempt.receipt)))
      .catch((error: unknown) => this.#change({ signInNeeded: error instanceof SessionInvalidError }))
  }

  useLeftover = (): void => {
    if (this.#snapshot.status !== 'open') return
    for (const { questionId, answer } of this.#offered) this.#does(answerDeed(questionId, answer))
    this.dropLeftover()
  }

  dropLeftover = (): void => {
    void this.#surroundings.outbox.drop(this.#offered.map(({ kept }) => kept))
    this.#offered = []
    this.#change({ leftover: [] })
  }

  /** From here on this page may write. */
  async #enter(opened: OpenAttempt): Promise<void> {
    usedOpenings.add(opened)
    this.#opened = opened
    this.#known = { epoch: opened.epoch, release: opened.release }
    this.#pending = nothingPending(opened)
    this.#failures.forgetCount()
    this.#submitWanted = null
    this.#change(snapshotOf(opened))
    this.#surroundings.signals.take(opened.answerLogId, opened.epoch)
    this.#follow()
    await this.#readLeftover()
  }

  /** What earlier pages kept; once more when the browser's database has opened late. */
  async #readLeftover(): Promise<void> {
    const { outbox } = this.#surroundings
    const opened = this.#opened
    const { resumed, offered, spent } = sortLeftover(await outbox.itemsOf(opened.answerLogId), opened)
    if (this.#opened !== opened || !this.#isHeld()) return
    this.#offered = offered
    for (const deed of resumed) if (!isDoneAnew(this.#pending, deed)) this.#does(deed)
    void outbox.drop(spent)
    this.#change({ leftover: offered })
  }

  #acts(deed: Deed): void {
    if (this.#snapshot.status === 'open') this.#does(deed)
  }

  #does(deed: Deed): void {
    const rejected = deed.kind === 'answer' ? this.#pending.rejected.get(deed.questionId) : undefined
    const { pending, changed } = withDeed(this.#pending, deed)
    this.#pending = pending
    // A change after a failed submission cancels it: the learner did not mean to submit without the change. What is
    // resumed while the submission waits, as when the time ends just then, goes along with it.
    if (deed.kind !== 'visit' && this.#snapshot.status === 'open') this.#submitWanted = null
    this.#change({
      ...shown(this.#snapshot, deed),
      submitFailed: this.#submitWanted !== null && this.#snapshot.submitFailed,
    })
    this.#outbox.keep(this.#opened, changed.item, rejected)
    // Whoever goes on to another question has done with the one before.
    const isDone = deed.kind === 'visit' && this.#pending.items.length > 1
    if (this.#failures.count === 0) this.#runIn(isDone ? 0 : SAVE_DELAY)
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
      const batch = this.#sender.nextBatch(this.#pending)
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
    this.#pending = markedSent(this.#pending, new Set(items.map(({ seq }) => seq)))
    const response = await this.#sender.send(opened, items, this.#failures.lastingMs)
    if (this.#opened !== opened || response.state === 'apart') return
    switch (response.state) {
      case 'takenOver':
        this.#taken(opened.answerLogId, response.epoch)
        return
      case 'closed':
        this.#close(response.receipt)
        return
      case 'refused':
        this.#settle(items, items)
        this.#change({})
        return
      case 'saved': {
        const { acknowledged, rejected, savedAt, deadlineAt } = response
        const among = (seqs: readonly number[]) => items.filter(({ seq }) => seqs.includes(seq))
        this.#failures.end()
        this.#settle(among(acknowledged), among(rejected))
        this.#change({ savedAt, deadlineAt, signInNeeded: false })
        this.#follow()
      }
    }
  }

  /** Items that the server has judged. What it rejects stays in the outbox, for a later page to tell of it. */
  #settle(judged: readonly AttemptItem[], rejected: readonly AttemptItem[]): void {
    this.#pending = settled(this.#pending, judged, rejected)
    const kept = new Set([...this.#pending.rejected.values()].map(({ seq }) => seq))
    const spent = judged.filter(({ seq }) => !kept.has(seq))
    this.#outbox.drop(this.#opened, spent)
  }

  async #submitNow(by: 'learner' | 'time'): Promise<void> {
    const opened = this.#opened
    const { answerLogId, epoch } = opened
    const digest = digestOf(entriesOf(this.#takenAnswers()))
    const { lastSeq } = this.#pending
    const response = await this.#submission.send({ answerLogId, epoch, lastSeq, digest, by })
    if (this.#opened !== opened) return
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
        this.#deadline.watch(response.deadlineAt, 'early')
        return
      case 'missing':
        this.#pending = toldAgain(this.#pending, response.missing, { ...this.#snapshot, answers: this.#takenAnswers() })
        return
      case 'differs':
        this.#change({ answers: this.#takenAnswers() })
        this.#pending = withEveryAnswer(this.#pending, this.#paper, this.#snapshot.answers)
    }
  }

  #takenAnswers(): ReadonlyMap<string, Answer> {
    return takenAnswers(this.#snapshot.answers, this.#pending)
  }

  #failed(error: unknown): void {
    // An error in this code, not of the connection: the attempt goes on, and the error is reported.
    if (!(error instanceof CallError)) reportError(error)
    if (!this.#isHeld()) return
    const signInNeeded = error instanceof SessionInvalidError
    this.#failures.add(error)
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
    const isAllThere = receipt.digest === digestOf(entriesOf(this.#takenAnswers()))
    const { notArrived, spent } = restAtEnd(this.#pending, isAllThere)
    this.#outbox.drop(this.#opened, spent)
    this.#pending = nothingPending({ answers: [] })
    this.#offered = []
    this.#change({ status: 'closed', receipt, notArrived, submitFailed: false, signInNeeded: false, leftover: [] })
    this.#follow()
  }

  #leave = (): void => {
    this.#standing.stop()
    void this.#run()
  }

  /** The connection is back, the page is visible again, or the learner signed in. */
  #wake = (): void => {
    this.#follow()
    if (this.#isHeld() && (this.#pending.items.length > 0 || this.#submitWanted !== null)) this.#runIn(0)
    else if (this.#snapshot.status !== 'closed') void this.#standing.look()
  }

  /** The deadline while this page holds the attempt, and what others do to it until it is over. */
  #follow(): void {
    this.#deadline.watch(this.#isActive() ? this.#snapshot.deadlineAt : null)
    if (this.#isStarted && this.#snapshot.status !== 'closed') this.#standing.start()
    else this.#standing.stop()
  }

  #stands({ receipt, deadlineAt, epoch, release }: Standing): void {
    this.#known = { epoch: Math.max(epoch, this.#known.epoch), release }
    if (receipt !== null) this.#close(receipt)
    else {
      const leaseEnded = release === '' && this.#opened.release !== ''
      this.#change({ deadlineAt, signInNeeded: false, leaseEnded })
      this.#taken(this.#opened.answerLogId, epoch)
      this.#follow()
    }
  }

  #change(change: Partial<AttemptSnapshot>): void {
    const next = { ...this.#snapshot, ...change }
    this.#snapshot = {
      ...next,
      saving: isSomethingPending(this.#pending) ? this.#failures.saving : 'saved',
      ...notSaved(this.#pending),
      storage: this.#surroundings.outbox.isKept ? 'kept' : 'memory',
    }
    for (const listener of this.#listeners) listener()
  }
}
