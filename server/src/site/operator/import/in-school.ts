import type { Transaction } from '../../../platform/database/database'
import { enterTenant, leaveTenant } from '../../../platform/database/tenant-isolation'

/** With the school's rights; a failure ends the transaction, and its rights with it. */
export async function inSchool<Result>(
  tx: Transaction,
  tenantId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await enterTenant(tx, tenantId)
  const result = await work()
  await leaveTenant(tx)
  return result
}
