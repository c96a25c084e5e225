/**
 * Time that stands still while anything real is under way (a request, the server, the browser's database) and else leaps
 * to the next timer. So a schedule of hours takes as long as its requests, and its order is the same every time.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import { createClock } from '@sinonjs/fake-timers'

const realSetImmediate = globalThis.setImmediate
/** A page's code runs inside of it; when the page is killed, nothing of it runs any more. */
const running = new AsyncLocalStorage<PageLife>()

export class PageLife {
  isKilled = false

  /** The page whose code is running. */
  static get current(): PageLife | undefined {
    return running.getStore()
  }

  run<Result>(work: () => Result): Result {
    return running.run(this, work)
  }
}

export class VirtualTime {
  readonly #clock
  readonly #start: number
  /** Milliseconds the device has slept: its monotonic clock stood still meanwhile. */
  #slept = 0
  readonly #underWay = new Set<Promise<unknown>>()
  #immediates = 0

  /** Takes the place of the timers and clocks that code in a browser reads. `start` is in epoch milliseconds. */
  constructor(start: number) {
    this.#start = start
    this.#clock = createClock(start)
    const { performance, Date: ClockDate } = this.#clock
    globalThis.Date = ClockDate as DateConstructor
    globalThis.performance.now = () => performance.now() - this.#slept
    globalThis.setTimeout = ((work: () => void, milliseconds = 0) => {
      const page = PageLife.current
      return this.#clock.setTimeout(() => {
        if (page === undefined) work()
        else if (!page.isKilled) page.run(work)
      }, milliseconds)
    }) as typeof setTimeout
    globalThis.clearTimeout = ((timer?: number) => this.#clock.clearTimeout(timer)) as typeof clearTimeout
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
    // The database of fake-indexeddb goes on in immediates: while one waits, it is at work.
    globalThis.setImmediate = ((work: () => void) => {
      this.#immediates += 1
      return realSetImmediate(() => {
        this.#immediates -= 1
        work()
      })
    }) as typeof setImmediate
  }

  /** The true time, which is the server's, in epoch milliseconds. */
  get now(): number {
    return Math.round(this.#start + this.#clock.performance.now())
  }

  /** Sets the device's clock wrong by this much. Its timers do not mind. */
  setDeviceClock(wrongBy: number): void {
    this.#clock.setSystemTime(this.now + wrongBy)
  }

  /** Time stands still until it is settled. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => this.#underWay.delete(tracked))
    this.#underWay.add(tracked)
    return tracked
  }

  /** Lets time pass, timer by timer. */
  async pass(milliseconds: number): Promise<void> {
    let isOver = false
    this.#clock.setTimeout(() => (isOver = true), milliseconds)
    await this.#settled()
    while (!isOver) {
      this.#clock.next()
      await this.#settled()
    }
  }

  /** The device is put to sleep: timers that are due meanwhile ring when it wakes. */
  async sleep(milliseconds: number): Promise<void> {
    await this.#settled()
    this.#slept += milliseconds
    this.#clock.jump(milliseconds)
    await this.#settled()
  }

  /** Nothing real is under way, and all that follows from what was has happened. */
  async #settled(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise(realSetImmediate)
      if (this.#underWay.size === 0 && this.#immediates === 0) continue
      quiet = -1
      await Promise.allSettled(this.#underWay)
    }
  }
}
