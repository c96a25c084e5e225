import { useRef, type PointerEvent } from 'react'

/** A pointer that moves less than this is pressing, not panning. */
const THRESHOLD = 4

interface Pan {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly started: boolean
}

/**
 * Handlers that report by how many pixels the map is panned right and down. The pointer is captured only once
 * it moves, so that a press on a marker stays a press.
 */
export function usePan(onPan: (right: number, down: number) => void) {
  const pan = useRef<Pan | null>(null)
  const end = () => {
    pan.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger does not pan.
      if (event.button !== 0 || pan.current !== null) return
      pan.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, started: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = pan
      if (current === null || current.pointerId !== event.pointerId) return
      const right = event.clientX - current.x
      const down = event.clientY - current.y
      if (!current.started && Math.hypot(right, down) < THRESHOLD) return
      if (!current.started) event.currentTarget.setPointerCapture(event.pointerId)
      pan.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, started: true }
      onPan(right, down)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
