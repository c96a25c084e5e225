import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import { newId } from '../../../platform/database/ids'
import { operatorCall, OperatorRefusedError } from '../../../platform/operator-call'
import { users } from '../../../platform/session/session.schema'
import { works } from '../papers/paper.schema'
import { extraTimes } from './attempt.schema'
import { moveEnd } from './move-ends'
import { openAttemptOf } from './open-attempt'
import { MINUTE_MS } from './time-limit.model'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/**
 * `{ work, user, minutes }` → `{ deadline }`, of an attempt that is open and limited, else null. How much longer than others
 * a learner may take; an open attempt gets what is added at once, and never loses time.
 */
export const extraTimeCall = operatorCall(
  'extra-time',
  { work: id, user: id, minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)) },
  async ({ tx, tenantId, now, asPerson }, { work: workId, user: userId, minutes }) => {
    const [work] = await tx
      .select()
      .from(works)
      .where(and(eq(works.tenantId, tenantId), eq(works.id, workId)))
    if (work === undefined) throw new OperatorRefusedError(`There is no work ${workId} at ${tenantId}.`)
    const person = and(eq(users.tenantId, tenantId), eq(users.id, userId))
    if ((await tx.$count(users, person)) === 0) {
      throw new OperatorRefusedError(`There is no user ${userId} at ${tenantId}.`)
    }
    return asPerson(userId, async () => {
      const [former] = await tx.select().from(extraTimes).where(eq(extraTimes.workId, workId))
      if (former === undefined) await tx.insert(extraTimes).values({ id: newId(), workId, minutes })
      else await tx.update(extraTimes).set({ minutes }).where(eq(extraTimes.id, former.id))
      const open = await openAttemptOf(tx, workId, 'locked')
      if (open === undefined || open.deadlineTime === null) return { deadline: null }
      const added = Math.max(0, minutes - (former?.minutes ?? 0))
      const deadline = new Date(open.deadlineTime.getTime() + added * MINUTE_MS)
      if (added > 0) await moveEnd({ tx, now }, open.id, deadline)
      return { deadline: deadline.toISOString() }
    })
  },
)
