import { text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'

/** A one-time code of single sign-on, hashed as the id. */
export const ssoCodes = tenantTable('sso_codes', {
  userId: text('user_id').notNull(),
  /** That of the session which issued the code. */
  mobileProvedTime: moment('mobile_proved_time'),
  expiresTime: moment('expires_time').notNull(),
  usedTime: moment('used_time'),
})

/** Codes that invite people into a school. */
export const invitations = tenantTable('invitations', { qrCode: text('qr_code').notNull() }, (table) => [
  uniqueIndex('invitations_code').on(table.qrCode),
])
