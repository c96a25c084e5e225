/** Open attempts at a work whose minutes have changed since they began. */
import { and, asc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'

import { recordEvent } from '../../../platform/events/event'
import { operatorCall, OperatorRefusedError, type OperatorCallContext } from '../../../platform/operator-call'
import { works } from '../papers/paper.schema'
import { tellOfAttempt } from './attempt-notice'
import { ATTEMPT_STATUS, attempts } from './attempt.schema'
import { extraMinutes, openAttemptOf } from './open-attempt'
import { deadlineOf } from './time-limit.model'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** Gives an open attempt another end; null for none. Its page hears of it. */
export async function moveEnd(
  { tx, now }: Pick<OperatorCallContext, 'tx' | 'now'>,
  attemptId: string,
  deadlineTime: Date | null,
): Promise<void> {
  await tx.update(attempts).set({ deadlineTime }).where(eq(attempts.id, attemptId))
  await recordEvent(
    { tx, now, user: null },
    { kind: 'attempt.deadline-moved', subject: attemptId, data: { deadline: deadlineTime?.toISOString() ?? null } },
  )
  await tellOfAttempt(tx, attemptId)
}

/**
 * `{ work }` → `{ moved, kept }`, numbers of open attempts: those that get the minutes that the work has now, with the
 * extra time of their learners, and those that have as long or longer. None loses time.
 */
export const moveEndsCall = operatorCall('move-ends', { work: id }, async (context, { work: workId }) => {
  const { tx, tenantId, now, asPerson } = context
  const [work] = await tx
    .select()
    .from(works)
    .where(and(eq(works.tenantId, tenantId), eq(works.id, workId)))
  if (work === undefined) throw new OperatorRefusedError(`There is no work ${workId} at ${tenantId}.`)
  const open = await tx
    .select({ userId: sql<string>`user_id` })
    .from(attempts)
    .where(and(eq(attempts.tenantId, tenantId), eq(attempts.workId, workId), eq(attempts.status, ATTEMPT_STATUS.open)))
    .orderBy(asc(attempts.id))
  let moved = 0
  for (const { userId } of open) {
    await asPerson(userId, async () => {
      const attempt = await openAttemptOf(tx, workId, 'locked')
      if (attempt === undefined || attempt.deadlineTime === null) return
      const deadline = deadlineOf(attempt.createdTime, work.minutes, await extraMinutes(tx, workId))
      if (deadline !== null && deadline <= attempt.deadlineTime) return
      await moveEnd({ tx, now }, attempt.id, deadline)
      moved += 1
    })
  }
  return { moved, kept: open.length - moved }
})
