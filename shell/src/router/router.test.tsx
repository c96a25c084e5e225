import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'

import { LAYOUTS, type BootData, type LayoutName, type ModuleMapEntry } from '@campus/contracts/composition'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { getDomainByDomainType, querySchoolBrowseCount } from '@campus/contracts/school'
import { respond } from '@campus/testing/fake-server'
import { renderPage } from '@campus/testing/render'

import { ModuleLoader } from '../modules/module-loader'
import { SiteProvider } from '../site-context'
import { aSite } from '../testing/in-site'
import { navigate } from './navigate'
import { createRouter } from './router'

const pathOf = (layout: LayoutName): string => `/page-in-${layout}`

const ENTRY: ModuleMapEntry = {
  id: 'mfe-study',
  version: '1.0.0',
  base: '/modules/mfe-study/1.0.0/',
  entry: 'remoteEntry.js',
  routes: LAYOUTS.map((layout) => ({ path: pathOf(layout), layout, login: false, title: 'school', special: false })),
  slots: [],
  preload: [],
  routePreload: {},
  integrity: {},
  lastGood: null,
}

/** Opens the site at an address, with a module that has a page in every layout. */
async function openAt(address: string) {
  // Sets up the http client and the session, as the shell does at its start.
  const { unmount } = await renderPage(<p />)
  unmount()
  respond(querySchoolBrowseCount, 7)
  respond(getDomainByDomainType, '')
  history.replaceState(null, '', address)
  const boot: BootData = aSite()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const modules = new ModuleLoader({
    map: { id: 'm', modules: [ENTRY] },
    loadContainer: async (id) => ({
      id,
      contract: MODULE_CONTRACT,
      pages: Object.fromEntries(LAYOUTS.map((layout) => [pathOf(layout), pageIn(layout)])),
      slots: {},
    }),
    report: () => undefined,
    now: () => 0,
  })
  const router = createRouter({ boot, modules, queryClient })
  await act(async () =>
    render(
      <SiteProvider value={boot}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SiteProvider>,
    ),
  )
  return router
}

const pageIn = (layout: LayoutName) => async () => ({ Component: () => <h1>page in {layout}</h1> })

afterEach(() => history.replaceState(null, '', '/'))

test.each(LAYOUTS)('a module’s page in the layout %s stands inside a frame', async (layout) => {
  await openAt(pathOf(layout))
  expect(within(await screen.findByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
    `page in ${layout}`,
  )
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('SH-17 an address that is none is told inside the frame of the site', async () => {
  await openAt('/nowhere')
  expect(within(await screen.findByRole('main')).getByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
  expect(screen.getByRole('banner')).toBeInTheDocument()
})

test('code outside React leads to another page without a new load', async () => {
  await openAt('/nowhere')
  await act(async () => navigate(pathOf('study')))
  expect(await screen.findByRole('heading', { name: 'page in study' })).toBeInTheDocument()
  expect(location.pathname).toBe(pathOf('study'))
})
