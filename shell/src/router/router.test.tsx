import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'

import {
  LAYOUTS,
  type BootData,
  type LayoutName,
  type ModuleMapEntry,
  type RestOfMap,
} from '@campus/contracts/composition'
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

/** Opens the site at an address, with a module that has a page in every layout; it loads when `ready` resolves. */
async function openAt(address: string, ready: Promise<void> = Promise.resolve(), rest?: RestOfMap) {
  // Sets up the http client and the session, as the shell does at its start.
  const { unmount } = await renderPage(<p />)
  unmount()
  respond(querySchoolBrowseCount, 7)
  respond(getDomainByDomainType, '')
  history.replaceState(null, '', address)
  const boot: BootData = aSite()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const modules = new ModuleLoader({
    map: { id: 'm', modules: [ENTRY], ...(rest !== undefined && { rest }) },
    loadContainer: async (id) => {
      await ready
      return {
        id,
        contract: MODULE_CONTRACT,
        pages: Object.fromEntries(
          LAYOUTS.flatMap((layout) => ['', '/far'].map((prefix) => [prefix + pathOf(layout), pageIn(layout)])),
        ),
        slots: {},
      }
    },
    refusalOf: () => null,
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

test('SH-18 the loading bar stands while another page is on its way, and only then', async () => {
  let arrive: () => void = () => undefined
  const router = await openAt('/nowhere', new Promise((resolve) => (arrive = resolve)))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await act(async () => void router.navigate(pathOf('study')))
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'page in study' })).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

describe('a module that the page was not given', () => {
  const far = ENTRY.routes.map((route) => ({ ...route, path: `/far${route.path}` }))
  const FAR: ModuleMapEntry = { ...ENTRY, id: 'mfe-exam', base: '/modules/mfe-exam/1.0.0/', routes: far }
  const index = [{ id: FAR.id, paths: far.map(({ path }) => path), slots: [], integrity: 'sha384-far' }]
  const rest = { integrity: 'sha384-index', paths: [], slots: [] }
  let isOnline: boolean
  beforeEach(() => {
    isOnline = true
    globalThis.fetch = async (address) => {
      if (!isOnline) throw new TypeError('no line')
      const content = String(address).endsWith(FAR.id) ? FAR : index
      return { ok: true, json: async () => content } as Response
    }
  })

  test.each(LAYOUTS)('has its page in the layout %s when somebody goes there', async (layout) => {
    const router = await openAt('/page-in-main', Promise.resolve(), rest)
    await act(async () => void router.navigate(`/far${pathOf(layout)}`))
    expect(within(await screen.findByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
      `page in ${layout}`,
    )
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  })

  test('leaves the way back as it was', async () => {
    const router = await openAt('/page-in-main', Promise.resolve(), rest)
    await act(async () => void router.navigate('/far/page-in-study'))
    expect(await screen.findByRole('heading', { name: 'page in study' })).toBeInTheDocument()
    await act(async () => void router.navigate(-1))
    expect(await screen.findByRole('heading', { name: 'page in main' })).toBeInTheDocument()
  })

  test('shows the card inside the frame while it cannot be asked for, and a retry heals it', async () => {
    const router = await openAt('/page-in-main', Promise.resolve(), rest)
    isOnline = false
    await act(async () => void router.navigate('/far/page-in-study'))
    const card = await screen.findByRole('alert')
    expect(screen.getByRole('banner')).toBeInTheDocument()
    isOnline = true
    await act(async () => within(card).getByRole('button', { name: '重试' }).click())
    expect(await screen.findByRole('heading', { name: 'page in study' })).toBeInTheDocument()
  })

  test('does not make an address of nothing a page', async () => {
    await openAt('/nowhere', Promise.resolve(), rest)
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
  })
})
