import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Config } from '../config/config'
import type { Database, Transaction } from '../database/database'
import type { Tenant } from '../http/handle'
import { tenantHosts, tenants } from './tenants.schema'

/** The tenant of an id; undefined when there is none. Needs an operator's transaction. */
export async function findTenant(tx: Transaction, id: string): Promise<Tenant | undefined> {
  const [tenant] = await tx.select({ id: tenants.id, name: tenants.name }).from(tenants).where(eq(tenants.id, id))
  return tenant
}

/** The tenant of the text that {@link preDomainOf} returns. Needs an operator's transaction. */
export async function findTenantByPreDomain(tx: Transaction, preDomain: string): Promise<Tenant | undefined> {
  const [tenant] = await tx
    .select({ id: tenants.id, name: tenants.name })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(eq(tenantHosts.preDomain, preDomain))
  return tenant
}

/** The tenant at a host, as a request names it; undefined when there is none. */
export async function findTenantAtHost(
  database: Database,
  host: string,
  config: Pick<Config, 'mainDomain' | 'domainSuffixes'>,
): Promise<Tenant | undefined> {
  const preDomain = preDomainOf(host, domainSuffixes(config))
  return database.asOwner((tx) => findTenantByPreDomain(tx, preDomain))
}

/**
 * The tenant whose row of a table meets the condition, such as the one that gave out a code; undefined when there
 * is none. Of the rows themselves nothing is told.
 */
export async function findTenantOfRow(
  database: Database,
  table: PgTable & { readonly tenantId: PgColumn },
  condition: SQL,
): Promise<Tenant | undefined> {
  const [tenant] = await database.asOwner((tx) =>
    tx
      .select({ id: tenants.id, name: tenants.name })
      .from(table as PgTable)
      .innerJoin(tenants, eq(tenants.id, table.tenantId))
      .where(condition),
  )
  return tenant
}

/** The pre-domains of a tenant. Needs an operator's transaction. */
export async function preDomainsOf(tx: Transaction, tenantId: string): Promise<string[]> {
  const hosts = await tx
    .select({ preDomain: tenantHosts.preDomain })
    .from(tenantHosts)
    .where(eq(tenantHosts.tenantId, tenantId))
  return hosts.map(({ preDomain }) => preDomain)
}

/** The tenants that a tenant's site offers to join: all where it has the bare main domain, itself alone elsewhere. */
export async function tenantsOfferedAt(database: Database, { id, name }: Tenant): Promise<Tenant[]> {
  return database.asOwner(async (tx) => {
    const hosts = await preDomainsOf(tx, id)
    if (!hosts.includes('')) return [{ id, name }]
    return tx.select({ id: tenants.id, name: tenants.name }).from(tenants).orderBy(tenants.id)
  })
}

/** Known domain suffixes, longest first (SH-24). */
export function domainSuffixes(config: Pick<Config, 'mainDomain' | 'domainSuffixes'>): string[] {
  return [...new Set([config.mainDomain, ...config.domainSuffixes])].sort((one, other) => other.length - one.length)
}

/**
 * A host name without its known suffix: `hailan` of `hailan.localhost`, '' of the bare domain or an address,
 * the whole name when no suffix is known.
 */
export function preDomainOf(host: string, suffixes: readonly string[]): string {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^(\d{1,3}\.){3}\d{1,3}$/.test(name) || name.startsWith('[')) return ''
  for (const suffix of suffixes) {
    if (name === suffix) return ''
    if (name.endsWith(`.${suffix}`)) return name.slice(0, -suffix.length - 1)
  }
  return name
}
