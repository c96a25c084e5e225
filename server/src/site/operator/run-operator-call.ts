import type { Database } from '../../platform/database/database'
import { enterTenant, leaveTenant } from '../../platform/database/tenant-isolation'
import type { OperatorCall, OperatorCallContext } from '../../platform/operator-call'

/** Runs a domain's call in one transaction. Throws OperatorRefusedError, or valibot's error for a wrong input. */
export async function runOperatorCall(
  database: Database,
  call: OperatorCall,
  { tenantId, now }: Pick<OperatorCallContext, 'tenantId' | 'now'>,
  raw: unknown,
): Promise<unknown> {
  return database.asOwner((tx) => {
    const asPerson: OperatorCallContext['asPerson'] = async (userId, work) => {
      await enterTenant(tx, tenantId, userId)
      const result = await work()
      await leaveTenant(tx)
      return result
    }
    return call.run({ tx, tenantId, now, asPerson }, raw)
  })
}
