import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom'
import { useCallback, useRef, useState } from 'react'

/** Enough for the smallest print of a certificate. */
export const MAX_SCALE = 6
/** In pixels of the window. */
const ARROW_STEP = 60

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Zooms and moves the picture that takes `picture` inside of its parent, which takes the keys: by wheel and by two
 * fingers at their place, by keys where the pointer is, or in the middle.
 */
export function useZoom() {
  const [scale, setScale] = useState(1)
  const zoomed = useRef<PanzoomObject>(null)
  const picture = useCallback((image: HTMLImageElement) => {
    const frame = image.parentElement ?? document.body
    const zoom = Panzoom(image, {
      contain: 'outside',
      maxScale: MAX_SCALE,
      panOnlyWhenZoomed: true,
      step: 0.35,
      animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
    zoomed.current = zoom
    let pointer: { clientX: number; clientY: number } | null = null
    const step = (direction: 1 | -1) => {
      if (pointer === null) zoomOnce(zoom, direction)
      else zoom.zoomToPoint(zoom.getScale() * Math.exp(0.35 * direction), pointer)
    }
    // Frame and picture leave the page together, and their listeners with them.
    frame.addEventListener('wheel', (event) => zoom.zoomWithWheel(event, { animate: false }), {
      passive: false,
    })
    frame.addEventListener('pointermove', ({ clientX, clientY }) => (pointer = { clientX, clientY }))
    frame.addEventListener('pointerleave', () => (pointer = null))
    frame.addEventListener('keydown', (event) => {
      const arrow = ARROWS[event.key]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') step(1)
      else if (event.key === '-') step(-1)
      else if (event.key === '0') zoom.reset()
      else if (arrow) zoom.pan(arrow[0] * ARROW_STEP, arrow[1] * ARROW_STEP, { relative: true })
      else return
      event.preventDefault()
    })
    image.addEventListener('panzoomchange', (event) =>
      setScale((event as CustomEvent<PanzoomEventDetail>).detail.scale),
    )
    return () => {
      zoom.destroy()
      zoomed.current = null
      setScale(1)
    }
  }, [])
  return {
    /** 1 shows the whole picture. */
    scale,
    picture,
    zoomBy: (direction: 1 | -1) => {
      if (zoomed.current) zoomOnce(zoomed.current, direction)
    },
    fit: () => {
      zoomed.current?.reset()
    },
  }
}

function zoomOnce(zoom: PanzoomObject, direction: 1 | -1): void {
  if (direction === 1) zoom.zoomIn()
  else zoom.zoomOut()
}
