import { useQueryClient } from '@tanstack/react-query'

import { useChangeOnce } from '@campus/calls/use-call-once'
import { ERROR_CODES } from '@campus/contracts/errors'
import { ApiError } from '@campus/http/errors'

import { lookUp, type LookupRequest } from './lookup.queries'

interface LookupEnds {
  /** After every lookup, successful or failed: its captcha is used up. */
  readonly onSettled: () => void
  readonly onCaptchaWrong: () => void
}

/** A lookup, one at a time. The client shows its failures. */
export function useLookup({ onSettled, onCaptchaWrong }: LookupEnds) {
  const queryClient = useQueryClient()
  const { run, running, response, startedAt } = useChangeOnce('certificate.lookUp', {
    send: (request: LookupRequest) => lookUp(request, queryClient),
    onSettled,
    onError: (error) => {
      if (error instanceof ApiError && error.code === ERROR_CODES.captchaWrong) onCaptchaWrong()
    },
  })
  return {
    outcome: response,
    isBusy: running !== undefined,
    /** Epoch milliseconds. */
    askedAt: startedAt,
    ask: run,
  }
}
