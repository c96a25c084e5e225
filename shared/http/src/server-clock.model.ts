/** What is known of the server's clock: its time is the monotonic time plus `offset`. All in milliseconds. */
export interface ClockReading {
  readonly offset: number
  /** How far off `offset` can have been when it was read. */
  readonly error: number
  /** Monotonic time of the reading. */
  readonly readAt: number
}

/** A response's part in it: the server's time when it left, the monotonic times of sending and receiving. */
export interface TimedResponse {
  readonly serverTime: number
  readonly sentAt: number
  readonly receivedAt: number
}

/** How much two clocks run apart at most, as a part of the time that passes. */
const DRIFT = 1e-4

/** The response left somewhere between: in the middle at the best guess, off by half the round trip at the worst. */
export function clockReading({ serverTime, sentAt, receivedAt }: TimedResponse): ClockReading {
  return {
    offset: serverTime - (sentAt + receivedAt) / 2,
    // The server tells whole milliseconds.
    error: (receivedAt - sentAt) / 2 + 1,
    readAt: receivedAt,
  }
}

/** The one of two readings to go by: the one of the smaller round trip, whose error grows with its age. */
export function betterReading(known: ClockReading | null, next: ClockReading): ClockReading {
  if (known === null) return next
  const knownError = known.error + (next.readAt - known.readAt) * DRIFT
  // They exclude each other: the device slept, and its monotonic clock with it, or the server's clock was set.
  if (Math.abs(next.offset - known.offset) > knownError + next.error) return next
  return next.error <= knownError ? next : known
}
