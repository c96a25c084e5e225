import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { updateEnrolState, type LearningCard } from '@campus/contracts/study'
import { call } from '@campus/http/client'
import { CancelledError, SessionInvalidError } from '@campus/http/errors'
import { formatDate } from '@campus/i18n/format'
import { toast } from '@campus/ui/toast'

import { trainingClassPath } from '../common/paths'
import { useT } from '../messages'
import { clickOutcome } from './learning-card.model'
import { mineKeys, type Learner } from './mine.queries'

/** Class ids are unique in a school only, and a partner's list spans schools. */
export function cardKey({ tenantId, classId }: LearningCard): string {
  return `${tenantId}:${classId}`
}

interface ReportIn {
  readonly card: LearningCard
  readonly mustReportIn: boolean
}

/** What a press on a card does: nothing, a warning, or reporting in and going to the class. */
export function useOpenClass(learner: Learner) {
  const t = useT()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const goToClass = ({ classId, tenantId }: LearningCard) =>
    navigate(trainingClassPath(classId, learner.acrossSchools ? tenantId : undefined))

  const reportIn = useMutation({
    mutationKey: mineKeys.reportIn,
    mutationFn: ({ card, mustReportIn }: ReportIn) =>
      call(
        updateEnrolState,
        { classId: card.classId, userId: learner.userId },
        { errors: mustReportIn ? 'toast' : 'inline', schoolId: card.tenantId },
      ),
    onSuccess: async (_, { card }) => {
      await goToClass(card)
      await queryClient.invalidateQueries({ queryKey: mineKeys.all })
    },
    onError: async (error, { card, mustReportIn }) => {
      // Someone already reported in learns nothing from this failure; one without a session is on the way to sign in.
      const isSignedOut = error instanceof SessionInvalidError || error instanceof CancelledError
      if (!mustReportIn && !isSignedOut) await goToClass(card)
    },
  })

  function open(card: LearningCard): void {
    const outcome = clickOutcome(card)
    switch (outcome.kind) {
      case 'nothing':
        return
      case 'preparing':
        toast.warning(t('study.mine.preparing'))
        return
      case 'wait': {
        const time = formatDate(outcome.start, 'minute')
        toast.warning(time === '' ? t('study.mine.wait') : t('study.mine.waitUntil', { time }))
        return
      }
      case 'open':
        // Asked of the client and not of the last render, which a quick second click can be ahead of.
        if (queryClient.isMutating({ mutationKey: mineKeys.reportIn }) > 0) return
        reportIn.mutate({ card, mustReportIn: outcome.mustReportIn })
    }
  }

  return { open, openingKey: reportIn.isPending ? cardKey(reportIn.variables.card) : undefined }
}
