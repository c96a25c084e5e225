import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { MapSize } from './map-view.model'

/** The size before the element is measured, and where there is no layout. */
const UNMEASURED: MapSize = { width: 640, height: 440 }

/** An element and its size in CSS pixels, kept up to date. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, MapSize] {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      if (width > 0 && height > 0) {
        setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
