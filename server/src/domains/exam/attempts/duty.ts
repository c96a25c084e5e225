/** A submission that a class activity asks for is booked by the server, which alone knows that it happened. */
import { and, eq, gt } from 'drizzle-orm'

import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
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

/** Whether a reported duty is booked. What is told of it is not trusted: only a finished attempt counts. */
export async function checkDuty(context: AttemptContext, reported: ReportedDuty): Promise<boolean> {
  const { tx } = context
  if (reported.activityId === '') return false
  const finished = await tx
    .select({ attempt: attempts, work: works })
    .from(attempts)
    .innerJoin(works, and(eq(works.tenantId, attempts.tenantId), eq(works.id, attempts.workId)))
    .where(
      and(
        eq(works.activityId, reported.activityId),
        eq(works.classId, reported.classId),
        eq(works.classroomId, reported.classroomId),
        gt(attempts.status, ATTEMPT_STATUS.open),
      ),
    )
    .limit(1)
  for (const own of finished) await bookDuty(context, own)
  return finished.length > 0
}
