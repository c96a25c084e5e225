import { useEffect, useState } from 'react'

import { onServerClockSet, serverNow } from '@campus/http/client'

/**
 * The server's time in epoch milliseconds. It is renewed at every full interval while the page is visible,
 * when the page becomes visible again, and when the server's time is corrected.
 */
export function useServerNow(intervalMs = 1000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitForNext = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(tick, intervalMs - (serverNow() % intervalMs))
    }
    const tick = (): void => {
      setNow(serverNow())
      waitForNext()
    }
    const follow = (): void => (document.visibilityState === 'visible' ? tick() : clearTimeout(timer))
    waitForNext()
    const endListening = onServerClockSet(follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      endListening()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [intervalMs])
  return now
}
