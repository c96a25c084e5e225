import { and, eq, sql } from 'drizzle-orm'

import { OperatorRefusedError, type OperatorCallContext } from '../../../platform/operator-call'
import { attempts } from './attempt.schema'

/** Works as the learner whose attempt it is; refuses when the tenant has no such attempt. */
export async function asItsLearner<Result>(
  { tx, tenantId, asPerson }: OperatorCallContext,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const [found] = await tx
    .select({ userId: sql<string>`user_id` })
    .from(attempts)
    .where(and(eq(attempts.tenantId, tenantId), eq(attempts.id, id)))
  if (found === undefined) throw new OperatorRefusedError(`There is no attempt ${id} at ${tenantId}.`)
  return asPerson(found.userId, work)
}
