import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { CallParsedRequest } from '@campus/contracts/call'
import { getAttendance, sign, SIGN, type ClosedReason } from '@campus/contracts/study-attendance'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { wireTime } from '../../../platform/http/wire-time'
import { isAttended } from '../activities/activity-status.model'
import { classActivities } from '../activities/activity.schema'
import { loadActivities } from '../activities/load-activities'
import { settleClassroom } from '../activities/settle-activities'
import { classroomOfClass } from '../class-access'
import { attendances } from '../learning/learning.schema'
import { refuse } from '../study.refusals'
import { nextChange, signHours, signInClosed, signMoment, signOutClosed } from './attendance-hours.model'
import { attendanceOf, heldLesson, type HeldLesson } from './held-lesson'

const PASSED = 'PASSED'

export const attendanceRoutes: readonly Route[] = [
  handleLearner(getAttendance, async ({ input, tx, now }) => {
    const held = await heldLesson(tx, input, now)
    return held === null ? unheldClassroom(tx, input) : attendanceRecord(tx, held, now)
  }),

  handleLearner(sign, async (context) => {
    const { input, tx, now } = context
    const held = await heldLesson(tx, input, now)
    if (held === null) throw refuse('signNotOffered')
    const time = signMoment(input.signTime, now)
    if (input.type === SIGN.in) await signIn(tx, held, { ...input, time })
    else await signOut(tx, held, time)
    const { activity, classroomId, studentId } = held
    // What was sent late says so: the log has when it was pressed beside when it came.
    await recordEvent(context, {
      kind: input.type === SIGN.in ? 'attendance.signedIn' : 'attendance.signedOut',
      subject: activity.id,
      data: { classId: activity.classId, pressed: time.toISOString() },
    })
    await settleClassroom({ tx, now }, { classId: activity.classId, studentId }, classroomId)
    return true
  }),
]

interface Press extends Pick<CallParsedRequest<typeof sign>, 'lat' | 'lon'> {
  readonly time: Date
}

async function signIn(tx: Transaction, held: HeldLesson, { time, lat, lon }: Press): Promise<void> {
  const { activity, classroomId } = held
  if (!activity.hasSignIn && !activity.signsInByItself) throw refuse('signNotOffered')
  if ((await attendanceOf(tx, held)).signInTime !== null) throw refuse('signRepeated')
  refuseClosed(signInClosed(activity, time))
  const signed = { signInTime: time, latitude: lat, longitude: lon }
  // The index lets one of two simultaneous calls in; the other finds it signed.
  const [row] = await tx
    .insert(attendances)
    .values({ id: newId(time.getTime()), activityId: activity.id, classroomId, ...signed })
    .onConflictDoUpdate({
      target: [attendances.tenantId, attendances.userId, attendances.activityId, attendances.classroomId],
      set: signed,
      setWhere: isNull(attendances.signInTime),
    })
    .returning({ id: attendances.id })
  if (row === undefined) throw refuse('signRepeated')
}

async function signOut(tx: Transaction, held: HeldLesson, time: Date): Promise<void> {
  const { activity, classroomId } = held
  if (!activity.hasSignOut) throw refuse('signNotOffered')
  const signed = await attendanceOf(tx, held)
  if (signed.signOutTime !== null) throw refuse('signRepeated')
  refuseClosed(signOutClosed(activity, signed, time))
  const [row] = await tx
    .update(attendances)
    // Two devices' clocks may differ: nobody leaves before they came.
    .set({ signOutTime: sql`greatest(${attendances.signInTime}, ${time.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(attendances.activityId, activity.id),
        eq(attendances.classroomId, classroomId),
        isNotNull(attendances.signInTime),
        isNull(attendances.signOutTime),
      ),
    )
    .returning({ id: attendances.id })
  if (row === undefined) throw refuse('signRepeated')
}

function refuseClosed(reason: ClosedReason): void {
  if (reason === 'notStarted') throw refuse('signNotStarted')
  if (reason === 'over') throw refuse('signOver')
  if (reason === 'notSignedIn') throw refuse('signOutFirst')
}

async function attendanceRecord(tx: Transaction, held: HeldLesson, now: Date) {
  const { activity } = held
  const signed = await attendanceOf(tx, held)
  const [loaded] = await loadActivities(tx, activity.classId, eq(classActivities.id, activity.id))
  const hours = signHours(activity)
  return {
    activityId: activity.id,
    classStartTime: wireTime(activity.startTime),
    classEndTime: wireTime(activity.endTime),
    signIn: activity.hasSignIn,
    signOut: activity.hasSignOut,
    isSignIn: signed.signInTime !== null,
    isSignOut: signed.signOutTime !== null,
    signInTime: wireTime(signed.signInTime),
    signOutTime: wireTime(signed.signOutTime),
    onlineAttendance: activity.signsInByItself,
    result: loaded !== undefined && isAttended(loaded, now) ? PASSED : '',
    signInClosed: activity.hasSignIn ? signInClosed(activity, now) : '',
    signOutClosed: activity.hasSignOut ? signOutClosed(activity, signed, now) : '',
    signInOpenTime: activity.hasSignIn ? wireTime(hours.in.from) : '',
    signOutOpenTime: activity.hasSignOut ? wireTime(hours.out.from) : '',
    changeTime: nextChange(activity, now)?.toISOString() ?? '',
  }
}

/** A classroom that no activity of the class is held in: nobody signs in to it. */
async function unheldClassroom(tx: Transaction, { classroomId, classId }: CallParsedRequest<typeof getAttendance>) {
  const { classroom } = await classroomOfClass(tx, { classroomId, classId })
  return {
    classStartTime: wireTime(classroom.startTime),
    classEndTime: wireTime(classroom.endTime),
    signIn: false,
    signOut: false,
    isSignIn: false,
    isSignOut: false,
  }
}
