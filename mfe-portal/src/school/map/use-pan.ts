import { useRef, type PointerEvent } from 'react'

/** Shorter ways are the trembling of a press. */
const THRESHOLD = 4

interface Push {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly started: boolean
}

/**
 * Handlers that tell by how many pixels the ground was panned right and down. A
 * press on something on the ground stays a press: only a pointer that has moved
 * is taken hold of.
 */
export function usePan(onPush: (right: number, down: number) => void) {
  const push = useRef<Push | null>(null)
  const end = () => {
    push.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger is no second push.
      if (event.button !== 0 || push.current !== null) return
      push.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, started: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = push
      if (current === null || current.pointerId !== event.pointerId) return
      const right = event.clientX - current.x
      const down = event.clientY - current.y
      if (!current.started && Math.hypot(right, down) < THRESHOLD) return
      if (!current.started) event.currentTarget.setPointerCapture(event.pointerId)
      push.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, started: true }
      onPush(right, down)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
