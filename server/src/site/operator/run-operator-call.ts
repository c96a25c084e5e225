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
  return asOperatorOf(database, { tenantId, now }, (context) => call.run(context, raw))
}

/** Runs work with the owner's rights for one tenant, in one transaction. */
export async function asOperatorOf<Result>(
  database: Database,
  { tenantId, now }: Pick<OperatorCallContext, 'tenantId' | 'now'>,
  work: (context: OperatorCallContext) => Promise<Result>,
): Promise<Result> {
  return database.asOwner((tx) => {
    const asPerson: OperatorCallContext['asPerson'] = async (userId, work) => {
      await enterTenant(tx, tenantId, userId)
      const result = await work()
      await leaveTenant(tx)
      return result
    }
    return work({ tx, tenantId, now, asPerson })
  })
}
