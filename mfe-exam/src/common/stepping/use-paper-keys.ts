import { useEffect, useEffectEvent } from 'react'

import { toast } from '@campus/ui/toast'

import type { Place } from '../card/card.model'
import { useT } from '../messages'
import { paperDeed } from '../paper-keys.model'

/** Where the page's keys do nothing: a dialog is about something else. */
const ELSEWHERE = '[role="dialog"], [role="alertdialog"]'
const TEXT = 'textarea, input:not([type="radio"], [type="checkbox"])'

interface PaperDeeds {
  readonly place: Place | null
  readonly step: (questionId: string) => void
  readonly goToCard: () => void
  /** Marks the question, or takes the mark away; none in review. */
  readonly mark?: ((questionId: string) => void) | undefined
}

/** Steps, the mark and the card by keys, wherever the focus is on the page; the ends are announced. */
export function usePaperKeys({ place, step, goToCard, mark }: PaperDeeds): void {
  const t = useT()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const deed = paperDeed(event, target?.matches(TEXT) ?? false)
    if (deed === null || place === null || (target?.closest(ELSEWHERE) ?? null) !== null) return
    event.preventDefault()
    switch (deed) {
      case 'next':
      case 'previous': {
        const to = place[deed]
        if (to === null) toast.error(t(deed === 'next' ? 'answer.lastQuestion' : 'answer.firstQuestion'))
        else step(to.question.id)
        return
      }
      case 'card':
        goToCard()
        return
      case 'mark':
        mark?.(place.at.question.id)
    }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
