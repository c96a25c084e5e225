import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query matches; re-renders when that changes. */
export function useMedia(condition: string): boolean {
  const { subscribe, matches } = useMemo(() => {
    const query = window.matchMedia(condition)
    return {
      subscribe: (listener: () => void) => {
        query.addEventListener('change', listener)
        return () => query.removeEventListener('change', listener)
      },
      matches: () => query.matches,
    }
  }, [condition])
  return useSyncExternalStore(subscribe, matches)
}
