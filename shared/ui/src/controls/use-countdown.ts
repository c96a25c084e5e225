import { useEffect, useState } from 'react'

export interface Countdown {
  /** Whole seconds left, rounded up; 0 when nothing counts. */
  readonly left: number
  /** Counts from now; a running count starts over. */
  start: (seconds: number) => void
}

/**
 * Seconds to a deadline. The clock is read at each tick, so a tab that slept, or a timer that came
 * late, shows the true rest afterwards.
 */
export function useCountdown(): Countdown {
  const [deadline, setDeadline] = useState(0)
  const [now, setNow] = useState(0)
  const rest = Math.max(0, deadline - now)

  useEffect(() => {
    if (rest === 0) return undefined
    // To the next whole second of the rest, where the number on show changes.
    const timer = setTimeout(() => setNow(Date.now()), rest % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [rest])

  return {
    left: Math.ceil(rest / 1000),
    start(seconds) {
      const begin = Date.now()
      setNow(begin)
      setDeadline(begin + seconds * 1000)
    },
  }
}
