import { useEffect, useRef } from 'react'

import { media } from '@campus/ui/tokens'

/** Scrolls a heading that has just appeared into view and focuses it, so that it is read out. */
export function useArrival<Heading extends HTMLElement>(arrived: unknown) {
  const heading = useRef<Heading>(null)
  useEffect(() => {
    const isCalm = window.matchMedia(media.reducedMotion).matches
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  }, [arrived])
  return heading
}
