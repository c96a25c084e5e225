/** A page that reads a call it does not declare is drawn late in the shell, where nothing fetched it ahead: its test fails. */
import { hashKey, type QueryClient } from '@tanstack/react-query'

let watched: { readonly declared: Set<string>; readonly read: Map<string, readonly unknown[]> } | null = null

afterEach(() => {
  const undeclared = takeUndeclaredReads()
  if (undeclared.length > 0) throw new Error(undeclared.join('\n'))
})

/** From here on, to the test's end, what a page reads with this client is compared with what was fetched ahead. */
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

/** A sentence for each read of the running test that nobody declared; they are then forgotten. */
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
