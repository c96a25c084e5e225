import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'

import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { operatorCall, OperatorRefusedError } from '../../../platform/operator-call'
import { users } from '../../../platform/session/session.schema'
import { works } from '../papers/paper.schema'
import { tellOfAttempt } from './attempt-notice'
import { attempts, extraTimes } from './attempt.schema'
import { openAttemptOf } from './open-attempt'
import { deadlineOf } from './time-limit.model'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** `{ work, user, minutes }`: how much longer than others a learner may take; an attempt that is open gets it at once. */
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
      const changed = await tx
        .update(extraTimes)
        .set({ minutes })
        .where(eq(extraTimes.workId, workId))
        .returning({ id: extraTimes.id })
      if (changed.length === 0) await tx.insert(extraTimes).values({ id: newId(), workId, minutes })
      const open = await openAttemptOf(tx, workId, 'locked')
      if (open === undefined || open.deadlineTime === null) return null
      const deadlineTime = deadlineOf(open.createdTime, work.minutes, minutes)
      await tx.update(attempts).set({ deadlineTime }).where(eq(attempts.id, open.id))
      await recordEvent(
        { tx, now, user: null },
        { kind: 'attempt.deadline-moved', subject: open.id, data: { deadline: deadlineTime?.toISOString() ?? null } },
      )
      await tellOfAttempt(tx, open.id)
      return null
    })
  },
)
