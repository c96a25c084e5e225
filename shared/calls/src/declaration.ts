/** What a page or a late block says it reads, and how that is fetched ahead. */
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

/** Query options of any call, as `callQuery`, `pageQuery` and `infiniteQuery` make them. */
export interface DeclaredQuery {
  readonly queryKey: QueryKey
  readonly enabled?: unknown
}

/** A read, or a read and what is read once its data is there. */
export type Declaration = DeclaredQuery | Chain

interface Chain {
  readonly first: DeclaredQuery
  readonly next: (data: unknown) => readonly Declaration[]
}

type DataOf<Query> = Query extends { queryFn?: unknown; select?: ((data: never) => infer Data) | undefined }
  ? Data
  : never

/** Reads that need another read's data: `next` gets it as the page does. */
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
 * Fetches what is declared and not fresh in the cache. Never rejects: a failed read is told where it is shown. Settles
 * when everything is there, for who must wait before it draws.
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
    // The query keeps its failure; who shows it tells it and offers to ask again.
    return
  }
  if ('first' in declaration) await prefetch(queryClient, declaration.next(data))
}

function fetchAhead(queryClient: QueryClient, query: DeclaredQuery): Promise<unknown> {
  return 'initialPageParam' in query
    ? queryClient.infiniteQuery(query as Parameters<QueryClient['infiniteQuery']>[0])
    : queryClient.query(query as QueryExecuteOptions)
}
