import { count, sql } from 'drizzle-orm'

import { SAMPLE_SCHOOLS, type SampleSchool } from '../tenants/tenants.sample'
import { tenantHosts, tenants } from '../tenants/tenants.schema'
import type { Database, Transaction, Work } from './database'
import { enterTenant, leaveTenant } from './tenant-isolation'

export interface SampleContext {
  /** Restricted to the school, so inserts need no tenant id. */
  readonly tx: Transaction
  readonly school: SampleSchool
  readonly now: Date
  /** Runs `work` as one person of the school: rows of owned tables are inserted as theirs. */
  asPerson(userId: string, work: Work<void>): Promise<void>
}

/** Any number, if it is always this one. */
const SAMPLE_LOCK = 7_305_513

/** Fills one school with invented data of one domain. */
export type SampleBuilder = (context: SampleContext) => Promise<void>

/** Whether a database contains one of the sample schools, whose students have a public password. */
export async function holdsSampleSchool(database: Database): Promise<boolean> {
  const known = await database.asOwner((tx) => tx.select({ id: tenants.id, name: tenants.name }).from(tenants))
  return known.some((school) => SAMPLE_SCHOOLS.some(({ id, name }) => id === school.id && name === school.name))
}

/** Fills an empty database with the sample schools, wholly or not at all; returns whether it was empty. */
export async function buildSample(database: Database, builders: readonly SampleBuilder[], now: Date): Promise<boolean> {
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
