import { count, sql } from 'drizzle-orm'

import type { Database } from '../platform/database/database'
import { enterTenant, leaveTenant } from '../platform/database/tenant-isolation'
import { tenantHosts, tenants } from '../platform/tenants/tenants.schema'
import { BUILDERS } from './rows/builders'
import type { SampleBuilder, SampleContext } from './sample-builder'
import { SAMPLE_SCHOOLS } from './sample-schools'

/** Any number, if it is always this one. */
const SAMPLE_LOCK = 7_305_513

/** Fills an empty database with the sample schools, wholly or not at all; returns whether it was empty. */
export async function buildSample(
  database: Database,
  now: Date,
  builders: readonly SampleBuilder[] = BUILDERS,
): Promise<boolean> {
  return database.asOwner(async (tx) => {
    // Of servers that start at once on an empty database one fills it, and the others find it filled, however long they wait.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`)
    const [row] = await tx.select({ schools: count() }).from(tenants)
    if (row === undefined || row.schools > 0) return false
    for (const school of SAMPLE_SCHOOLS) {
      await tx.insert(tenants).values({ id: school.id, name: school.name })
      await tx.insert(tenantHosts).values(school.preDomains.map((preDomain) => ({ preDomain, tenantId: school.id })))
    }
    for (const school of SAMPLE_SCHOOLS) {
      const asPerson: SampleContext['asPerson'] = async (userId, work) => {
        await enterTenant(tx, school.id, userId)
        await work(tx)
        await enterTenant(tx, school.id)
      }
      await enterTenant(tx, school.id)
      for (const build of builders) await build({ tx, school, now, asPerson })
    }
    await leaveTenant(tx)
    return true
  })
}
