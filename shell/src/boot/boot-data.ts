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
import { call } from '@campus/http/client'

import { namedTenant, preDomain } from './tenant.model'

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
  const tenantId = namedTenant(address.searchParams) ?? (await tenantOfHost(address.hostname, settings.domainSuffixes))
  const [schoolInfo, buSchoolInfo, tenantSettings, moduleMap] = await Promise.all([
    call(getInfoByTenantId, { tenantId }, { errors: 'inline' }),
    call(getDetailByTenantId, { tenantId }, { errors: 'inline' }),
    call(getTenantSettings, { tenantId }, { errors: 'inline' }),
    call(getModuleMap, { tenantId }, { errors: 'inline' }),
  ])
  return { tenantId, schoolInfo, buSchoolInfo, tenantSettings, settings, moduleMap, traceId: '' }
}

async function tenantOfHost(hostname: string, suffixes: readonly string[]): Promise<string> {
  const tenant = await call(getTenantByPreDomain, { data: preDomain(hostname, suffixes) }, { errors: 'inline' })
  if (tenant === null) throw new SchoolNotFoundError(hostname)
  return tenant.id
}
