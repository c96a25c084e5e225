import { text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** One row for each person and liked thing, so that nobody counts twice. */
export const likes = tenantTable(
  'likes',
  {
    bizType: text('biz_type').notNull(),
    bizId: text('biz_id').notNull(),
    /** `user:<id>` or `visitor:<id>`. */
    actor: text('actor').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [uniqueIndex('likes_once').on(table.tenantId, table.bizType, table.bizId, table.actor)],
)
