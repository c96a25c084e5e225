import { index, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** Counted events: one row for each, by a key such as `sms:mobile:<number>`. */
export const rateLimitHits = tenantTable(
  'rate_limit_hits',
  { key: text('key').notNull(), time: moment('time').notNull() },
  // Without the tenant: some limits count at every school, and a key has few hits.
  (table) => [index('rate_limit_hits_counted').on(table.key, table.time)],
)
