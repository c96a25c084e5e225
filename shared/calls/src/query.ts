/**
 * Query options made from a call's definition: key, signal, parsed response, failures shown inline. A
 * feature's `*.queries.ts` names its reads with these; nothing else there calls the server.
 */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import type { GenericSchema } from 'valibot'

import type { CallDefinition, CallRequest, CallResponse } from '@campus/contracts/call'
import { call, type CallSettings } from '@campus/http/client'
import { sessionStore } from '@campus/session/session-store'

import { callEveryPage, type PagedCall } from './every-page'

/** Another school than the page's own: its visitors' data, or a learner's data in one of its classes. */
export type AtSchool = Pick<CallSettings, 'tenantId' | 'schoolId'>

/**
 * The payload; a function where it contains the current time (its value is not part of the key); null while
 * there is nothing to ask, then nothing is sent.
 */
export type Asked<Definition extends CallDefinition> = CallRequest<Definition> | (() => CallRequest<Definition>) | null

/** `[definition.id, school, payload]`: the keys of all reads of a call start with its id. */
export type CallKey = readonly [id: string, tenantId: string, payload: unknown]

type Settable = 'enabled' | 'gcTime' | 'refetchInterval' | 'refetchOnMount' | 'retry' | 'select' | 'staleTime'

/** `at`: another school than the page's own. The other options are the query library's. */
export type ReadOptions<Definition extends CallDefinition, Data = CallResponse<Definition>> = Pick<
  UnusedSkipTokenOptions<CallResponse<Definition>, Error, Data, CallKey>,
  Settable
> & { readonly at?: AtSchool }

/** The page's own school, for the calls whose payload names it. */
export function ownTenantId(): string {
  return sessionStore.getState().tenantId
}

/** The one place that makes keys. The person is not part of the key: another person starts with an empty cache. */
function callKey(definition: CallDefinition, asked: unknown, at: AtSchool): CallKey {
  return [definition.id, at.schoolId || at.tenantId || ownTenantId(), typeof asked === 'function' ? 'now' : asked]
}

function requestOf<Definition extends CallDefinition>(asked: Asked<Definition>): CallRequest<Definition> {
  return typeof asked === 'function' ? (asked as () => CallRequest<Definition>)() : (asked as CallRequest<Definition>)
}

/** One read of a call. */
export function callQuery<Definition extends CallDefinition, Data = CallResponse<Definition>>(
  definition: Definition,
  asked: Asked<Definition>,
  { at = {}, ...options }: ReadOptions<Definition, Data> = {},
) {
  return queryOptions<CallResponse<Definition>, Error, Data, CallKey>({
    ...options,
    queryKey: callKey(definition, asked, at),
    queryFn: ({ signal }) => call(definition, requestOf(asked), { ...at, signal, errors: 'inline' }),
    enabled: asked === null ? false : (options.enabled ?? true),
  })
}

/** Makes a call as part of a read. */
type Ask = <Definition extends CallDefinition>(
  definition: Definition,
  payload: CallRequest<Definition>,
) => Promise<CallResponse<Definition>>

interface DerivedOptions {
  readonly at?: AtSchool
  readonly gcTime?: number
  readonly networkMode?: 'always'
  readonly retry?: boolean
  readonly staleTime?: number
}

/**
 * A read made of several calls, or of work on their responses. Its key starts with the id of `definition`,
 * the call it belongs to.
 */
export function derivedQuery<Definition extends CallDefinition, Data>(
  definition: Definition,
  asked: CallRequest<Definition>,
  read: (ask: Ask, signal: AbortSignal) => Promise<Data>,
  { at = {}, ...options }: DerivedOptions = {},
) {
  return queryOptions<Data, Error, Data, readonly [...CallKey, 'derived']>({
    ...options,
    queryKey: [...callKey(definition, asked, at), 'derived'],
    queryFn: ({ signal }) => read((part, payload) => call(part, payload, { ...at, signal, errors: 'inline' }), signal),
  })
}

/** One page of a list. The page before stays visible while the next one loads. Drawn with `PagedBlock`. */
export function pageQuery<Definition extends CallDefinition, Data = CallResponse<Definition>>(
  definition: Definition,
  asked: Asked<Definition>,
  options: ReadOptions<Definition, Data> = {},
) {
  return { ...callQuery(definition, asked, options), placeholderData: keepPreviousData }
}

/**
 * The whole of a paging list, as one page: for parts that must be visible at once. `asked.size` is the number
 * of items in each request.
 */
export function everyPageQuery<Definition extends PagedCall<unknown>>(
  definition: Definition,
  asked: CallRequest<Definition> | null,
  { at = {} }: { readonly at?: AtSchool } = {},
) {
  return {
    ...callQuery(definition, asked, { at }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callEveryPage(definition, asked as CallRequest<Definition>, { ...at, signal, errors: 'inline' }),
  }
}

/** The calls an endless list can use: the request names the page, the response says how many there are. */
type InfiniteCall = CallDefinition<
  GenericSchema<{ current?: number | string | undefined }>,
  GenericSchema<unknown, { current: number; pages: number }>
>

/** Marks the key of an infinite list, because its cache entry holds pages, not one response. */
export const INFINITE = 'infinite'

/** A list that grows page by page, for `useInfiniteQuery`. */
export function infiniteQuery<Definition extends InfiniteCall>(
  definition: Definition,
  asked: Omit<CallRequest<Definition>, 'current'>,
  { at = {} }: { readonly at?: AtSchool } = {},
) {
  return infiniteQueryOptions<
    CallResponse<Definition>,
    Error,
    InfiniteData<CallResponse<Definition>, number>,
    readonly [...CallKey, typeof INFINITE],
    number
  >({
    queryKey: [...callKey(definition, asked, at), INFINITE],
    queryFn: ({ signal, pageParam }) =>
      call(definition, { ...asked, current: pageParam } as CallRequest<Definition>, {
        ...at,
        signal,
        errors: 'inline',
      }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  })
}

/** Refetches every cached response of these calls: at once if it is visible, else when it is next shown. */
export async function invalidate(queryClient: QueryClient, ...definitions: readonly CallDefinition[]): Promise<void> {
  await Promise.all(definitions.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
}
