import { useCallback, useEffect, useRef, useState } from 'react'

import type { Paper } from '@campus/contracts/exam-question'

import { placeOf, type Place } from '../card/card.model'
import { headingId, QUIET } from '../questions/Leaf'

/** How a question was come to: by a step through the paper, by a jump to it, or by the focus itself. */
type Arrival = 'start' | 'step' | 'jump' | 'focus'

export interface QuestionPlace {
  /** null for a paper without questions. */
  readonly place: Place | null
  /** The id of the question on show; of a passage, the one of its parts the learner is at. */
  readonly current: string
  readonly step: (questionId: string) => void
  /** The same function at every render. */
  readonly jump: (questionId: string) => void
  readonly arriveByFocus: (questionId: string) => void
}

/**
 * Where the learner is in a paper. Whoever steps or jumps finds the focus at the question's heading: it is read aloud,
 * and letters and numbers choose at once. A step to a passage, and a page that
 * opens with one, begin at the passage.
 */
export function useQuestionPlace(paper: Paper, first: string, onLeave?: (next: string) => void): QuestionPlace {
  const [at, setAt] = useState<{ id: string; by: Arrival }>({ id: first, by: 'start' })
  const place = placeOf(paper, at.id)
  const current = place?.at.question.id ?? ''
  const page = place?.at.page
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  }, [onLeave])

  useEffect(() => {
    // A page that was just opened is read from its question on, unless somebody is elsewhere already.
    const isNew = at.by === 'start' && (document.activeElement?.matches('body, main, h1') ?? true)
    if (!isNew && at.by !== 'step' && at.by !== 'jump') return
    const heading = at.by !== 'jump' && page?.type === 'passage' ? page.id : current
    const element = document.getElementById(headingId(heading))
    // Nobody moved there by a key yet: a ring around the first heading would only be asked about.
    element?.toggleAttribute(QUIET, at.by === 'start')
    element?.focus()
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
