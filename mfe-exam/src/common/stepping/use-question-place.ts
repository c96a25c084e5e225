import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { Paper, Question } from '@campus/contracts/exam-question'

import { placeOf, type Place } from '../card/card.model'
import { headingId, QUIET } from '../questions/Leaf'

/** How the learner reached a question: by a step, by a jump, or by moving the focus. */
type Arrival = 'start' | 'step' | 'jump' | 'focus'

export interface QuestionPlace {
  /** null for a paper without questions. */
  readonly place: Place | null
  /** The id of the current question; in a passage, that of the current sub-question. */
  readonly current: string
  readonly step: (questionId: string) => void
  /** The same function at every render. */
  readonly jump: (questionId: string) => void
  readonly arriveByFocus: (questionId: string) => void
}

/**
 * The learner's place in a paper. A step or jump focuses the question's heading, so that it is read aloud and
 * letters and numbers choose at once. A step to the first question of a passage starts at the passage, and so does a page
 * that opens with it.
 */
export function useQuestionPlace(paper: Paper, first: string, onLeave?: (next: string) => void): QuestionPlace {
  const [at, setAt] = useState<{ id: string; by: Arrival }>({ id: first, by: 'start' })
  const place = useMemo(() => placeOf(paper, at.id), [paper, at.id])
  const current = place?.at.question.id ?? ''
  const page = place?.at.page
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  }, [onLeave])

  const shown = useRef<Question>(undefined)
  useEffect(() => {
    const isNewPage = page !== shown.current
    shown.current = page
    // On a newly opened page the focus moves to the question, unless it is elsewhere already.
    const isNew = at.by === 'start' && (document.activeElement?.matches('body, main, h1') ?? true)
    if (!isNew && at.by !== 'step' && at.by !== 'jump') return
    const isPart = page?.type === 'passage'
    const isAtText = isPart && at.by !== 'jump' && isNewPage && page.parts[0]?.id === current
    const element = document.getElementById(headingId(isAtText ? page.id : current))
    // No focus ring on the first heading: the learner has not used the keyboard yet.
    element?.toggleAttribute(QUIET, at.by === 'start')
    element?.focus()
    // The focus alone may leave a question's heading at the foot of the screen, and what is asked below it.
    if (isPart && !isAtText) element?.scrollIntoView({ block: 'start' })
  }, [at, current, page])

  const go = useCallback((id: string, by: Arrival) => {
    setAt({ id, by })
    leave.current?.(id)
  }, [])
  const step = useCallback((id: string) => go(id, 'step'), [go])
  const jump = useCallback((id: string) => go(id, 'jump'), [go])
  const arriveByFocus = useCallback((id: string) => {
    setAt((before) => (before.id === id ? before : { id, by: 'focus' }))
  }, [])
  return { place, current, step, jump, arriveByFocus }
}
