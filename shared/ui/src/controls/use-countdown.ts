import { useEffect, useState } from 'react'

export interface Countdown {
  /** Whole seconds left, rounded up; 0 when it is not counting. */
  readonly left: number
  /** Starts counting now; a running count starts over. */
  start: (seconds: number) => void
}

/** Seconds to a deadline. Each tick reads the clock, so the number is right after a sleeping tab or a late timer. */
export function useCountdown(): Countdown {
  const [deadline, setDeadline] = useState(0)
  const [now, setNow] = useState(0)
  const rest = Math.max(0, deadline - now)

  useEffect(() => {
    if (rest === 0) return undefined
    // Waits for the next whole second, where the shown number changes.
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
