import { useDeferredValue } from 'react'
import { styled } from 'styled-components'

import type { Question } from '@campus/contracts/exam-question'

import type { QuestionHost } from './question-parts'
import { QuestionView } from './QuestionView'

interface QuestionPagesProps {
  /** The question on show. */
  page: Question
  /** The one that comes after it. */
  next: Question | undefined
  host: QuestionHost
}

/**
 * The question on show, and the next one out of sight: it is drawn when there is time, formulas and all, so that a
 * step only has to show it. The one before is removed when there is time too.
 */
export function QuestionPages({ page, next, host }: QuestionPagesProps) {
  const before = useDeferredValue(page)
  const ahead = useDeferredValue(next, undefined)
  const pages = new Set([before, page, ...(ahead === undefined ? [] : [ahead])])
  return [...pages].map((one) => (
    <Sheet key={one.id} data-ahead={one === page ? undefined : ''}>
      <QuestionView question={one} host={host} />
    </Sheet>
  ))
}

/** Out of sight, it is laid out already, at the width it will have. */
const Sheet = styled.div`
  &[data-ahead] {
    position: absolute;
    inset: 0 0 auto;
    height: 0;
    overflow: clip;
    visibility: hidden;
  }
`
