import { QueryClient, type Query } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { ServerStyleSheet } from 'styled-components'

import type { DrawnPage, DrawnRead, PageToDraw } from '@campus/contracts/drawn-page'
import type { CampusModule } from '@campus/contracts/module'
import { setLocale } from '@campus/i18n/locale'
import { setScheme } from '@campus/session/scheme'
import { sessionKeeper } from '@campus/session/session-keeper'

import { ModuleLoader } from '../modules/module-loader'
import { siteRoutes } from '../router/router'
import { SiteFrame } from '../SiteFrame'

/** How often a page is drawn again with what its last drawing missed. */
const MOST_DRAWINGS = 4

/**
 * Draws a page as an anonymous visitor gets it, of a module, or without one of the shell. One at a time: session, language
 * and scheme are of the whole process. null where the address leads elsewhere. Rejects when anything fails; the page is then drawn in the browser.
 */
export async function drawPage(page: PageToDraw, module: CampusModule | null): Promise<DrawnPage | null> {
  const { boot, address, locale, scheme } = page
  const { tenantId, schoolInfo, buSchoolInfo } = boot
  sessionKeeper.setState({ ...sessionKeeper.getInitialState(), tenantId, tenantInfo: { id: tenantId } })
  sessionKeeper.setState({ schoolInfo, buSchoolInfo })
  setScheme(scheme)
  await setLocale(locale)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const modules = new ModuleLoader({
    map: boot.moduleMap,
    loadContainer: async () => module ?? Promise.reject(new Error('a page of the shell has no module')),
    refusalOf: () => null,
    report: () => undefined,
    now: () => performance.now(),
  })
  const handler = createStaticHandler(siteRoutes({ boot, modules, queryClient }))
  const context = await handler.query(new Request(address))
  if (context instanceof Response) return null
  if (context.errors !== null || isFailure(context.loaderData)) throw new Error('the page could not be opened')
  const router = createStaticRouter(handler.dataRoutes, context)
  const site = (
    <SiteFrame boot={boot} queryClient={queryClient} modules={modules}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteFrame>
  )
  const refused = new Set<string>()
  for (let drawing = 1; ; drawing += 1) {
    await readAll(queryClient, refused)
    const drawn = await draw(site)
    if (drawing === MOST_DRAWINGS || missedReads(queryClient, refused).length === 0) {
      return { ...drawn, reads: JSON.stringify(readsOf(queryClient)) }
    }
  }
}

function isFailure(loaderData: object): boolean {
  return Object.values(loaderData).some((data: unknown) => (data as { kind?: string } | null)?.kind === 'failure')
}

/** The reads that the page declares, and those that a drawing found missing. */
function missedReads(queryClient: QueryClient, refused: ReadonlySet<string>): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options, queryHash }) =>
        state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false && !refused.has(queryHash),
    )
}

/** What cannot be read here is forgotten: its place waits in the drawing, and the browser reads it. */
async function readAll(queryClient: QueryClient, refused: Set<string>): Promise<void> {
  await Promise.allSettled(missedReads(queryClient, refused).map((query) => query.fetch()))
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) {
    if (query.state.status !== 'error') continue
    refused.add(query.queryHash)
    cache.remove(query)
  }
}

function readsOf(queryClient: QueryClient): DrawnRead[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
}

async function draw(site: React.ReactElement): Promise<Pick<DrawnPage, 'html' | 'css'>> {
  const sheet = new ServerStyleSheet()
  try {
    const faults: unknown[] = []
    const { prelude } = await prerender(sheet.collectStyles(site), {
      onError: (error) => void faults.push(error),
      // What came late to a drawing is put in its place by a script otherwise.
      progressiveChunkSize: Infinity,
    })
    const html = await new Response(prelude).text()
    if (faults.length > 0) throw faults[0]
    return { html, css: rulesIn(sheet.getStyleTags()) }
  } finally {
    sheet.seal()
  }
}

/** Without the marks by which a browser's copy of the library would take the styles over: it brings its own. */
function rulesIn(tags: string): string {
  return tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll('\n', '')
}
