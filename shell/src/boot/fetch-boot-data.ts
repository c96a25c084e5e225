/** What a page on a plain static host asks for itself. A script of its own: a page of the gateway never needs it. */
import { getModuleMap, type BootData, type ModuleMap } from '@campus/contracts/composition'
import { getPublicSettings } from '@campus/contracts/public-settings'
import {
  getDetailByTenantId,
  getInfoByTenantId,
  getTenantByPreDomain,
  getTenantSettings,
} from '@campus/contracts/school'
import { siteCandidates } from '@campus/contracts/site-address'
import { call } from '@campus/http/client'
import { ApiError } from '@campus/http/errors'

import { SchoolNotFoundError } from './boot-data'
import { preDomain } from './tenant.model'

/**
 * Makes the calls that the gateway otherwise makes in advance: the tenant by query or host name, its school,
 * its look and its module map. Rejects with {@link SchoolNotFoundError} when no school belongs to the
 * address.
 */
export async function fetchBootData(address: URL): Promise<BootData> {
  const settings = await call(getPublicSettings, {}, { errors: 'inline' })
  const tenantId = await tenantOf(address, settings.domainSuffixes)
  if (tenantId === null) throw new SchoolNotFoundError(address.hostname)
  const [schoolInfo, buSchoolInfo, tenantSettings, moduleMap] = await Promise.all([
    call(getInfoByTenantId, { tenantId }, { errors: 'inline' }),
    call(getDetailByTenantId, { tenantId }, { errors: 'inline' }),
    call(getTenantSettings, { tenantId }, { errors: 'inline' }),
    moduleMapAt(address, tenantId),
  ])
  return { tenantId, schoolInfo, buSchoolInfo, tenantSettings, settings, moduleMap, traceId: '' }
}

/** The school's module map; where the address names unfinished work, the one for that work. No more of the address is told. */
async function moduleMapAt({ pathname, searchParams }: URL, tenantId: string): Promise<ModuleMap> {
  const map = await call(getModuleMap, { tenantId }, { errors: 'inline' })
  const works = (map.leaseFields ?? []).flatMap((field) => {
    const work = searchParams.get(field) ?? ''
    return work === '' ? [] : [[field, work]]
  })
  if (works.length === 0) return map
  const address = `${pathname}?${new URLSearchParams(works).toString()}`
  return call(getModuleMap, { tenantId, address }, { errors: 'inline' })
}

/** The school of an address; null when the host belongs to none. */
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

/** An unknown school has no partner. */
async function isPartnerSite(tenantId: string): Promise<boolean> {
  try {
    const { brand } = await call(getTenantSettings, { tenantId }, { errors: 'inline' })
    return brand !== ''
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
