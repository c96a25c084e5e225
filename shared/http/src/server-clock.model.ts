/** A reading of the server's clock: its time is the monotonic time plus `offset`. All in milliseconds. */
export interface ClockReading {
  readonly offset: number
  /** The largest possible error of `offset` when it was read. */
  readonly error: number
  /** Monotonic time of the reading. */
  readonly readAt: number
}

/** The times of one response: the server's time when it was sent, and the monotonic times of request and response. */
export interface TimedResponse {
  readonly serverTime: number
  readonly sentAt: number
  readonly receivedAt: number
}

/** The largest drift between two clocks, as a share of the elapsed time. */
const DRIFT = 1e-4

/**
 * The response was sent at some time between request and response: assume the middle, with half the round trip
 * as the error.
 */
export function clockReading({ serverTime, sentAt, receivedAt }: TimedResponse): ClockReading {
  return {
    offset: serverTime - (sentAt + receivedAt) / 2,
    // The server sends whole milliseconds.
    error: (receivedAt - sentAt) / 2 + 1,
    readAt: receivedAt,
  }
}

/** The better of two readings: the one with the smaller error, which grows with its age. */
export function betterReading(known: ClockReading | null, next: ClockReading): ClockReading {
  if (known === null) return next
  const knownError = known.error + (next.readAt - known.readAt) * DRIFT
  // The readings contradict each other: the device slept and its monotonic clock stopped, or the server's clock
  // was set.
  if (Math.abs(next.offset - known.offset) > knownError + next.error) return next
  return next.error <= knownError ? next : known
}
