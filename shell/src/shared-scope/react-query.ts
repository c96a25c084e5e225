/**
 * The names of the query library that modules may use; `react-router-dom.ts` says why this is a list. Only
 * the shell makes clients and caches: a module gets the one client from its page's context or from
 * `useQueryClient`. A page declares its reads and shows their states itself, so suspense, reset and prefetch
 * components are not here.
 */
export {
  CancelledError,
  focusManager,
  hashKey,
  InfiniteQueryObserver,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  matchMutation,
  matchQuery,
  MutationObserver,
  mutationOptions,
  notifyManager,
  onlineManager,
  partialMatchKey,
  QueriesObserver,
  QueryObserver,
  queryOptions,
  replaceEqualDeep,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
