/**
 * A page that reads an undeclared call is drawn late in the shell, because nothing fetched it in advance: its
 * test fails.
 */
import { hashKey, type QueryClient } from '@tanstack/react-query'

let watched: { readonly declared: Set<string>; readonly read: Map<string, readonly unknown[]> } | null = null

afterEach(() => {
  const undeclared = takeUndeclaredReads()
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'))
})

/** From here to the test's end, the reads of a page with this client are compared with the fetched ones. */
export function watchReads(queryClient: QueryClient): void {
  const declared = new Set<string>()
  const read = new Map<string, readonly unknown[]>()
  watched = { declared, read }

  const fetchAhead = queryClient.query.bind(queryClient)
  queryClient.query = ((options: Parameters<typeof fetchAhead>[0]) => {
    declared.add(hashKey(options.queryKey))
    return fetchAhead(options)
  }) as QueryClient['query']

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'observerAdded' && event.type !== 'observerOptionsUpdated') return
    if (event.observer.options.enabled === false) return
    read.set(hashKey(event.query.queryKey), event.query.queryKey)
  })
}

/** A sentence for each undeclared read of the running test; they are then cleared. */
export function takeUndeclaredReads(): string[] {
  if (watched === null) return []
  const { declared, read } = watched
  watched = null
  return [...read].flatMap(([hash, [id, , payload]]) =>
    declared.has(hash)
      ? []
      : [
          `The page reads ${String(id)} ${JSON.stringify(payload)} and does not declare it. List it in the queries of ` +
            'its definePage, or of the defineBlock that shows it when it comes later.',
        ],
  )
}
