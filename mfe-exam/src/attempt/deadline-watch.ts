/** The longest wait in one go: a device that slept finds out by then. */
const LONGEST_WAIT = 30_000

/** Tells when a moment of the server's clock has come; it never counts ticks. */
export class DeadlineWatch {
  readonly #now: () => number
  readonly #onOver: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `now` is in epoch milliseconds by the server's clock. */
  constructor(now: () => number, onOver: () => void) {
    this.#now = now
    this.#onOver = onOver
  }

  /** null is never over. */
  isOver(deadlineAt: number | null): boolean {
    return deadlineAt !== null && this.#now() >= deadlineAt
  }

  /** Looks now, and again until it has come. It replaces the moment that was watched before; null is none. */
  watch(deadlineAt: number | null): void {
    clearTimeout(this.#timer)
    if (deadlineAt === null) return
    if (this.isOver(deadlineAt)) {
      this.#onOver()
      return
    }
    this.#timer = setTimeout(() => this.watch(deadlineAt), Math.min(LONGEST_WAIT, deadlineAt - this.#now()))
  }
}
