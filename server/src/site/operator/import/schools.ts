/** The schools of a folder: their names and hosts. */
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { tenantHosts, tenants } from '../../../platform/tenants/tenants.schema'
import { SCHOOLS_FILE, type Fault } from './folder'
import type { ReadSchool } from './read-folder'

/** What a new school lacks, ids that become another school's, and hosts that others keep. */
export async function schoolFaults(tx: Transaction, schools: readonly ReadSchool[]): Promise<readonly Fault[]> {
  const old = new Map((await tx.select().from(tenants)).map(({ id, name }) => [id, name]))
  const hosts = await tx.select().from(tenantHosts)
  const hostsOf = (id: string): readonly string[] =>
    hosts.flatMap((host) => (host.tenantId === id ? [host.preDomain] : []))
  return schools.flatMap((school) => {
    const messages = [
      ...(old.has(school.id) ? anotherSchool(school, old.get(school.id), hostsOf(school.id)) : lackOf(school)),
      ...takenHosts(school, hosts, schools),
    ]
    return messages.map((message) => ({ file: SCHOOLS_FILE, line: school.line, message }))
  })
}

function lackOf({ name, preDomains }: ReadSchool): readonly string[] {
  const missing = Object.entries({ name, hosts: preDomains }).filter(([, value]) => value === null)
  return missing.map(([column]) => `${column} is missing for a new school`)
}

/** Everything that the school has, its learners and their certificates, would be another's. */
function anotherSchool(
  { name, preDomains }: ReadSchool,
  nameBefore: string | undefined,
  hostsBefore: readonly string[],
): readonly string[] {
  if (name === null || name === nameBefore || preDomains === null || hostsBefore.length === 0) return []
  if (preDomains.some((host) => hostsBefore.includes(host))) return []
  return [
    `name and hosts are both others (was ${nameBefore ?? ''}): give another school an id of its own; for the same school change first the one, then the other in a folder of its own`,
  ]
}

/** Unless the folder takes them from their school. */
function takenHosts(
  { id, preDomains }: ReadSchool,
  hosts: readonly (typeof tenantHosts.$inferSelect)[],
  schools: readonly ReadSchool[],
): readonly string[] {
  return hosts
    .filter(({ tenantId, preDomain }) => tenantId !== id && preDomains?.includes(preDomain) === true)
    .filter(({ tenantId, preDomain }) => {
      const after = schools.find((school) => school.id === tenantId)?.preDomains ?? null
      return after === null || after.includes(preDomain)
    })
    .map(({ tenantId, preDomain }) => `host ${preDomain === '' ? '-' : preDomain} belongs to school ${tenantId}`)
}

/** Hosts that schools give up are free for each other. */
export async function writeSchools(tx: Transaction, schools: readonly ReadSchool[]): Promise<void> {
  for (const { id, name } of schools) {
    if (name === null) continue
    await tx.insert(tenants).values({ id, name }).onConflictDoUpdate({ target: tenants.id, set: { name } })
  }
  const named = schools.flatMap(({ id, preDomains }) => (preDomains === null ? [] : [{ id, preDomains }]))
  for (const { id } of named) await tx.delete(tenantHosts).where(eq(tenantHosts.tenantId, id))
  const hosts = named.flatMap(({ id, preDomains }) => preDomains.map((preDomain) => ({ preDomain, tenantId: id })))
  if (hosts.length > 0) await tx.insert(tenantHosts).values(hosts)
}
