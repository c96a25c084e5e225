/**
 * What modules may use of the query library; see `react-router-dom.ts` for why it is a list. Clients and their
 * caches are the shell's to make: a module gets the one client from its page's context or from `useQueryClient`. A page declares its reads and shows
 * their states itself, so what suspends, resets or prefetches from a component is not here.
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
