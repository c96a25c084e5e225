import { useEffect, useEffectEvent, type RefObject } from 'react'

import { toast } from '@campus/ui/toast'

import type { Place } from '../card/card.model'
import { useT } from '../messages'

/** Elements in which arrow keys have another meaning: text fields, options, players. */
const OWN_ARROWS = 'input, textarea, select, audio, [role="dialog"], [role="alertdialog"]'

/**
 * The left and right arrow keys step through the paper while the focus is in the question; the ends are
 * announced.
 */
export function useStepKeys(
  root: RefObject<HTMLElement | null>,
  place: Place | null,
  step: (id: string) => void,
): void {
  const t = useT()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || place === null) return
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const isBack = event.key === 'ArrowLeft'
    const to = isBack ? place.previous : place.next
    if (to === null) toast.error(t(isBack ? 'answer.firstQuestion' : 'answer.lastQuestion'))
    else step(to.question.id)
  })
  useEffect(() => {
    const element = root.current
    const hear = (event: KeyboardEvent): void => press(event)
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [root])
}
