import { useCallback, useEffect, useState } from 'react'

import type { Paper, QuestionGroup } from '@campus/contracts/exam-question'
import { media } from '@campus/ui/tokens'

import { loadPartsOf } from '../questions/load-parts'
import { useMedia } from '../use-media'
import { usePaperKeys } from './use-paper-keys'
import { useQuestionPlace, type QuestionPlace } from './use-question-place'

export interface Stepping extends Omit<QuestionPlace, 'jump'> {
  /** The type of the current question. */
  readonly group: QuestionGroup | undefined
  /** From 1, across the paper. */
  readonly numberOf: (questionId: string) => number
  /** Goes to a question of the card and closes the card. The same function at every render. */
  readonly jump: (questionId: string) => void
  readonly card: { readonly isWide: boolean; readonly isOpen: boolean; readonly onClose: () => void }
  /** null where the card stands beside the question. */
  readonly openCard: (() => void) | null
}

interface SteppingHost {
  /** Called on every step and jump. */
  readonly onLeave?: (next: string) => void
  /** Marks a question, or takes the mark away. */
  readonly onMark?: ((questionId: string) => void) | undefined
}

/** Navigation through a paper: steps, keys and the card. */
export function useStepping(paper: Paper, first: string, { onLeave, onMark }: SteppingHost = {}): Stepping {
  const isWide = useMedia(media.desktop)
  const [isOpen, setOpen] = useState(false)
  const { jump: goTo, ...rest } = useQuestionPlace(paper, first, onLeave)
  useEffect(() => void loadPartsOf(paper), [paper])
  const jump = useCallback(
    (id: string) => {
      setOpen(false)
      goTo(id)
    },
    [goTo],
  )
  const openCard = useCallback(() => setOpen(true), [])
  const goToCard = (): void => (isWide ? focusCard() : setOpen(true))
  usePaperKeys({ place: rest.place, step: rest.step, goToCard, mark: onMark })
  const onClose = useCallback(() => setOpen(false), [])
  return {
    ...rest,
    group: paper.groups.find(({ code }) => code === rest.place?.at.code),
    numberOf: (id) => paper.numbered.find(({ question }) => question.id === id)?.number ?? 0,
    jump,
    card: { isWide, isOpen, onClose },
    openCard: isWide ? null : openCard,
  }
}

/** The card opens at the current question. */
function focusCard(): void {
  document.querySelector<HTMLElement>('[aria-current="step"]')?.focus()
}
