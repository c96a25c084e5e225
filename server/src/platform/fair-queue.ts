/**
 * A queue in front of something of which there is little, such as connections of the database: callers take turns in it, and
 * visitors wait only while there are places. The server's own work may always wait.
 */
import { setImmediate } from 'node:timers'

/** Every place of the queue, or of this caller, is taken; the work was not started. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  /** Seconds until a retry: by then those who wait now have usually had their turn. */
  readonly retryAfter: number

  constructor(work: string, retryAfter: number) {
    super(`too many ${work} wait for their turn`)
    this.retryAfter = retryAfter
  }
}

export interface QueueLimits {
  /** What waits, in the plural. */
  readonly work: string
  /** How many run at once. */
  readonly atOnce: number
  /** How many of callers may wait or run; default: none, all of it is the server's own. */
  readonly places?: number
  /** The same for the callers of one network. */
  readonly placesOfOne?: number
  /** Seconds after which a refused caller may come again; default: 1. */
  readonly retryAfter?: number
}

/** A network of callers; null is the server itself. */
export type Caller = string | null

export class FairQueue {
  readonly #limits: Required<QueueLimits>
  #running = 0
  /** The waiting work: first come, first served for each caller. The caller whose turn is next is first. */
  readonly #waiting = new Map<Caller, (() => void)[]>()
  /** Taken places, waiting and running, by caller. */
  readonly #taken = new Map<string, number>()
  #takenByAll = 0

  constructor(limits: QueueLimits) {
    this.#limits = { places: 0, placesOfOne: 0, retryAfter: 1, ...limits }
  }

  /** How many run now, and how many wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    const waiting = [...this.#waiting.values()].reduce((sum, turns) => sum + turns.length, 0)
    return { running: this.#running, waiting }
  }

  /** Runs `work` when it is the caller's turn. Rejects with {@link BusyError} at once when there is no place. */
  async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    this.#take(caller)
    try {
      await this.#turnOf(caller)
      try {
        return await work()
      } finally {
        // The event loop handles everything else before the next work starts: the embedded database works in microtasks.
        setImmediate(() => this.#next())
      }
    } finally {
      this.#giveBack(caller)
    }
  }

  #take(caller: Caller): void {
    if (caller === null) return
    const taken = this.#taken.get(caller) ?? 0
    const { work, places, placesOfOne, retryAfter } = this.#limits
    if (this.#takenByAll >= places || taken >= placesOfOne) throw new BusyError(work, retryAfter)
    this.#taken.set(caller, taken + 1)
    this.#takenByAll += 1
  }

  #giveBack(caller: Caller): void {
    if (caller === null) return
    const taken = (this.#taken.get(caller) ?? 0) - 1
    if (taken > 0) this.#taken.set(caller, taken)
    else this.#taken.delete(caller)
    this.#takenByAll -= 1
  }

  #turnOf(caller: Caller): Promise<void> | undefined {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1
      return undefined
    }
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller)
      if (own === undefined) this.#waiting.set(caller, [resolve])
      else own.push(resolve)
    })
  }

  /** Callers take turns, so that one with a single wish does not wait behind one with hundreds. */
  #next(): void {
    for (const [caller, own] of this.#waiting) {
      this.#waiting.delete(caller)
      const begin = own.shift()
      if (own.length > 0) this.#waiting.set(caller, own)
      return begin?.()
    }
    this.#running -= 1
  }
}
