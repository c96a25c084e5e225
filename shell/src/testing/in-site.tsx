/** A site around what a test renders: one invented school, whose every outside address is allowed. */
import { waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import * as v from 'valibot'

import { publicSettings, type BootData, type ModuleRoute } from '@campus/contracts/composition'
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
import { renderPage, type PageOptions, type RenderedPage } from '@campus/testing/render'
import { SlotHostProvider, type SlotHost } from '@campus/ui/slot'

import { SiteProvider } from '../site-context'

type Sites = BootData['settings']['sites']

export interface SiteFields {
  readonly school?: Partial<SchoolInfo>
  readonly buSchool?: Partial<BuSchoolInfo>
  readonly tenant?: Partial<TenantSettings>
  readonly sites?: Partial<Sites>
  readonly settings?: Partial<Omit<BootData['settings'], 'sites'>>
}

const noSites: Sites = {
  operationsBackEnd: '',
  offlinePartner: '',
  onlineSchoolApp: '',
  visitorRegistration: '',
  organisation: '',
}

export function aSite({ school, buSchool, tenant, sites, settings }: SiteFields = {}): BootData {
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
    moduleMap: { id: 'test', modules: [] },
    traceId: '',
  }
}

export interface InSiteOptions extends PageOptions {
  readonly site?: SiteFields
  readonly handle?: Partial<ModuleRoute>
  /** Slots that a module of this site offers; each shows its name while it is open. */
  readonly slots?: readonly SlotName[]
  /** Width of the window in pixels. Default 1280. */
  readonly width?: number
}

/** Renders a piece of the shell inside its site, with the header's calls answered. */
export async function renderInSite(
  page: ReactElement,
  { site, slots = [], width = 1280, ...options }: InSiteOptions = {},
): Promise<RenderedPage> {
  window.innerWidth = width
  respond(querySchoolBrowseCount, 1234)
  respond(getDomainByDomainType, '')
  const host: SlotHost = {
    has: (name) => slots.includes(name),
    Slot: ({ name, props }) => (props.open ? <button onClick={props.onClose}>{name}</button> : null),
  }
  const rendered = await renderPage(
    <SiteProvider value={aSite(site)}>
      <SlotHostProvider host={host}>{page}</SlotHostProvider>
    </SiteProvider>,
    options,
  )
  await waitFor(() => expect(rendered.queryClient.isFetching()).toBe(0))
  return rendered
}

afterEach(() => {
  window.innerWidth = 1280
})
