import type { Transaction } from '../../platform/database/database'
import { schools } from '../school/school.schema'

/** The school as the issuer of a credential. */
export interface Issuer {
  readonly tenantId: string
  readonly name: string
}

export async function issuerOf(tx: Transaction, tenantId: string): Promise<Issuer> {
  const [school] = await tx.select({ name: schools.universityName }).from(schools)
  return { tenantId, name: school?.name ?? '' }
}
