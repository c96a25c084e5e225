import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export interface Autoplay {
  /** What the pause button shows: whether it goes on when nobody holds it. */
  readonly stopped: boolean
  /** Whether it moves at this moment. */
  readonly playing: boolean
  toggle: () => void
  /** For the element that holds what moves. */
  readonly holdProps: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onPointerDown: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/**
 * Calls `advance` every so many milliseconds while nobody minds. The pointer over it and the keyboard's
 * focus in it hold it; a touch, the button, and a wish for reduced motion stop it until the button is
 * pressed. Without `every` nothing ever moves.
 */
export function useAutoplay(every: number | undefined, advance: () => void): Autoplay {
  const [stopped, setStopped] = useState(() => window.matchMedia(REDUCED_MOTION).matches)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = every !== undefined && !stopped && !hovered && !focused
  const onTick = useEffectEvent(advance)

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => onTick(), every)
    return () => clearInterval(timer)
  }, [playing, every])

  return {
    stopped,
    playing,
    toggle() {
      setStopped(!stopped)
      // Pressing play is a wish that outweighs the focus still on the button.
      if (stopped) setFocused(false)
    },
    holdProps: {
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onPointerDown({ pointerType, target }) {
        const onControl = target instanceof Element && target.closest('button') !== null
        if (pointerType === 'touch' && !onControl) setStopped(true)
      },
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
