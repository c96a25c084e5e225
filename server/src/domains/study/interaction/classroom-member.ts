import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import type { LearnerContext } from '../../../platform/http/handle'
import { countHit, isLimited, queueFor } from '../../../platform/rate-limits/rate-limit'
import { users } from '../../../platform/session/session.schema'
import { publicName } from '../../comment/comment.offer'
import { classroomOfClass, reportedIn } from '../class-access'
import { classMembers } from '../learning/learning.schema'
import { newEntries } from './interaction.limits'
import { refuse } from './interaction.refusals'

/** A classroom of a class of the learner's, as a call names it. */
export interface NamedRoom {
  readonly classId: string
  readonly classroomId: string
  /** '' where the caller leaves it out. */
  readonly courseId?: string
}

/** Where something is said, and by which member of the class. */
export interface RoomOfMember {
  readonly classId: string
  readonly courseId: string
  readonly classroomId: string
  /** The learner's enrolment. */
  readonly studentId: string
}

/** The classroom that a call is about. Refuses with notFound what is not in a class of the learner's. */
export async function roomOfMember(
  tx: Transaction,
  { classId, classroomId, courseId = '' }: NamedRoom,
): Promise<RoomOfMember> {
  const { classroom } = await classroomOfClass(tx, { classId, classroomId })
  if (courseId !== '' && courseId !== classroom.courseId) throw refuse('notFound')
  return { classId, courseId: classroom.courseId, classroomId, studentId: (await reportedIn(tx, classId)).enrolment.id }
}

export interface Author {
  readonly authorName: string
  readonly authorAvatar: string
}

/** What classmates may know of the one who writes. */
export async function authorOf(
  { tx, user }: Pick<LearnerContext, 'tx' | 'user'>,
  { classId, studentId }: RoomOfMember,
): Promise<Author> {
  const [member] = await tx
    .select({ authorName: classMembers.name, authorAvatar: classMembers.avatar })
    .from(classMembers)
    .where(and(eq(classMembers.id, studentId), eq(classMembers.classId, classId)))
  if (member !== undefined) return member
  const [person] = await tx.select().from(users).where(eq(users.id, user.id))
  if (person === undefined) throw refuse('sessionInvalid')
  return { authorName: publicName(person), authorAvatar: person.avatar }
}

/** Counts one more entry of the learner's. Refuses with tooManyRequests. */
export async function countEntry({ tx, user, now }: Pick<LearnerContext, 'tx' | 'user' | 'now'>): Promise<void> {
  const hit = { rule: newEntries, whom: user.id, now }
  await queueFor(tx, hit)
  if (await isLimited(tx, { ...hit, limit: 'most' })) throw refuse('tooManyRequests')
  await countHit(tx, hit)
}
