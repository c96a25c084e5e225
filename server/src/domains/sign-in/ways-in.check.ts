/** Tells of learners who have no way to sign in. */
import { and, eq, isNull } from 'drizzle-orm'

import { among } from '../../platform/database/among'
import type { ImportCheck } from '../../platform/import/import-check'
import { users } from '../../platform/session/session.schema'
import { canSendSms } from '../../platform/sms/send-sms'

export const waysInCheck: ImportCheck = {
  tables: ['learners'],
  begin: (tx, { tenantId, idsOf, config }) =>
    Promise.resolve(async () => {
      if (canSendSms(config)) return {}
      const rows = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.tenantId, tenantId), isNull(users.passwordHash), among(users.id, idsOf('learners'))))
      const message =
        'passwordHash is empty, and this site sends no text message: nobody can sign in until there is a password (operator passwords) or SMS_PROVIDER'
      return { notes: rows.map(({ id }) => ({ at: [{ table: 'learners', id }], message })) }
    }),
}
