import type { UseQueryResult } from '@tanstack/react-query'

import { ERROR_CODES } from '@campus/contracts/errors'
import { ApiError, CallError } from '@campus/http/errors'
import { ButtonLink } from '@campus/ui/button'
import { ErrorState, NotFoundState } from '@campus/ui/states'

interface ContentFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** The list to go on from when it is gone. */
  list: { readonly path: string; readonly label: string }
}

/** In the place of what an address names: it is not there (any more), or it could not be had. */
export function ContentFailure({ query: { error, isFetching, refetch }, list }: ContentFailureProps) {
  if (isGone(error)) return <NotFoundState action={<ButtonLink to={list.path}>{list.label}</ButtonLink>} />
  const traceId = error instanceof CallError ? error.traceId : ''
  return <ErrorState traceId={traceId} retrying={isFetching} onRetry={() => void refetch()} />
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR_CODES.notFound
}
