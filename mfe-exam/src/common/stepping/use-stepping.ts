import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import type { Paper, QuestionGroup } from '@campus/contracts/exam-question'
import { media } from '@campus/ui/tokens'

import { loadPartsOf } from '../questions/load-parts'
import { useMedia } from '../use-media'
import { useQuestionPlace, type QuestionPlace } from './use-question-place'
import { useStepKeys } from './use-step-keys'

export interface Stepping extends Omit<QuestionPlace, 'jump'> {
  /** The root of the page: arrow keys step while the focus is inside. */
  readonly root: RefObject<HTMLDivElement | null>
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

/** Navigation through a paper: steps, arrow keys and the card. `onLeave` is called on every step and jump. */
export function useStepping(paper: Paper, first: string, onLeave?: (next: string) => void): Stepping {
  const root = useRef<HTMLDivElement>(null)
  const isWide = useMedia(media.desktop)
  const [isOpen, setOpen] = useState(false)
  const { jump: goTo, ...rest } = useQuestionPlace(paper, first, onLeave)
  useStepKeys(root, rest.place, rest.step)
  useEffect(() => void loadPartsOf(paper), [paper])
  const jump = useCallback(
    (id: string) => {
      setOpen(false)
      goTo(id)
    },
    [goTo],
  )
  const openCard = useCallback(() => setOpen(true), [])
  const onClose = useCallback(() => setOpen(false), [])
  return {
    ...rest,
    root,
    group: paper.groups.find(({ code }) => code === rest.place?.at.code),
    numberOf: (id) => paper.numbered.find(({ question }) => question.id === id)?.number ?? 0,
    jump,
    card: { isWide, isOpen, onClose },
    openCard: isWide ? null : openCard,
  }
}
