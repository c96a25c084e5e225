import { useMutation, useQueryClient } from '@tanstack/react-query'

import { ERROR_CODES } from '@campus/contracts/errors'
import { ApiError } from '@campus/http/errors'

import { lookUp, lookupKeys, type LookupRequest } from './lookup.queries'

interface LookupEnds {
  /** After every lookup, answered or failed: its captcha is used up. */
  readonly onSettled: () => void
  readonly onCaptchaWrong: () => void
}

/** A lookup, one at a time. Its failures are told by the client as they come. */
export function useLookup({ onSettled, onCaptchaWrong }: LookupEnds) {
  const queryClient = useQueryClient()
  const lookup = useMutation({
    mutationKey: lookupKeys.lookUp,
    mutationFn: (request: LookupRequest) => lookUp(request, queryClient),
    onSettled,
    onError: (error) => {
      if (error instanceof ApiError && error.code === ERROR_CODES.captchaWrong) onCaptchaWrong()
    },
  })
  return {
    outcome: lookup.data,
    isBusy: lookup.isPending,
    /** Epoch milliseconds. */
    askedAt: lookup.submittedAt,
    ask: (request: LookupRequest) => {
      // Asked of the client and not of the last render, which a quick second submit can be ahead of.
      if (queryClient.isMutating({ mutationKey: lookupKeys.lookUp }) === 0) lookup.mutate(request)
    },
  }
}
