import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react'

import { prefersReducedMotion } from './reduced-motion'

export interface Autoplay {
  /** The state of the pause button: whether it would move when nothing holds it. */
  readonly stopped: boolean
  /** Whether it moves at this moment. */
  readonly playing: boolean
  toggle: () => void
  /** For the element that contains the moving part. */
  readonly holdProps: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onPointerDown: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/**
 * Calls `advance` every so many milliseconds. The pointer over it and the keyboard's focus in it pause it. A
 * touch, the button, and a wish for reduced motion stop it until the button is pressed. Without `every`
 * nothing moves.
 */
export function useAutoplay(every: number | undefined, advance: () => void): Autoplay {
  const [stopped, setStopped] = useState(prefersReducedMotion)
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
      // Pressing play outweighs the focus that is still on the button.
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
