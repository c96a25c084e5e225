/** The longest single wait; a device that slept notices within it. */
const LONGEST_WAIT = 30_000
/** Milliseconds between two tries of a page whose clock is ahead of the server's. */
const EARLY_PAUSE = 1000

/** Calls back when a moment of the server's clock has come; compares clocks instead of counting ticks. */
export class DeadlineWatch {
  readonly #now: () => number
  readonly #onOver: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `now` is in epoch milliseconds by the server's clock. */
  constructor(now: () => number, onOver: () => void) {
    this.#now = now
    this.#onOver = onOver
  }

  /** null means no deadline. */
  isOver(deadlineAt: number | null): boolean {
    return deadlineAt !== null && this.#now() >= deadlineAt
  }

  /** Checks now and again until the moment has come. Replaces the moment watched before; null stops watching. */
  watch(deadlineAt: number | null): void {
    clearTimeout(this.#timer)
    if (deadlineAt === null) return
    if (this.isOver(deadlineAt)) this.#onOver()
    else this.#watchIn(deadlineAt - this.#now(), deadlineAt)
  }

  /** As `watch`, for a page whose clock is ahead: the server has just said that the moment has not come. */
  watchAfterEarly(deadlineAt: number | null): void {
    clearTimeout(this.#timer)
    if (deadlineAt !== null) this.#watchIn(Math.max(EARLY_PAUSE, deadlineAt - this.#now()), deadlineAt)
  }

  #watchIn(milliseconds: number, deadlineAt: number): void {
    this.#timer = setTimeout(() => this.watch(deadlineAt), Math.min(LONGEST_WAIT, milliseconds))
  }
}
