import { text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../platform/database/tenant-table'

/** The agreements of sign-in; the id is the type, content is HTML. */
export const agreements = tenantTable('agreements', {
  content: text('content').notNull(),
  updatedTime: moment('updated_time').notNull(),
})
