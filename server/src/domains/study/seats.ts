/** Seats in a class: somebody is admitted, or their seat is taken back. */
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { recordEvent } from '../../platform/events/event'
import { classStatusAt } from './class-status.model'
import { classMembers } from './learning/learning.schema'
import {
  classStudents,
  FINISHED,
  IN_SERVICE,
  PENDING_ENROLMENT,
  PENDING_REPORT_IN,
  teachingClasses,
} from './study.schema'
import { tellSeat } from './tell-seat'

/** What became of an admission. */
export type Admission = 'admitted' | 'in the class already' | 'finished' | 'full' | 'no such class'

interface Seat {
  readonly userId: string
  readonly classId: string
  /** Who decides: an account of the school, or `operator`. */
  readonly by: string
}

interface SeatContext {
  /** As the person at their school. */
  readonly tx: Transaction
  readonly now: Date
}

/**
 * Gives the person of the transaction a seat, reported in, as a line of class-learners.csv does. A seat that was taken back
 * is theirs again, with everything learned there. They are told by a text message, where those are sent.
 */
export async function admitToClass({ tx, now }: SeatContext, { userId, classId, by }: Seat): Promise<Admission> {
  // Whoever admits another waits: the last seat is given once.
  const [held] = await tx.select().from(teachingClasses).where(eq(teachingClasses.id, classId)).for('update')
  if (held === undefined) return 'no such class'
  if (classStatusAt(held, now) === FINISHED) return 'finished'
  const [own] = await tx.select().from(classStudents).where(eq(classStudents.classId, classId))
  if (own !== undefined && own.serviceStatus >= IN_SERVICE) return 'in the class already'
  const members = await tx.$count(classMembers, eq(classMembers.classId, classId))
  const hasPlace = own !== undefined && own.serviceStatus >= PENDING_REPORT_IN
  if (held.places !== null && members >= held.places && !hasPlace) return 'full'
  if (own === undefined) {
    await tx
      .insert(classStudents)
      .values({ id: newId(now.getTime()), userId, classId, serviceStatus: IN_SERVICE, createdTime: now })
  } else {
    await tx.update(classStudents).set({ serviceStatus: IN_SERVICE }).where(eq(classStudents.id, own.id))
  }
  await recordEvent({ tx, now }, { kind: 'study.admitted', subject: userId, data: { class: classId, by } })
  await tellSeat({ tx, now }, userId, held)
  return 'admitted'
}

/** The class opens no more to the person of the transaction; what they learned there stays. False where they have no seat. */
export async function takeSeatBack({ tx, now }: SeatContext, { userId, classId, by }: Seat): Promise<boolean> {
  const own = and(eq(classStudents.classId, classId), eq(classStudents.userId, userId))
  const [taken] = await tx
    .update(classStudents)
    .set({ serviceStatus: PENDING_ENROLMENT })
    .where(own)
    .returning({ id: classStudents.id })
  if (taken === undefined) return false
  await recordEvent({ tx, now }, { kind: 'study.seat-taken-back', subject: userId, data: { class: classId, by } })
  return true
}
