import { and, eq, isNotNull } from 'drizzle-orm'

import { among } from '../../platform/database/among'
import { naming, type Dependent } from '../../platform/import/identity'
import { sessions, users } from '../../platform/session/session.schema'

const password: Dependent = {
  on: 'learners',
  as: ['a password', 'passwords'],
  countOf: async (tx, { tenantId, ids }) => {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), among(users.id, ids), isNotNull(users.passwordHash)))
    return new Map(rows.map(({ id }) => [id, 1]))
  },
}

export const signInDependents: readonly Dependent[] = [
  naming(sessions.userId, 'learners', 'a sign-in', 'sign-ins'),
  password,
]
