import { useEffect, useState } from 'react'

/** Milliseconds after which the page counts as idle, however busy it is. */
const LATEST = 3000

/** True once the browser is idle: things that nobody waits for load then. */
export function useRest(): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    const rest = (): void => setRests(true)
    // Older Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, LATEST)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: LATEST })
    return () => cancelIdleCallback(handle)
  }, [])
  return rests
}
