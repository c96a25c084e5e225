/** Milliseconds after which a page that has heard nothing of its attempt asks how it stands. */
const LOOK_PAUSE = 30_000
/** Milliseconds before the deadline at which it asks once more. */
const LAST_LOOK = 5000

/** Says when a page that does nothing should ask the server again: its deadline may have been moved. */
export class LookTimer {
  readonly #now: () => number
  readonly #onDue: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `now` is in epoch milliseconds by the server's clock. */
  constructor(now: () => number, onDue: () => void) {
    this.#now = now
    this.#onDue = onDue
  }

  /** The page has just asked or been told, so it waits anew. null, for no deadline, stops the timer. */
  restart(deadlineAt: number | null): void {
    clearTimeout(this.#timer)
    if (deadlineAt === null) return
    const untilLast = deadlineAt - LAST_LOOK - this.#now()
    this.#timer = setTimeout(this.#onDue, untilLast > 0 ? Math.min(LOOK_PAUSE, untilLast) : LOOK_PAUSE)
  }
}
