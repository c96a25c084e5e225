import { useMutation, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'

import { INFINITE, type CallKey } from './query'

interface OptimisticCallOptions<Shown extends CallDefinition, Wish, Result> {
  /** The call that makes the change; its failure is shown as a toast. */
  readonly send: (wish: Wish) => Promise<Result>
  /** Every cached response of this call, or of these, shows the change at once. */
  readonly shown: Shown | readonly [Shown, ...Shown[]]
  /** The response after the change; `asked` is the payload of its request. */
  readonly apply: (response: CallResponse<Shown>, wish: Wish, asked: CallRequest<Shown>) => CallResponse<Shown>
  /** The response after the server has confirmed the change with its result. */
  readonly confirm?: (response: CallResponse<Shown>, wish: Wish, result: Result) => CallResponse<Shown>
  /**
   * What a wish changes, as an id. While its change is running a second one is a double press, and dropped; a change
   * of something else waits for its turn. Without it all wishes change the same thing.
   */
  readonly thing?: (wish: Wish) => string
  readonly onSuccess?: (wish: Wish) => void
  readonly onError?: (wish: Wish) => void
}

export interface OptimisticCall<Wish> {
  /** Makes the change, unless one of the same thing is still running; returns whether it did. */
  readonly run: (wish: Wish) => boolean
}

interface Changed {
  readonly key: QueryKey
  readonly before: unknown
  readonly after: unknown
}

/**
 * A change that is visible at once. If its call fails, the value before it is shown again. Changes of the same cached
 * responses are sent one after the other, in the order of the presses.
 */
export function useOptimisticCall<Shown extends CallDefinition, Wish, Result = unknown>({
  send,
  shown,
  apply,
  confirm,
  thing = () => '',
  onSuccess,
  onError,
}: OptimisticCallOptions<Shown, Wish, Result>): OptimisticCall<Wish> {
  const queryClient = useQueryClient()
  const ids = [shown].flat().map(({ id }) => id)
  const mutationKey = ['optimistic', ...ids]
  /** Failed changes that a later change covers: the server is asked once no change is running. */
  const unsettled = useRef<QueryKey[]>([])

  const change = (
    apply: (response: CallResponse<Shown>, asked: CallRequest<Shown>) => CallResponse<Shown>,
  ): Changed[] =>
    ids
      .flatMap((id) => queryClient.getQueriesData<unknown>({ queryKey: [id] }))
      .flatMap(([key, before]) => {
        if (before === undefined) return []
        const [, , asked] = key as unknown as CallKey
        const set = applied(key, before, (response: CallResponse<Shown>) =>
          apply(response, asked as CallRequest<Shown>),
        )
        // The cache keeps unchanged parts, so what it holds now can be told from later responses.
        return [{ key, before, after: queryClient.setQueryData(key, set) }]
      })

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    scope: { id: mutationKey.join() },
    onMutate: async (wish: Wish) => {
      // A response that is still on its way would bring the old value back.
      await Promise.all(ids.map((id) => queryClient.cancelQueries({ queryKey: [id] })))
      return change((response, asked) => apply(response, wish, asked))
    },
    onSuccess: (result, wish) => {
      if (confirm !== undefined) change((response) => confirm(response, wish, result))
      onSuccess?.(wish)
    },
    onError: (_error, wish, changed) => {
      for (const { key, before, after } of changed ?? []) {
        if (queryClient.getQueryData(key) === after) queryClient.setQueryData(key, before)
        // A response fetched meanwhile is newer than both; a later change or a list that grew still has this one in it.
        else unsettled.current.push(key)
      }
      onError?.(wish)
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      for (const queryKey of unsettled.current.splice(0)) void queryClient.invalidateQueries({ queryKey })
    },
  })

  return {
    run: (wish) => {
      // Read from the client, not from the last render: a quick second press can come before it.
      const isSame = ({ state }: { state: { variables?: unknown } }): boolean =>
        thing(state.variables as Wish) === thing(wish)
      if (queryClient.isMutating({ mutationKey, predicate: isSame }) > 0) return false
      mutate(wish)
      return true
    },
  }
}

function applied<Response>(key: QueryKey, cached: unknown, apply: (response: Response) => Response): unknown {
  if (key.at(-1) !== INFINITE) return apply(cached as Response)
  const { pages, ...rest } = cached as InfiniteData<Response>
  return { ...rest, pages: pages.map(apply) }
}
