/** A page or a late block, together with its reads. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'

import type { ModulePage, PageContext } from '@campus/contracts/module'
import { sessionStore, useSession } from '@campus/session/session-store'
import type { SessionState } from '@campus/session/session.model'

import { firstReads, prefetch, type Declaration } from './declaration'

/** The inputs of a declaration: the address and the signed-in person. */
export interface ReadContext {
  readonly query: URLSearchParams
  readonly params: PageContext['params']
  readonly session: SessionState
}

interface PageParts {
  /**
   * All reads of the page at an address, without its late blocks. A pure function: it runs on navigation and
   * on the first load, and needs no window. A read that is missing here fails the page's test.
   */
  readonly queries: (context: ReadContext) => readonly Declaration[]
  readonly Component: ModulePage['Component']
}

export interface DefinedPage extends ModulePage {
  readonly queries: PageParts['queries']
}

/**
 * A module's page. Its loader fetches the declared reads while the page's code loads; the page reads the same
 * queries.
 */
export function definePage({ queries, Component }: PageParts): DefinedPage & Required<ModulePage> {
  return {
    Component,
    queries,
    loader: ({ url, params, queryClient }) =>
      void prefetch(queryClient, queries({ query: url.searchParams, params, session: sessionStore.getState() })),
  }
}

interface BlockParts<Props> {
  /** All reads of the block, for its properties and address. */
  readonly queries: (context: ReadContext, props: Props) => readonly Declaration[]
  readonly Component: ComponentType<Props>
}

/**
 * A part that loads later than its page, such as a block below the first screen or a dialog. It declares its
 * own reads.
 */
export function defineBlock<Props extends object>({ queries, Component }: BlockParts<Props>): ComponentType<Props> {
  return function Block(props: Props) {
    const queryClient = useQueryClient()
    const { search } = useLocation()
    const params = useParams()
    const session = useSession((state) => state)
    const declared = queries({ query: new URLSearchParams(search), params, session }, props)
    const start = useEffectEvent(() => void prefetch(queryClient, declared))
    const keys = JSON.stringify(firstReads(declared).map(({ queryKey, enabled }) => [queryKey, enabled]))
    useEffect(() => start(), [keys, queryClient])
    return <Component {...props} />
  }
}
