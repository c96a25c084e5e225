import { useEffect, useMemo, useRef } from 'react'
import { useBlocker, useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import type { WorkKind } from '@campus/contracts/exam-attempt'

import type { Attempt } from '../common/attempt'
import { oneStepFurther, stepsToIntro } from '../common/journey'
import { finishPath, introPath } from '../common/paths'
import { reportDuty } from './report-duty'

export interface Exit {
  readonly isAsked: boolean
  readonly ask: () => void
  readonly confirm: () => void
  readonly cancel: () => void
}

/**
 * The exits from an open attempt. Going back, in any way, leads to the intro after a confirmation; when the
 * attempt is over, the page moves on to the end page by itself. The result is the same while nothing is asked.
 */
export function useExit(kind: WorkKind, attempt: Pick<Attempt, 'status' | 'receipt' | 'flush'>): Exit {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const isOver = useRef(false)
  const blocker = useBlocker(({ nextLocation }) => !isOver.current && nextLocation.pathname !== pathname)

  const workId = query.get('workId') ?? ''
  const answerLogId = attempt.status === 'closed' ? (attempt.receipt?.answerLogId ?? '') : ''
  useEffect(() => {
    if (answerLogId === '' || isOver.current) return
    isOver.current = true
    void reportDuty(kind, query)
    void navigate(finishPath(kind, query, { workId, answerLogId }), { state: oneStepFurther(state) })
  }, [answerLogId, kind, navigate, query, state, workId])

  const { flush } = attempt
  return useMemo(
    () => ({
      isAsked: blocker.state === 'blocked',
      ask: () => void (stepsToIntro(state) === 1 ? navigate(-1) : navigate(introPath(kind, query), { replace: true })),
      confirm: () => {
        flush()
        blocker.proceed?.()
      },
      cancel: () => blocker.reset?.(),
    }),
    [blocker, flush, kind, navigate, query, state],
  )
}
