import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { CallError } from '@campus/http/errors'
import { SkeletonRegion } from '@campus/ui/skeleton'
import { ErrorState } from '@campus/ui/states'

interface QueryBlockProps<Data> {
  query: UseQueryResult<Data>
  /** Shaped like what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of the page that waits for its own data and fails on its own. */
export function QueryBlock<Data>({ query, skeleton, children }: QueryBlockProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    const traceId = query.error instanceof CallError ? query.error.traceId : ''
    return <ErrorState traceId={traceId} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  return <SkeletonRegion>{skeleton}</SkeletonRegion>
}
