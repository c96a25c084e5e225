import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { startHomework } from '@campus/contracts/exam'
import { call } from '@campus/http/client'

import { answeringPath } from '../common/paths'
import { homeworkKeys, type Work } from './homework.queries'

/** Starts an attempt, or goes on with the open one, and opens it for answering. A failed start is told and stays. */
export function useStartHomework({ workId, schoolId }: Work) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const queryClient = useQueryClient()

  const attempt = useMutation({
    mutationKey: homeworkKeys.start,
    mutationFn: () => call(startHomework, { id: workId }, { schoolId }),
    onSuccess: (answerLogId) => navigate(answeringPath(query, { workId, answerLogId })),
  })

  return {
    isStarting: attempt.isPending,
    start: () => {
      // Asked of the client and not of the last render, which the second click of a double click can be ahead of.
      if (queryClient.isMutating({ mutationKey: homeworkKeys.start }) === 0) attempt.mutate()
    },
  }
}
