import { useSyncExternalStore } from 'react'

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** The width of the window in pixels. */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth)
}
