import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

import { thumbsDelete, thumbsUp, type THUMBS_BIZ_TYPES } from '@campus/contracts/review'
import { call } from '@campus/http/client'

interface Likeable {
  readonly id: string
}

interface Page<Item> {
  readonly records: readonly Item[]
}

interface LikeOptions<Item extends Likeable> {
  readonly bizType: (typeof THUMBS_BIZ_TYPES)[number]
  /** Every cached page below this key shows the change. */
  readonly pages: QueryKey
  readonly isLiked: (item: Item) => boolean
  /** The item with its like turned over. */
  readonly toggled: (item: Item) => Item
}

export interface Like<Item> {
  /** A press on the button; a second one waits for the first to be answered. */
  readonly press: (item: Item) => void
}

/**
 * Likes and takes likes back, for visitors too. The page shows the change at
 * once; when the call fails it shows the old state again, and the call's toast
 * says why.
 */
export function useLike<Item extends Likeable>({ bizType, pages, isLiked, toggled }: LikeOptions<Item>): Like<Item> {
  const cache = useQueryClient()

  const show = (shown: Item) =>
    cache.setQueriesData<Page<Item>>(
      { queryKey: pages },
      (page) => page && { ...page, records: page.records.map((item) => (item.id === shown.id ? shown : item)) },
    )

  const { mutate, isPending } = useMutation({
    mutationFn: (before: Item) => call(isLiked(before) ? thumbsDelete : thumbsUp, { bizId: before.id, bizType }),
    onMutate: async (before) => {
      // A response under way would bring back the count from before.
      await cache.cancelQueries({ queryKey: pages })
      show(toggled(before))
    },
    onError: (_, before) => show(before),
  })

  return { press: (item) => !isPending && mutate(item) }
}
