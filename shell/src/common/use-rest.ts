import { useEffect, useState } from 'react'

/** Milliseconds after which the page counts as at rest, however busy it is. */
const LATEST = 3000

/** True once the browser has nothing more urgent to do: what nobody waits for is loaded then. */
export function useRest(): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    const rest = (): void => setRests(true)
    // Safari has learnt idle callbacks only lately.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, LATEST)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: LATEST })
    return () => cancelIdleCallback(handle)
  }, [])
  return rests
}
