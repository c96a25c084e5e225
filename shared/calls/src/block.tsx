import type { UseQueryResult } from '@tanstack/react-query'

import { ERROR_CODES } from '@campus/contracts/errors'
import { ApiError, CallError } from '@campus/http/errors'
import { ButtonLink } from '@campus/ui/button'
import type { Elements } from '@campus/ui/elements'
import { SkeletonRegion } from '@campus/ui/skeleton'
import { EmptyState, ErrorState, NotFoundState, OfflineState } from '@campus/ui/states'

import { isNothing } from './nothing.model'
import { ProveMobileLink } from './prove-mobile-link'

export interface WaitingBlockProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Shaped like the coming content. */
  readonly skeleton: Elements
  /**
   * What to do when the address names something that does not exist (any more), or names nothing.
   * Without it, the first case is shown like any failure, and the second keeps waiting.
   */
  readonly notFound?: { readonly to: string; readonly label: string } | undefined
  readonly children: (data: Data) => Elements
}

/** Waits for its own data and fails on its own. Shows the data even when it is empty. */
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
  readonly children: (data: NonNullable<Data>) => Elements
  /** Shown for an empty response: null, an empty list, a page without records. Default: a plain "no data". */
  readonly empty?: Elements
}

/** A part of a page: its data, or its loading, failed, offline or empty state. */
export function QueryBlock<Data>({ empty = <EmptyState />, children, ...waiting }: QueryBlockProps<Data>) {
  return (
    <WaitingBlock {...waiting}>
      {(data) => (data === null || data === undefined || isNothing(data) ? empty : children(data))}
    </WaitingBlock>
  )
}

/** The server's own message where it refused, and a trace id to report where there is one. */
function Failure({ query: { error, isFetching, refetch } }: Pick<WaitingBlockProps<unknown>, 'query'>) {
  const words = error instanceof ApiError ? error.message : ''
  if (error instanceof ApiError && error.code === ERROR_CODES.mobileNotProved) {
    return <EmptyState title={words} action={<ProveMobileLink />} />
  }
  return (
    <ErrorState
      hint={words || undefined}
      traceId={error instanceof CallError ? error.traceId : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
