import { useEffect, useEffectEvent } from 'react'

/** Reports for how many milliseconds a text or picture was visible: when it is left, and when its tab is hidden. */
export function useReadingTime(onLeave: (visibleMs: number) => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    let visibleMs = 0
    let since = document.visibilityState === 'visible' ? performance.now() : null
    const stop = (): void => {
      if (since === null) return
      visibleMs += performance.now() - since
      since = null
      leave(Math.round(visibleMs))
    }
    const follow = (): void => {
      if (document.visibilityState === 'hidden') stop()
      else since ??= performance.now()
    }
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', stop)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])
}
