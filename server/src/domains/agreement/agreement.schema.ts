import { text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'

/** What people who sign in agree to; the id is the type, content is HTML. */
export const agreements = tenantTable('agreements', {
  content: text('content').notNull(),
  updatedTime: moment('updated_time').notNull(),
})
