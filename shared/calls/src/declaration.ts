/** The reads that a page or late block declares, and how they are fetched in advance. */
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

/** Query options of any call, as `callQuery`, `pageQuery` and `infiniteQuery` make them. */
export interface DeclaredQuery {
  readonly queryKey: QueryKey
  readonly enabled?: unknown
}

/** A read, or a read with further reads that need its data. */
export type Declaration = DeclaredQuery | Chain

interface Chain {
  readonly first: DeclaredQuery
  readonly next: (data: unknown) => readonly Declaration[]
}

type DataOf<Query> = Query extends { queryFn?: unknown; select?: ((data: never) => infer Data) | undefined }
  ? Data
  : never

/** Reads that need another read's data: `next` receives it as the page does. */
export function followedBy<Query extends DeclaredQuery>(
  first: Query,
  next: (data: DataOf<Query>) => readonly Declaration[],
): Declaration {
  return { first, next: next as Chain['next'] }
}

/** The reads declared without waiting for any data. */
export function firstReads(declarations: readonly Declaration[]): readonly DeclaredQuery[] {
  return declarations.map((declaration) => ('first' in declaration ? declaration.first : declaration))
}

/**
 * Fetches the declared reads that are not fresh in the cache. Never rejects: the part that shows a read shows
 * its failure. Settles when everything is there, for callers that wait before drawing.
 */
export async function prefetch(queryClient: QueryClient, declarations: readonly Declaration[]): Promise<void> {
  await Promise.all(declarations.map((declaration) => prefetchOne(queryClient, declaration)))
}

async function prefetchOne(queryClient: QueryClient, declaration: Declaration): Promise<void> {
  const query = 'first' in declaration ? declaration.first : declaration
  if (query.enabled === false) return
  let data: unknown
  try {
    data = await fetchAhead(queryClient, query)
  } catch {
    // The query keeps its failure; the part that shows it offers the retry.
    return
  }
  if ('first' in declaration) await prefetch(queryClient, declaration.next(data))
}

function fetchAhead(queryClient: QueryClient, query: DeclaredQuery): Promise<unknown> {
  return 'initialPageParam' in query
    ? queryClient.infiniteQuery(query as Parameters<QueryClient['infiniteQuery']>[0])
    : queryClient.query(query as QueryExecuteOptions)
}
