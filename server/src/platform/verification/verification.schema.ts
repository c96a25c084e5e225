import { integer, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** The last code sent to a number, hashed; it replaces earlier ones. */
export const smsCodes = tenantTable(
  'sms_codes',
  {
    mobile: text('mobile').notNull(),
    templateCode: text('template_code').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresTime: moment('expires_time').notNull(),
    tries: integer('tries').notNull().default(0),
    usedTime: moment('used_time'),
  },
  (table) => [uniqueIndex('sms_codes_mobile').on(table.tenantId, table.mobile)],
)

/** An unsolved captcha: the picture's digits or the computed number, hashed. The id is the client's key. */
export const captchas = tenantTable('captchas', {
  answerHash: text('answer_hash').notNull(),
  expiresTime: moment('expires_time').notNull(),
})
