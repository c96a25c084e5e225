/** A page or a late block, together with what it reads. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'

import type { ModulePage, PageContext } from '@campus/contracts/module'
import { sessionStore, useSession } from '@campus/session/session-store'
import type { SessionState } from '@campus/session/session.model'

import { firstReads, prefetch, type Declaration } from './declaration'

/** What a declaration may look at: the address and who is here. */
export interface ReadContext {
  readonly query: URLSearchParams
  readonly params: PageContext['params']
  readonly session: SessionState
}

interface PageParts {
  /**
   * Everything the page reads at an address, its late blocks aside. A pure function: it runs on navigation, on the first
   * load, and can run where there is no window. A read that is not listed here fails the page's test.
   */
  readonly queries: (context: ReadContext) => readonly Declaration[]
  readonly Component: ModulePage['Component']
}

export interface DefinedPage extends ModulePage {
  readonly queries: PageParts['queries']
}

/** A module's page. Its loader fetches what is declared while the page's code is drawn; the page reads the same queries. */
export function definePage({ queries, Component }: PageParts): DefinedPage & Required<ModulePage> {
  return {
    Component,
    queries,
    loader: ({ url, params, queryClient }) =>
      void prefetch(queryClient, queries({ query: url.searchParams, params, session: sessionStore.getState() })),
  }
}

interface BlockParts<Props> {
  /** Everything the block reads, for its properties and at an address. */
  readonly queries: (context: ReadContext, props: Props) => readonly Declaration[]
  readonly Component: ComponentType<Props>
}

/** What comes later than its page, as a block below the first screen or a dialog: it declares its reads when it comes. */
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
