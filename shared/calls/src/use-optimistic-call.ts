import { useMutation, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'

import type { CallDefinition, CallResponse } from '@campus/contracts/call'

import { INFINITE } from './query'

interface OptimisticCallOptions<Shown extends CallDefinition, Wish> {
  /** The call that makes the change; its failure is shown as a toast. */
  readonly send: (wish: Wish) => Promise<unknown>
  /** Every cached response of this call shows the change at once. */
  readonly shown: Shown
  /** The response after the change. */
  readonly apply: (response: CallResponse<Shown>, wish: Wish) => CallResponse<Shown>
}

export interface OptimisticCall<Wish> {
  /** Makes the change; a second one waits for the response to the first. */
  readonly run: (wish: Wish) => void
}

interface Changed {
  readonly key: QueryKey
  readonly before: unknown
  readonly after: unknown
}

/** A change that is visible at once. If its call fails, the value before it is shown again. */
export function useOptimisticCall<Shown extends CallDefinition, Wish>({
  send,
  shown,
  apply,
}: OptimisticCallOptions<Shown, Wish>): OptimisticCall<Wish> {
  const queryClient = useQueryClient()
  const queryKey = [shown.id]
  const mutationKey = ['optimistic', shown.id]

  const show = (wish: Wish): Changed[] =>
    queryClient.getQueriesData<unknown>({ queryKey }).flatMap(([key, before]) => {
      if (before === undefined) return []
      const set = applied(key, before, (response) => apply(response, wish))
      // The cache keeps unchanged parts, so what it holds now can be told from later responses.
      return [{ key, before, after: queryClient.setQueryData(key, set) }]
    })

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: async (wish: Wish) => {
      // A response that is still on its way would bring the old value back.
      await queryClient.cancelQueries({ queryKey })
      return show(wish)
    },
    onError: (_error, _wish, changed) => {
      for (const { key, before, after } of changed ?? []) {
        // A response fetched meanwhile is newer than both.
        if (queryClient.getQueryData(key) === after) queryClient.setQueryData(key, before)
      }
    },
  })

  return {
    run: (wish) => {
      // Read from the client, not from the last render: a quick second press can come before it.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(wish)
    },
  }
}

function applied<Response>(key: QueryKey, cached: unknown, apply: (response: Response) => Response): unknown {
  if (key.at(-1) !== INFINITE) return apply(cached as Response)
  const { pages, ...rest } = cached as InfiniteData<Response>
  return { ...rest, pages: pages.map(apply) }
}
