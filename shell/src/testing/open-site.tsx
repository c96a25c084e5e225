/** The whole site of one school, as `start.tsx` assembles it, with a module whose pages a test gives. */
import { act, render, type RenderResult } from '@testing-library/react'
import * as v from 'valibot'

import { bootData, reportModuleOutcome, type BootData, type ModuleRoute } from '@campus/contracts/composition'
import type { ModulePage } from '@campus/contracts/module'
import { MODULE_CONTRACT } from '@campus/contracts/module-contract'
import { getDomainByDomainType, mapProxy, querySchoolBrowseCount } from '@campus/contracts/school'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'
import { configureHttp } from '@campus/http/client'
import { storeSchool } from '@campus/session/session-actions'
import { aBuSchool, aSchool, TEST_TENANT_ID } from '@campus/testing/builders'
import { respond } from '@campus/testing/fake-server'

import { httpOptions } from '../boot/http-options'
import { createQueryClient } from '../query-client'
import { createSite } from '../site'

interface SiteOptions {
  /** Address that the browser opens. */
  readonly address: string
  /** Routes of the site's one module, each with its page. */
  readonly pages?: readonly (Pick<ModuleRoute, 'path'> & Partial<ModuleRoute> & { open: () => Promise<ModulePage> })[]
  readonly boot?: Partial<Pick<BootData, 'schoolInfo' | 'buSchoolInfo' | 'tenantSettings'>>
}

/** The build writes the versions; a module that shares nothing does not use them. */
Reflect.set(globalThis, 'SHARED_VERSIONS', Object.fromEntries(SHARED_PACKAGES.map(({ request }) => [request, '1.0.0'])))

let releases = 0

/** Opens the site. The shell's usual calls have responses. */
export async function openSite({ address, pages = [], boot = {} }: SiteOptions): Promise<RenderResult> {
  respond(mapProxy, { result: null })
  respond(querySchoolBrowseCount, 1)
  respond(getDomainByDomainType, '')
  respond(reportModuleOutcome, true)
  const version = `1.0.${++releases}`
  const routes = pages.map(({ open: _, ...route }) => ({
    layout: 'main',
    login: false,
    title: 'school',
    special: false,
    ...route,
  }))
  const site = v.parse(bootData, {
    tenantId: TEST_TENANT_ID,
    schoolInfo: aSchool(),
    buSchoolInfo: aBuSchool(),
    tenantSettings: {},
    settings: { sites: {} },
    moduleMap: { id: 'map1', modules: [{ id: 'mfe-portal', lastGood: null, ...releaseOf(version, routes) }] },
    ...boot,
  })
  offerContainer(version, Object.fromEntries(pages.map(({ path, open }) => [path, open])))
  history.replaceState(null, '', address)
  storeSchool(site)
  configureHttp(httpOptions(site.settings))
  const { site: element, ready } = createSite(site, createQueryClient())
  return act(async () => {
    await ready
    return render(element)
  })
}

function releaseOf(version: string, routes: readonly object[]) {
  return {
    version,
    base: `/modules/mfe-portal/${version}/`,
    entry: 'remoteEntry.js',
    routes,
    slots: [],
    preload: [],
    routePreload: {},
    integrity: {},
  }
}

/** A container that is already in the page, like one whose entry the HTML preloads. */
function offerContainer(version: string, pages: Readonly<Record<string, () => Promise<ModulePage>>>): void {
  const module = { id: 'mfe-portal', contract: MODULE_CONTRACT, pages, slots: {} }
  Reflect.set(globalThis, `mfe_portal_${version.replaceAll('.', '_')}`, {
    init: () => undefined,
    get: () => Promise.resolve(() => ({ default: module })),
  })
}
