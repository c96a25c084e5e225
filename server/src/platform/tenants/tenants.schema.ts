import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The schools of this installation. Only the owner reads this table, no tenant's transaction. */
export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  createdTime: timestamp('created_time', { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`now()`),
})

/**
 * A host name without its known suffix, and its tenant. The bare main domain is '', a school's own domain is
 * the whole name.
 */
export const tenantHosts = pgTable('tenant_hosts', {
  preDomain: text('pre_domain').primaryKey(),
  tenantId: text('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
})
