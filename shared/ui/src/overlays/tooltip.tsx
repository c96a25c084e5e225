import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { styled } from 'styled-components'

import { color, font, layer, radius, shadow, space, text, weight } from '../theme/tokens'

/* Placed by CSS, with one correction at the screen's edge: 1 KB where the primitive of Base UI is 31 KB. */

const Root = styled.span`
  position: relative;
  display: inline-flex;
`

/** Reaches down to its control, so that the pointer can move onto it (WCAG 1.4.13). */
const Bubble = styled.span<{ $shift: number }>`
  position: absolute;
  z-index: ${layer.toast};
  inset-block-end: 100%;
  inset-inline-start: 50%;
  width: max-content;
  max-width: min(280px, calc(100vw - 2 * ${space[4]}));
  padding-block-end: ${space[2]};
  translate: calc(-50% + ${({ $shift }) => $shift}px) 0;
`

const Face = styled.span`
  display: block;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.s};
  background: ${color.text};
  box-shadow: ${shadow[2]};
  color: ${color.surface};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const EDGE = 8

export interface TooltipProps {
  text: string
  /** A focusable control. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** A few words about a control, on hover and focus; Escape hides them. Never put something needed only here. */
export function Tooltip({ text: words, children }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  const [shift, setShift] = useState(0)

  useEffect(() => {
    if (!shown) return undefined
    const box = bubble.current?.getBoundingClientRect()
    if (box) {
      const over = Math.max(0, box.right + EDGE - document.documentElement.clientWidth)
      setShift(box.left < EDGE ? EDGE - box.left : -over)
    }
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false)
    }
    document.addEventListener('keydown', hide)
    return () => {
      document.removeEventListener('keydown', hide)
      setShift(0)
    }
  }, [shown])

  return (
    <Root
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown ? (
        <Bubble ref={bubble} role="tooltip" id={id} $shift={shift}>
          <Face>{words}</Face>
        </Bubble>
      ) : null}
    </Root>
  )
}
