/** The longest single wait for the deadline; a device that slept notices within it. */
const LONGEST_WAIT = 30_000
/** Milliseconds after which a page that has heard nothing of its attempt asks how it stands. */
const LOOK_PAUSE = 30_000
/** Milliseconds before the deadline at which it asks once more. */
const LAST_LOOK = 5000
/** Milliseconds between two tries of a page whose clock is ahead of the server's. */
const EARLY_PAUSE = 1000

interface DeadlineListeners {
  /** The deadline has come by the page's clock. */
  readonly over: () => void
  /** The page has heard nothing for a while: the deadline may have been moved. */
  readonly unheard: () => void
}

/** Watches a deadline of the server's clock; compares clocks instead of counting ticks. */
export class DeadlineWatch {
  readonly #now: () => number
  readonly #listeners: DeadlineListeners
  #endTimer: ReturnType<typeof setTimeout> | undefined
  #lookTimer: ReturnType<typeof setTimeout> | undefined

  /** `now` is in epoch milliseconds by the server's clock. */
  constructor(now: () => number, listeners: DeadlineListeners) {
    this.#now = now
    this.#listeners = listeners
  }

  /** null means no deadline. */
  isOver(deadlineAt: number | null): boolean {
    return deadlineAt !== null && this.#now() >= deadlineAt
  }

  /**
   * The page has just heard of its attempt. Replaces the deadline watched before; null stops watching. `early`: the
   * server has just said that it has not come, though by the page's clock it may have.
   */
  watch(deadlineAt: number | null, heard: 'early' | 'as usual' = 'as usual'): void {
    clearTimeout(this.#endTimer)
    clearTimeout(this.#lookTimer)
    if (deadlineAt === null) return
    const untilLastLook = deadlineAt - LAST_LOOK - this.#now()
    const pause = untilLastLook > 0 ? Math.min(LOOK_PAUSE, untilLastLook) : LOOK_PAUSE
    this.#lookTimer = setTimeout(() => this.#listeners.unheard(), pause)
    this.#awaitEnd(deadlineAt, heard === 'early' ? EARLY_PAUSE : 0)
  }

  #awaitEnd(deadlineAt: number, shortest: number): void {
    if (shortest === 0 && this.isOver(deadlineAt)) {
      this.#listeners.over()
      return
    }
    const wait = Math.min(LONGEST_WAIT, Math.max(shortest, deadlineAt - this.#now()))
    this.#endTimer = setTimeout(() => this.#awaitEnd(deadlineAt, 0), wait)
  }
}
