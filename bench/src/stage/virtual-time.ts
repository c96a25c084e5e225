/**
 * Virtual time stands still while real work is pending (a request, the server, the browser's database) and
 * otherwise jumps to the next timer. So a schedule of hours takes only as long as its requests, and its order
 * is the same every time.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

import { createClock } from '@sinonjs/fake-timers'

const realSetImmediate = globalThis.setImmediate
/** The scope in which a page's code runs; when the page is killed, its timers and callbacks stop. */
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
  /** Milliseconds the device has slept; its monotonic clock stood still meanwhile. */
  #slept = 0
  readonly #underWay = new Set<Promise<unknown>>()
  #immediates = 0

  /** Replaces the timers and clocks that browser code reads. `start` is in epoch milliseconds. */
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
    // fake-indexeddb works through immediates: while one is pending, the database is busy.
    globalThis.setImmediate = ((work: () => void) => {
      this.#immediates += 1
      return realSetImmediate(() => {
        this.#immediates -= 1
        work()
      })
    }) as typeof setImmediate
  }

  /** The server's time, in epoch milliseconds. */
  get now(): number {
    return Math.round(this.#start + this.#clock.performance.now())
  }

  /** Sets the device's clock wrong by this much. Timers are not affected. */
  setDeviceClock(wrongBy: number): void {
    this.#clock.setSystemTime(this.now + wrongBy)
  }

  /** Time stands still until the promise is settled. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => this.#underWay.delete(tracked))
    this.#underWay.add(tracked)
    return tracked
  }

  /** Advances time, timer by timer. */
  async pass(milliseconds: number): Promise<void> {
    let isOver = false
    this.#clock.setTimeout(() => (isOver = true), milliseconds)
    await this.#settled()
    while (!isOver) {
      this.#clock.next()
      await this.#settled()
    }
  }

  /** The device sleeps: timers due meanwhile fire when it wakes. */
  async sleep(milliseconds: number): Promise<void> {
    await this.#settled()
    this.#slept += milliseconds
    this.#clock.jump(milliseconds)
    await this.#settled()
  }

  /** Waits until no real work is pending and all its consequences have run. */
  async #settled(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await new Promise(realSetImmediate)
      if (this.#underWay.size === 0 && this.#immediates === 0) continue
      quiet = -1
      await Promise.allSettled(this.#underWay)
    }
  }
}
