import type { Database } from '../platform/database/database'
import { tenants } from '../platform/tenants/tenants.schema'
import { SAMPLE_SCHOOLS } from './sample-schools'

/** Whether a database contains one of the sample schools, whose students have a public password. */
export async function holdsSampleSchool(database: Database): Promise<boolean> {
  const known = await database.asOwner((tx) => tx.select({ id: tenants.id, name: tenants.name }).from(tenants))
  return known.some((school) => SAMPLE_SCHOOLS.some(({ id, name }) => id === school.id && name === school.name))
}
