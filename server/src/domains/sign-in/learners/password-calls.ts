/** Passwords for many learners, for a list that a school hands out. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'

import { operatorCall, OperatorRefusedError } from '../../../platform/operator-call'
import { users } from '../../../platform/session/session.schema'
import { classStudents } from '../../study/study.schema'
import { lockPerson } from '../sessions-of-person'
import { givePassword } from './give-password'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))
/** Row-level security keeps to the school; nothing here belongs to a person's own rows. */
const NOBODY = ''

/** `{ classId?, again }` → the ids of those who have no password, or of all, whose account is open; of one class, or of the school. */
export const withoutPasswordCall = operatorCall(
  'without-password',
  { classId: v.optional(id), again: v.optional(v.boolean(), false) },
  async ({ tx, tenantId }, { classId, again }) => {
    const chosen = and(
      eq(users.tenantId, tenantId),
      isNull(users.closedTime),
      again ? undefined : isNull(users.passwordHash),
    )
    const all = tx.select({ id: users.id }).from(users).$dynamic()
    const inClass = and(
      eq(classStudents.tenantId, users.tenantId),
      eq(classStudents.userId, users.id),
      eq(classStudents.classId, classId ?? ''),
    )
    const found = classId === undefined ? all : all.innerJoin(classStudents, inClass)
    const rows = await found.where(chosen).orderBy(asc(users.realName), asc(users.mobile))
    return rows.map((row) => row.id)
  },
)

/** `{ user }` → `{ mobile, name, password }`: takes the place of the one that is there, and ends the sessions. */
export const newPasswordCall = operatorCall('new-password', { user: id }, async (context, { user }) => {
  const { tx, tenantId, now, asPerson } = context
  const learner = await lockPerson(tx, { tenantId, userId: user })
  if (learner === null) throw new OperatorRefusedError(`There is nobody with the id ${user} at ${tenantId}.`)
  if (learner.closedTime !== null) throw new OperatorRefusedError(`The account of ${user} is closed.`)
  const password = await asPerson(NOBODY, () => givePassword({ tx, now, by: 'operator' }, learner))
  return { mobile: learner.mobile, name: learner.realName, password }
})
