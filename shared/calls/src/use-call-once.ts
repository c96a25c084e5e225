import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { call, type CallSettings } from '@campus/http/client'

interface CallOnceOptions<Definition extends CallDefinition, Wish> {
  readonly payload: (wish: Wish) => CallRequest<Definition>
  /** A toast tells a failure unless this says otherwise. */
  readonly errors?: (wish: Wish) => NonNullable<CallSettings['errors']>
  readonly onSuccess?: (response: CallResponse<Definition>, wish: Wish) => Promise<void> | void
  readonly onError?: (error: Error, wish: Wish) => Promise<void> | void
}

export interface CallOnce<Wish> {
  /** Makes the call, unless one of the same definition is under way. */
  readonly run: (wish: Wish) => void
  /** What is under way; undefined when nothing is. */
  readonly running: { readonly wish: Wish } | undefined
}

/** A change that must happen once, however often a person presses. */
export function useCallOnce<Definition extends CallDefinition, Wish = void>(
  definition: Definition,
  { payload, errors, onSuccess, onError }: CallOnceOptions<Definition, Wish>,
): CallOnce<Wish> {
  const queryClient = useQueryClient()
  const mutationKey = ['once', definition.id]
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: (wish: Wish) => call(definition, payload(wish), { errors: errors?.(wish) ?? 'toast' }),
    onSuccess: (response, wish) => onSuccess?.(response, wish),
    onError: (error, wish) => onError?.(error, wish),
  })
  return {
    run: (wish) => {
      // Asked of the client and not of the last render, which the second click of a double click can be ahead of.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(wish)
    },
    running: isPending ? { wish: variables } : undefined,
  }
}
