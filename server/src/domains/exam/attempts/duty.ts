/** A submission that a class activity asks for is booked by the server, which alone knows that it happened. */
import { and, eq, gt } from 'drizzle-orm'

import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { ownWork } from '../papers/load-paper'
import { works } from '../papers/paper.schema'
import { ATTEMPT_STATUS, attempts, dutyRecords } from './attempt.schema'
import type { AttemptContext, OwnAttempt } from './own-attempt'

/** Books the duty of a finished attempt, once for each learner; nothing where the work is none. */
export async function bookDuty(context: AttemptContext, { attempt, work }: OwnAttempt): Promise<void> {
  const { tx, now } = context
  if (work.activityId === '') return
  const { activityId, activityContentId } = work
  const booked = await tx
    .insert(dutyRecords)
    .values({ id: newId(), activityId, activityContentId, attemptId: attempt.id, createdTime: now })
    .onConflictDoNothing()
    .returning({ id: dutyRecords.id })
  if (booked.length === 0) return
  await recordEvent(context, { kind: 'attempt.duty-booked', subject: attempt.id, data: { activityId } })
}

interface ReportedDuty {
  readonly activityId: string
  readonly classId: string
  readonly classroomId: string
}

/**
 * Whether a reported duty is booked. What is told of it is not trusted: only a finished attempt counts. Refuses with
 * notFound what is no duty of the learner's classes.
 */
export async function checkDuty(context: AttemptContext, reported: ReportedDuty): Promise<boolean> {
  const { tx } = context
  // Homework outside any activity is reported too, and there is nothing to book.
  if (reported.activityId === '') return false
  const work = await ownWork(
    tx,
    and(
      eq(works.activityId, reported.activityId),
      eq(works.classId, reported.classId),
      eq(works.classroomId, reported.classroomId),
    ),
  )
  const [attempt] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.workId, work.id), gt(attempts.status, ATTEMPT_STATUS.open)))
    .limit(1)
  if (attempt === undefined) return false
  await bookDuty(context, { attempt, work })
  return true
}
