import * as v from 'valibot'

import {
  BOOT_DATA_ELEMENT_ID,
  bootData,
  getModuleMap,
  getPublicSettings,
  type BootData,
} from '@campus/contracts/composition'
import {
  getDetailByTenantId,
  getInfoByTenantId,
  getTenantByPreDomain,
  getTenantSettings,
} from '@campus/contracts/school'
import { siteCandidates } from '@campus/contracts/site-address'
import { call } from '@campus/http/client'
import { ApiError } from '@campus/http/errors'

import { preDomain } from './tenant.model'

/** No school belongs to the address. */
export class SchoolNotFoundError extends Error {}

/** The boot data the gateway wrote into the page, or null on a plain static host. */
export function inlinedBootData(): BootData | null {
  const element = document.getElementById(BOOT_DATA_ELEMENT_ID)
  if (element === null) return null
  return v.parse(bootData, JSON.parse(element.textContent))
}

/**
 * Makes the calls the gateway otherwise makes ahead: the tenant by query or
 * host name, its school, its look and its module map. Rejects with
 * {@link SchoolNotFoundError} when no school belongs to the address.
 */
export async function fetchBootData(address: URL): Promise<BootData> {
  const settings = await call(getPublicSettings, {}, { errors: 'inline' })
  const tenantId = await tenantOf(address, settings.domainSuffixes)
  if (tenantId === null) throw new SchoolNotFoundError(address.hostname)
  const [schoolInfo, buSchoolInfo, tenantSettings, moduleMap] = await Promise.all([
    call(getInfoByTenantId, { tenantId }, { errors: 'inline' }),
    call(getDetailByTenantId, { tenantId }, { errors: 'inline' }),
    call(getTenantSettings, { tenantId }, { errors: 'inline' }),
    call(getModuleMap, { tenantId, ...pageAddress(address) }, { errors: 'inline' }),
  ])
  return { tenantId, schoolInfo, buSchoolInfo, tenantSettings, settings, moduleMap, traceId: '' }
}

/** Of a page with unfinished work the module map depends; an address too long for the call names none. */
function pageAddress({ pathname, search }: URL): { address?: string } {
  const address = pathname + search
  return address.length > 2000 ? {} : { address }
}

/** The school whose site an address is; null when its host belongs to none. */
async function tenantOf(
  { pathname, searchParams, hostname }: URL,
  suffixes: readonly string[],
): Promise<string | null> {
  for (const candidate of siteCandidates(pathname, searchParams)) {
    const tenantId = candidate.tenantId ?? (await tenantOfHost(hostname, suffixes))
    if (!candidate.partnersOnly || (tenantId !== null && (await isPartnerSite(tenantId)))) return tenantId
  }
  return null
}

async function tenantOfHost(hostname: string, suffixes: readonly string[]): Promise<string | null> {
  const tenant = await call(getTenantByPreDomain, { data: preDomain(hostname, suffixes) }, { errors: 'inline' })
  return tenant?.id ?? null
}

/** A school that is not known is no partner's. */
async function isPartnerSite(tenantId: string): Promise<boolean> {
  try {
    const { brand } = await call(getTenantSettings, { tenantId }, { errors: 'inline' })
    return brand !== ''
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
