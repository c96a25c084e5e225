/** A learner who works on one attempt as a schedule says, and the outcome. */
import type { Answer } from '@campus/contracts/exam-answer'
import { resumeAttempt, startAttempt, type ClosedAttempt, type OpenAttempt } from '@campus/contracts/exam-attempt'
import { isAnswerable, type AnswerableQuestion } from '@campus/contracts/exam-question'
import { call } from '@campus/http/client'
import { SessionInvalidError } from '@campus/http/errors'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import { Device, type StorageTrouble, type Tab } from '../stage/browser'
import type { AnsweringPage, Client } from './client'
import type { ExamStage, Work } from './exam-stage'
import { Ledger, type Verdict } from './ledger'
import type { ExamSchedule, ExamStep } from './schedule'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How often a learner retries before giving up: far more than any schedule needs. */
const MOST_TRIES = 60
/** For so long a page waits for the browser's database before it says that it keeps nothing. */
const STORAGE_WAIT = 3 * SECOND
/** Fits no question. */
const REFUSED: Answer = { type: 'single', key: 'no-such-option' }

interface OpenPage {
  readonly device: Device
  readonly tab: Tab
  readonly page: AnsweringPage
  readonly stop: () => void
}

interface TabOpening {
  readonly openedAt: number
  /** How its database was then. */
  readonly trouble: StorageTrouble | null
  /** Questions that were unacknowledged when a page of it was left; its outbox holds them. */
  readonly left: Set<string>
}

export class Student {
  readonly #stage: ExamStage
  readonly #client: Client
  readonly #schedule: ExamSchedule
  readonly #work: Work
  readonly #questions: readonly AnswerableQuestion[]
  readonly #ledger = new Ledger()
  readonly #startedAt: number
  readonly #opened: OpenPage[] = []
  readonly #devices: Device[] = []
  readonly #tabs = new Map<Tab, TabOpening>()
  #isTimeGiven = false
  #attemptId = ''
  /** The current page; null when there is none, or when the attempt was over before the page could open. */
  #current: OpenPage | null = null
  #device = new Device()
  #isOver = false

  constructor(stage: ExamStage, client: Client, schedule: ExamSchedule) {
    this.#stage = stage
    this.#client = client
    this.#schedule = schedule
    this.#work = stage.workOf(schedule)
    this.#questions = this.#work.paper.numbered.map(({ question }) => question).filter(isAnswerable)
    this.#startedAt = stage.time.now
  }

  async play(): Promise<Verdict> {
    const { line, time, server } = this.#stage
    line.setFaults(this.#schedule.faults)
    await this.#open(this.#device)
    for (const step of this.#schedule.steps) {
      if (this.#isOver) break
      await this.#take(step)
      await this.#notice()
    }
    line.mend()
    await line.restart()
    for (const { database } of this.#devices) database.trouble = null
    // Until every page knows its deadline, and keeps what it held.
    await time.pass(MINUTE)
    await this.#end()
    const told = await this.#lookEverywhere()
    for (const { tab, stop } of this.#opened) {
      stop()
      tab.kill()
    }
    await time.track(server.runJobs())
    if (this.#isTimeGiven) await this.#giveTime(0)
    const stored = await time.track(server.stored(this.#work.id, this.#startedAt))
    const [first] = stored
    if (first === undefined || first.isOpen) throw new Error('the attempt never ended')
    return this.#ledger.judge(told, { ...first, attempts: stored.length })
  }

  async #take(step: ExamStep): Promise<void> {
    const { line, time, server } = this.#stage
    switch (step.kind) {
      case 'answer':
        this.#answer(this.#question(step.question), answerTo(this.#question(step.question), step.variant))
        break
      case 'mark':
        this.#inTab((open) => open.mark(this.#question(step.question).id, step.marked))
        break
      case 'visit':
        this.#inTab((open) => open.visit(this.#question(step.question).id))
        break
      case 'wait':
        await time.pass(step.milliseconds)
        break
      case 'submit':
        this.#inTab((open) => open.submit())
        break
      case 'crash':
        this.#kill()
        await this.#open(this.#device)
        break
      case 'reload':
        this.#current?.tab.hide()
        await time.pass(0)
        this.#kill()
        await this.#open(this.#device)
        break
      case 'leave':
        await this.#leaveAndReturn()
        break
      case 'second tab':
        await this.#open(this.#device)
        break
      case 'other device':
        this.#device = new Device()
        await this.#open(this.#device)
        break
      case 'back to an earlier tab': {
        const earlier = this.#opened.find(({ tab }) => !tab.life.isKilled && tab !== this.#current?.tab)
        if (earlier === undefined) break
        this.#current = earlier
        this.#device = earlier.device
        earlier.tab.wake()
        await time.pass(SECOND)
        break
      }
      case 'offline':
        line.goOffline(step.milliseconds)
        await time.pass(step.milliseconds)
        for (const { tab } of this.#opened) tab.goOnline()
        break
      case 'sleep':
        await this.#device.sleep(time, step.milliseconds)
        await time.track(line.restart().then(() => server.runJobs()))
        break
      case 'clock':
        time.setDeviceClock(step.wrongBy)
        break
      case 'session ends':
        await line.restart()
        await time.track(server.endSessions())
        break
      case 'deadline moves':
        await this.#giveTime(step.minutes)
        break
      case 'answer that is refused':
        this.#answer(this.#question(step.question), REFUSED)
        break
      case 'storage':
        this.#device.database.trouble = step.trouble
    }
  }

  async #giveTime(minutes: number): Promise<void> {
    const { line, time, server } = this.#stage
    this.#isTimeGiven = minutes > 0
    await line.restart()
    await time.track(server.giveTime(this.#work.id, minutes))
    line.stir()
    await time.pass(0)
  }

  #question(number: number): AnswerableQuestion {
    const question = this.#questions[number % this.#questions.length]
    if (question === undefined) throw new Error('the paper has no questions')
    return question
  }

  #answer(question: AnswerableQuestion, answer: Answer): void {
    this.#inTab((page) => {
      if (page.getSnapshot().status !== 'open') return
      this.#ledger.enter(question.id, answer)
      page.answer(question.id, answer)
    })
  }

  #inTab(work: (page: AnsweringPage) => void): void {
    const current = this.#current
    if (current !== null) current.tab.run(() => work(current.page))
  }

  /** The page is left in the ordinary way; its tab shows another page, and then this one again. */
  async #leaveAndReturn(): Promise<void> {
    const left = this.#current
    if (left !== null) {
      for (const id of left.page.getSnapshot().unacknowledged) this.#tabs.get(left.tab)?.left.add(id)
      left.stop()
      this.#opened.splice(this.#opened.indexOf(left), 1)
      this.#current = null
    }
    await this.#stage.time.pass(2 * SECOND)
    await this.#open(this.#device, left?.tab)
  }

  #kill(): void {
    const current = this.#current
    if (current === null) return
    const { storage, unacknowledged } = current.page.getSnapshot()
    if (storage === 'memory' || this.#isStorageAwaited(current.tab)) {
      for (const id of [...unacknowledged, ...(this.#tabs.get(current.tab)?.left ?? [])]) this.#ledger.excuse(id)
    }
    current.tab.kill()
    this.#current = null
  }

  /** Whether the database of a tab opens so late that the page does not know it yet. */
  #isStorageAwaited(tab: Tab): boolean {
    const opening = this.#tabs.get(tab)
    return opening?.trouble === 'slow' && this.#stage.time.now - opening.openedAt <= STORAGE_WAIT
  }

  /** Does what the page asks the learner to do. */
  async #notice(): Promise<void> {
    const current = this.#current
    if (current === null) return
    const { status, signInNeeded, leftover } = current.page.getSnapshot()
    if (status === 'closed') this.#isOver = true
    if (this.#isOver) return
    if (signInNeeded) {
      await this.#stage.time.pass(3 * SECOND)
      await this.#signIn()
    }
    if (status === 'takenOver') {
      this.#inTab((page) => page.takeOver())
      await this.#stage.time.pass(2 * SECOND)
    }
    if (status === 'open' && leftover.length > 0) {
      this.#inTab((page) => {
        for (const { questionId, answer } of leftover) {
          if (this.#schedule.usesLeftover) this.#ledger.enter(questionId, answer)
          else this.#ledger.withdraw(questionId, answer)
        }
        if (this.#schedule.usesLeftover) page.useLeftover()
        else page.dropLeftover()
      })
    }
  }

  /** What each used device reports of answers that did not arrive, once its pages know that the attempt is over. */
  async #lookEverywhere(): Promise<ReadonlySet<string>> {
    const { time } = this.#stage
    for (const { tab } of this.#opened) tab.wake()
    await time.pass(MINUTE)
    const told = new Set<string>()
    for (const device of this.#devices) {
      const read = device.newTab().run(() => this.#client.notArrived(this.#attemptId))
      for (const id of await time.track(read)) told.add(id)
    }
    return told
  }

  async #signIn(): Promise<void> {
    await this.#stage.line.restart()
    await this.#stage.signIn()
  }

  /**
   * Opens the attempt in a new tab, as the intro and the answering page do: retries with the same key until it
   * succeeds.
   */
  async #open(device: Device, tab = device.newTab()): Promise<void> {
    if (!this.#devices.includes(device)) this.#devices.push(device)
    const key = newIdempotencyKey()
    const settings = { idempotencyKey: key, errors: 'inline' as const }
    const ask = (): Promise<OpenAttempt | ClosedAttempt> =>
      tab.run(() =>
        this.#attemptId === ''
          ? call(startAttempt, { workId: this.#work.id }, { ...settings, signal: AbortSignal.timeout(15_000) })
          : call(resumeAttempt, { answerLogId: this.#attemptId }, { ...settings, signal: AbortSignal.timeout(15_000) }),
      )
    const opened = await this.#untilDone(ask)
    this.#attemptId = opened.answerLogId
    if (opened.state === 'closed') {
      this.#current = null
      this.#isOver = true
      return
    }
    if (!this.#tabs.has(tab)) {
      const { trouble } = device.database
      this.#tabs.set(tab, { openedAt: this.#stage.time.now, trouble, left: new Set() })
    }
    tab.run(() => {
      const page = this.#client.openPage(opened, this.#work.paper)
      let waiting = new Set<string>()
      page.subscribe(() => {
        const { answers, unacknowledged, rejected, status } = page.getSnapshot()
        if (status === 'open' || status === 'submitting') {
          for (const id of waiting) {
            const answer = answers.get(id)
            if (!unacknowledged.has(id) && !rejected.has(id) && answer !== undefined) {
              this.#ledger.acknowledge(id, answer)
            }
          }
        }
        waiting = new Set(unacknowledged)
      })
      this.#current = { device, tab, page, stop: page.start() }
      this.#opened.push(this.#current)
    })
    await this.#stage.time.pass(1)
  }

  async #untilDone<Result>(ask: () => Promise<Result>): Promise<Result> {
    const { time } = this.#stage
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const result: { done?: Result; error?: unknown } = {}
      void ask().then(
        (done) => (result.done = done),
        (error: unknown) => (result.error = error),
      )
      while (result.done === undefined && result.error === undefined) await time.pass(50)
      if (result.done !== undefined) return result.done
      if (result.error instanceof SessionInvalidError) await this.#signIn()
      await time.pass(2 * SECOND)
    }
    throw new Error('the attempt cannot be opened')
  }

  /** Ends the attempt as the schedule says, over a connection without faults. */
  async #end(): Promise<void> {
    const { time, server } = this.#stage
    if (this.#isOver) return
    const deadlineAt = this.#current?.page.getSnapshot().deadlineAt ?? null
    const left = deadlineAt === null ? 0 : Math.max(0, deadlineAt - time.now)
    if (deadlineAt !== null && this.#schedule.ending !== 'submitted') {
      if (this.#schedule.ending === 'time runs out without a page') {
        await this.#notice()
        this.#kill()
        await time.sleep(left + 2 * MINUTE)
        await time.track(server.runJobs())
        await this.#open(this.#device)
        return
      }
      await time.pass(left)
    }
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      await this.#notice()
      if (this.#isOver) return
      if (this.#current?.page.getSnapshot().status === 'open') this.#inTab((page) => page.submit())
      await time.pass(MINUTE / 2)
    }
    throw new Error(`the attempt does not end: ${JSON.stringify(this.#current?.page.getSnapshot())}`)
  }
}

const TEXTS = ['', '甲', 'ab', '3|4', 'a\\b', ' 乙 ']

function answerTo(question: AnswerableQuestion, variant: number): Answer {
  switch (question.type) {
    case 'single':
    case 'trueFalse':
      return { type: question.type, key: question.options[variant % question.options.length]?.key ?? '' }
    case 'multiple':
      return {
        type: 'multiple',
        keys: question.options.filter((_, at) => (variant >> at) % 2 === 1).map(({ key }) => key),
      }
    case 'blanks':
      return {
        type: 'blanks',
        blanks: Array.from({ length: question.blanks }, (_, at) => TEXTS[(variant + at) % TEXTS.length] ?? ''),
      }
    case 'shortAnswer':
      return { type: 'shortAnswer', text: TEXTS[variant] ?? '' }
  }
}
