/** `operator admit`: a seat for somebody without the school's page. */
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import { operatorCall, OperatorRefusedError } from '../../platform/operator-call'
import { users } from '../../platform/session/session.schema'
import { admitPerson } from './school-page/admit-person'

const BY = 'operator'

/**
 * `{ mobile, classId }` → `{ user, order }`: a person of the tenant gets a seat in the class. `order` is the number of the
 * order by which they have it, theirs that was open or one that is written; null for a class that no product leads to.
 */
export const admitCall = operatorCall(
  'admit',
  {
    mobile: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    classId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  },
  async (context, { mobile, classId }) => {
    const { tx, tenantId } = context
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.mobile, mobile)))
    if (person === undefined) {
      throw new OperatorRefusedError(`There is nobody with the number ${mobile} at ${tenantId}.`)
    }
    const { admission, order } = await admitPerson({ ...context, by: BY }, person.id, classId)
    if (admission !== 'admitted') throw new OperatorRefusedError(SENTENCES[admission](mobile, classId))
    return { user: person.id, order: order?.number ?? null }
  },
)

const SENTENCES = {
  'in the class already': (mobile: string, classId: string) => `${mobile} has a seat in ${classId} already.`,
  finished: (_: string, classId: string) => `The class ${classId} is finished.`,
  full: (_: string, classId: string) => `The class ${classId} is full.`,
  'no such class': (_: string, classId: string) => `There is no class ${classId}.`,
} as const
