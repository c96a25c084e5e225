import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { invalidate } from '@campus/calls/query'
import { useCallOnce } from '@campus/calls/use-call-once'
import { updateEnrolState, type LearningCard } from '@campus/contracts/study'
import { serverNow } from '@campus/http/client'
import { CancelledError, SessionInvalidError } from '@campus/http/errors'
import { epochMs } from '@campus/i18n/beijing-time'
import { formatDate } from '@campus/i18n/format'
import { toast } from '@campus/ui/toast'

import { trainingClassPath } from '../common/paths'
import { clickOutcome } from './learning-card.model'
import { useT } from './messages'
import { MINE_LISTS, type Learner } from './mine.queries'

/** Class ids are unique within one school only, and a partner's list spans schools. */
export function cardKey({ tenantId, classId }: LearningCard): string {
  return `${tenantId}:${classId}`
}

interface ReportIn {
  readonly card: LearningCard
  readonly mustReportIn: boolean
}

/** Opens a card: does nothing, warns, or reports in and navigates to the class. */
export function useOpenClass(learner: Learner) {
  const t = useT()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const goToClass = ({ classId, tenantId }: LearningCard) =>
    navigate(trainingClassPath(classId, learner.acrossSchools ? tenantId : undefined))

  const reportIn = useCallOnce(updateEnrolState, {
    payload: ({ card }: ReportIn) => ({ classId: card.classId, userId: learner.userId }),
    settings: ({ card, mustReportIn }) => ({ schoolId: card.tenantId, errors: mustReportIn ? 'toast' : 'inline' }),
    onSuccess: async (_, { card }) => {
      await goToClass(card)
      await invalidate(queryClient, ...MINE_LISTS)
    },
    onError: async (error, { card, mustReportIn }) => {
      // A learner who has already reported in need not know of this failure; one without a session is redirected
      // to sign-in.
      const isSignedOut = error instanceof SessionInvalidError || error instanceof CancelledError
      if (!mustReportIn && !isSignedOut) await goToClass(card)
    },
  })

  function open(card: LearningCard): void {
    const outcome = clickOutcome(card)
    switch (outcome.kind) {
      case 'nothing':
        return
      case 'wait': {
        // A start that is past is none to wait for.
        const isToCome = (epochMs(outcome.start) ?? 0) > serverNow()
        const time = isToCome ? formatDate(outcome.start, 'minute') : ''
        toast.warning(time === '' ? t('study.mine.wait') : t('study.mine.waitUntil', { time }))
        return
      }
      case 'open':
        reportIn.run({ card, mustReportIn: outcome.mustReportIn })
    }
  }

  return { open, openingKey: reportIn.running && cardKey(reportIn.running.wish.card) }
}
