import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { ERROR_CODES } from '@campus/contracts/errors'
import { ApiError, CallError } from '@campus/http/errors'
import { ButtonLink } from '@campus/ui/button'
import { SkeletonRegion } from '@campus/ui/skeleton'
import { EmptyState, ErrorState, NotFoundState, OfflineState } from '@campus/ui/states'

import { isNothing } from './nothing.model'

export interface WaitingBlockProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Shaped like what comes. */
  readonly skeleton: ReactNode
  /**
   * Where to go on from what an address names and is not there (any more), or from an address that names nothing.
   * Without it, the first is a failure like others, the second waits.
   */
  readonly notFound?: { readonly to: string; readonly label: string } | undefined
  readonly children: (data: Data) => ReactNode
}

/** Waits for its own data and fails on its own; what has come is drawn whatever is in it. */
export function WaitingBlock<Data>({ query, skeleton, notFound, children }: WaitingBlockProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  const isGone = query.error instanceof ApiError && query.error.code === ERROR_CODES.notFound
  const isUnnamed = query.isPending && query.fetchStatus === 'idle'
  if (notFound !== undefined && (isGone || isUnnamed)) {
    return <NotFoundState action={<ButtonLink to={notFound.to}>{notFound.label}</ButtonLink>} />
  }
  if (query.isError) return <Failure query={query} />
  if (query.fetchStatus === 'paused') return <OfflineState />
  return <SkeletonRegion>{skeleton}</SkeletonRegion>
}

export interface QueryBlockProps<Data> extends Omit<WaitingBlockProps<Data>, 'children'> {
  readonly children: (data: NonNullable<Data>) => ReactNode
  /** In the place of a response with nothing in it: null, an empty list, a page without records. Default: a plain "no data". */
  readonly empty?: ReactNode
}

/** A part of a page: its data, or what stands in their place while they are on their way, failed, offline or none. */
export function QueryBlock<Data>({ empty = <EmptyState />, children, ...waiting }: QueryBlockProps<Data>) {
  return (
    <WaitingBlock {...waiting}>
      {(data) => (data === null || data === undefined || isNothing(data) ? empty : children(data))}
    </WaitingBlock>
  )
}

/** The server's own words where it refused, and a number to report where it has one. */
function Failure({ query: { error, isFetching, refetch } }: Pick<WaitingBlockProps<unknown>, 'query'>) {
  const words = error instanceof ApiError ? error.message : ''
  return (
    <ErrorState
      hint={words || undefined}
      traceId={error instanceof CallError ? error.traceId : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
