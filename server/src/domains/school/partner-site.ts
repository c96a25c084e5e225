import { eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { schools } from './school.schema'

/** Whether one of the partner brands runs a school's site. Needs a transaction that sees the school. */
export async function isPartnerSite(tx: Transaction, tenantId: string): Promise<boolean> {
  const [school] = await tx.select({ settings: schools.settings }).from(schools).where(eq(schools.tenantId, tenantId))
  return (school?.settings.brand ?? '') !== ''
}
