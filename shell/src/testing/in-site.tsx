/** A site around the rendered part of a test: one invented school that allows every outside address. */
import { waitFor } from '@testing-library/react'
import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { createMemoryRouter, Outlet } from 'react-router-dom'
import * as v from 'valibot'

import type { BootData, ModuleRoute } from '@campus/contracts/composition'
import { publicSettings } from '@campus/contracts/public-settings'
import {
  getDomainByDomainType,
  querySchoolBrowseCount,
  tenantSettings,
  type BuSchoolInfo,
  type SchoolInfo,
  type TenantSettings,
} from '@campus/contracts/school'
import type { SlotName } from '@campus/contracts/slots'
import { aBuSchool, aSchool, TEST_TENANT_ID } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'
import {
  renderPage,
  renderRoutes,
  type PageOptions,
  type RenderedPage,
  type RenderOptions,
} from '@campus/testing/render'
import { SlotHostProvider, type SlotHost } from '@campus/ui/slot'

import { anEntry } from '../modules/module-map.fixtures'
import { shellRoutes } from '../router/shell-routes'
import { SiteProvider } from '../site-context'

type Sites = BootData['settings']['sites']

export interface SiteFields {
  readonly school?: Partial<SchoolInfo>
  readonly buSchool?: Partial<BuSchoolInfo>
  readonly tenant?: Partial<TenantSettings>
  readonly sites?: Partial<Sites>
  readonly settings?: Partial<Omit<BootData['settings'], 'sites'>>
  /** Paths of the modules' pages; none by default. */
  readonly paths?: readonly string[]
}

const noSites: Sites = {
  operationsBackEnd: '',
  offlinePartner: '',
  onlineSchoolApp: '',
  visitorRegistration: '',
  organisation: '',
}

export function aSite({ school, buSchool, tenant, sites, settings, paths = [] }: SiteFields = {}): BootData {
  return {
    tenantId: TEST_TENANT_ID,
    schoolInfo: aSchool(school),
    buSchoolInfo: aBuSchool(buSchool),
    tenantSettings: { ...v.parse(tenantSettings, {}), ...tenant },
    settings: {
      ...v.parse(publicSettings, { sites: noSites, allowedHosts: ['*.example'] }),
      ...settings,
      sites: { ...noSites, ...sites },
    },
    moduleMap: { id: 'test', modules: paths.length === 0 ? [] : [anEntry(null, { routes: paths.map(aRoute) })] },
    traceId: '',
  }
}

function aRoute(path: string): ModuleRoute {
  return { path, layout: 'main', login: false, special: false, title: 'school' }
}

interface AroundOptions {
  readonly site?: SiteFields | undefined
  /** Slots that a module of this site offers; each shows its name while it is open. */
  readonly slots?: readonly SlotName[] | undefined
  /** Width of the window in pixels. Default 1280. */
  readonly width?: number | undefined
}

export interface InSiteOptions extends PageOptions, AroundOptions {
  readonly handle?: Partial<ModuleRoute>
}

/** Renders a piece of the shell inside its site; the header's calls have responses. */
export async function renderInSite(
  element: ReactElement,
  { site, slots, width, ...options }: InSiteOptions = {},
): Promise<RenderedPage> {
  return settled(await renderPage(<TestSite {...prepared({ site, slots, width })}>{element}</TestSite>, options))
}

export interface VisitInSiteOptions extends RenderOptions, AroundOptions {
  /** Drawn around the page. */
  readonly around?: ComponentType<{ children: ReactNode }>
}

/** Opens a page of the shell at its path plus a suffix such as `?redirect=…`, or at a whole address. */
type OpenShellPage = (at?: string, options?: VisitInSiteOptions) => Promise<RenderedPage>

/** Milliseconds to compile the code of a page on a busy machine. */
const TIMEOUT = 60_000

/**
 * Opens a page of the shell by the shell's own routes; fails when these lack the path or describe it
 * differently. Call it where tests are described: it loads the page's code before them.
 */
export function shellPageAt(path: string, expected: Pick<ModuleRoute, 'layout'> & Partial<ModuleRoute>): OpenShellPage {
  beforeAll(async () => {
    const routes = shellRoutes(aSite())
    expect(routes.map(({ route }) => route)).toContainEqual({
      ...{ path, login: false, title: 'school', special: false },
      ...expected,
    })
    const router = createMemoryRouter(
      routes.map(({ object }) => object),
      { initialEntries: [path] },
    )
    await waitFor(() => expect(router.state.initialized).toBe(true), { timeout: TIMEOUT })
    router.dispose()
  }, TIMEOUT)

  return async (at = '', { site, slots, width, around: Around = Fragment, ...options } = {}) => {
    const frame = (
      <TestSite {...prepared({ site, slots, width })}>
        <Around>
          <Outlet />
        </Around>
      </TestSite>
    )
    const children = shellRoutes(aSite(site)).map(({ object }) => object)
    const address = at.startsWith('/') ? at : path + at
    return settled(await renderRoutes(() => [{ element: frame, children }], address, options))
  }
}

function prepared({ width = 1280, ...site }: AroundOptions): Omit<AroundOptions, 'width'> {
  window.innerWidth = width
  respond(querySchoolBrowseCount, 1234)
  respond(getDomainByDomainType, '')
  return site
}

async function settled(rendered: RenderedPage): Promise<RenderedPage> {
  await waitFor(() => expect(rendered.queryClient.isFetching()).toBe(0))
  return rendered
}

function TestSite({ site, slots = [], children }: Omit<AroundOptions, 'width'> & { children: ReactNode }) {
  const host: SlotHost = {
    has: (name) => slots.includes(name),
    Slot: ({ name, props }) => (props.open ? <button onClick={props.onClose}>{name}</button> : null),
  }
  return (
    <SiteProvider value={aSite(site)}>
      <SlotHostProvider host={host}>{children}</SlotHostProvider>
    </SiteProvider>
  )
}

afterEach(() => {
  window.innerWidth = 1280
})
