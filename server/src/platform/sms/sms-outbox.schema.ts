import { index, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** Text messages of the default provider: stored instead of sent. */
export const smsOutbox = tenantTable(
  'sms_outbox',
  { mobile: text('mobile').notNull(), text: text('text').notNull(), createdTime: moment('created_time').notNull() },
  (table) => [index('sms_outbox_time').on(table.tenantId, table.createdTime)],
)
