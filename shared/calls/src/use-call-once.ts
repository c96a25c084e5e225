import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { call, type CallSettings } from '@campus/http/client'
import { IdempotencyKeys } from '@campus/http/idempotency-key'

interface Ends<Response, Wish> {
  readonly onSuccess?: (response: Response, wish: Wish) => Promise<void> | void
  readonly onError?: (error: Error, wish: Wish) => Promise<void> | void
  /** After success and after failure. */
  readonly onSettled?: () => void
}

interface OnceOptions<Response, Wish> extends Ends<Response, Wish> {
  /** Its calls show their failures as toasts unless they say otherwise. */
  readonly send: (wish: Wish) => Promise<Response>
}

export interface Once<Response, Wish> {
  /** Makes the change, unless one of the same name is running. */
  readonly run: (wish: Wish) => void
  /** The running change; undefined when there is none. */
  readonly running: { readonly wish: Wish } | undefined
  /** The response to the last change; undefined before that and after a failure. */
  readonly response: Response | undefined
  /** Epoch milliseconds of the last change; 0 before the first. */
  readonly startedAt: number
}

/**
 * A change of several calls that must happen once, however often a person presses. For one call use {@link
 * useCallOnce}.
 */
export function useChangeOnce<Response, Wish>(
  name: string,
  { send, onSuccess, onError, onSettled }: OnceOptions<Response, Wish>,
): Once<Response, Wish> {
  const queryClient = useQueryClient()
  const mutationKey = ['once', name]
  const { mutate, isPending, variables, data, submittedAt } = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: (response, wish) => onSuccess?.(response, wish),
    onError: (error, wish) => onError?.(error, wish),
    onSettled: () => onSettled?.(),
  })
  return {
    run: (wish) => {
      // Read from the client, not from the last render: the second click of a double click can come before it.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(wish)
    },
    running: isPending ? { wish: variables } : undefined,
    response: data,
    startedAt: submittedAt,
  }
}

interface CallOnceOptions<Definition extends CallDefinition, Wish> extends Ends<CallResponse<Definition>, Wish> {
  readonly payload: (wish: Wish) => CallRequest<Definition>
  /** Which school is asked, and how a failure is shown: as a toast unless `errors` says otherwise. */
  readonly settings?: (wish: Wish) => CallSettings
}

/** A call that must happen once, however often a person presses. */
export function useCallOnce<Definition extends CallDefinition, Wish = void>(
  definition: Definition,
  { payload, settings, ...ends }: CallOnceOptions<Definition, Wish>,
): Once<CallResponse<Definition>, Wish> {
  const [keys] = useState(() => new IdempotencyKeys())
  return useChangeOnce(definition.id, {
    ...ends,
    send: async (wish: Wish) => {
      const asked = payload(wish)
      // A retry of the same wish has the same key, in case the first request reached the server after all.
      const once = definition.once ? { idempotencyKey: keys.keyFor(asked) } : {}
      const response = await call(definition, asked, { ...settings?.(wish), ...once })
      keys.renew()
      return response
    },
  })
}
