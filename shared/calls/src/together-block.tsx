import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import type { Elements } from '@campus/ui/elements'
import { SkeletonRegion } from '@campus/ui/skeleton'

export interface TogetherBlockProps {
  /** What the parts read. One that has failed, or waits for a connection, is not waited for. */
  readonly queries: readonly Pick<UseQueryResult, 'isPending' | 'fetchStatus'>[]
  /** Whether the code that the parts are drawn with is here, such as that of rich text. */
  readonly isReady?: boolean
  readonly skeleton: Elements
  /** Parts that read the queries themselves and fail on their own. */
  readonly children: Elements
}

/**
 * Parts below each other whose heights nobody knows beforehand: they appear at once, so that none moves another.
 * Once they are there they stay, whatever is read later.
 */
export function TogetherBlock({ queries, isReady = true, skeleton, children }: TogetherBlockProps) {
  const [isShown, setShown] = useState(false)
  const isAwaited = queries.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching')
  if (!isShown && isReady && !isAwaited) setShown(true)
  return isShown ? children : <SkeletonRegion>{skeleton}</SkeletonRegion>
}
