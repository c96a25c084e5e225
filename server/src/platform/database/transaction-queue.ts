/**
 * The queue in front of the database. The embedded database works in microtasks: without a pause between two
 * transactions the process would answer nothing else. A PostgreSQL server has a limited number of
 * connections. Both get one queue: the server's own work may always wait in it, visitors' work only while
 * there are places.
 */
import { setImmediate } from 'node:timers'

/** Every place of the queue, or of this address, is taken; the work was not started. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
  /** Seconds until a retry: by then those who wait now have usually had their turn. */
  readonly retryAfter = 1

  constructor() {
    super('too many transactions wait for the database')
  }
}

export interface QueueLimits {
  /** Transactions at once. */
  readonly atOnce: number
  /** Transactions for callers that may wait or run at once. */
  readonly places: number
  /** The same for the callers of one network. */
  readonly placesOfOne: number
}

/** A network of callers; null is the server itself. */
export type Caller = string | null

export class TransactionQueue {
  readonly #limits: QueueLimits
  #running = 0
  /** The waiting work: first come, first served for each caller. The caller whose turn is next is first. */
  readonly #waiting = new Map<Caller, (() => void)[]>()
  /** Taken places, waiting and running, by caller. */
  readonly #taken = new Map<string, number>()
  #takenByAll = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Transactions that run now, and those that wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    const waiting = [...this.#waiting.values()].reduce((sum, turns) => sum + turns.length, 0)
    return { running: this.#running, waiting }
  }

  /** Runs `work` when it is the caller's turn. Rejects with {@link DatabaseBusyError} at once when there is no place. */
  async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    this.#take(caller)
    try {
      await this.#turnOf(caller)
      try {
        return await work()
      } finally {
        // The event loop handles everything else before the next transaction starts.
        setImmediate(() => this.#next())
      }
    } finally {
      this.#giveBack(caller)
    }
  }

  #take(caller: Caller): void {
    if (caller === null) return
    const taken = this.#taken.get(caller) ?? 0
    if (this.#takenByAll >= this.#limits.places || taken >= this.#limits.placesOfOne) throw new DatabaseBusyError()
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
