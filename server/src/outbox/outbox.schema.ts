import { index, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** Text messages of the default provider: kept instead of sent. */
export const outboxMessages = tenantTable(
  'outbox_messages',
  { mobile: text('mobile').notNull(), text: text('text').notNull(), createdTime: moment('created_time').notNull() },
  (table) => [index('outbox_messages_time').on(table.tenantId, table.createdTime)],
)
