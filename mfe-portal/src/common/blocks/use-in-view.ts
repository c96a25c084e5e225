import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far below the visible part a block starts to load. */
const AHEAD = '800px 0px'

/** Turns true, once and for good, when the element comes near the visible part of the page. */
export function useInView<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || place.current === null) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])

  return [place, near]
}
