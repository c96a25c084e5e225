import { sql } from 'drizzle-orm'
import {
  pgTable,
  primaryKey,
  text,
  timestamp,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core'

import { tenants } from '../tenants/tenants.schema'

/**
 * Columns every table of a tenant starts with. The tenant is the one of the
 * transaction unless an insert names it.
 */
function tenantColumns() {
  return {
    tenantId: text('tenant_id')
      .notNull()
      .default(sql`current_setting('campus.tenant_id', true)`)
      .references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
  }
}

/**
 * A table whose rows belong to one tenant: key (tenant_id, id), row-level
 * security added at start (see tenant-isolation). A foreign key to another
 * tenant's table must carry `tenantId` too.
 */
export function tenantTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: (table: TenantColumnsOf<Name, Columns>) => PgTableExtraConfigValue[],
) {
  return pgTable(name, { ...tenantColumns(), ...columns }, (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ...(extra?.(table) ?? []),
  ])
}

/** The column that makes a table owned; tenant-isolation recognises such a table by this default. */
function ownerColumn() {
  return {
    userId: text('user_id')
      .notNull()
      .default(sql`current_setting('campus.user_id', true)`),
  }
}

/**
 * A table of a tenant whose rows belong to one person each: row-level security
 * also compares `userId` with the transaction's user, so a handler sees and
 * changes the caller's own rows only and a visitor none. The user is the one
 * of the transaction unless an insert names it. What works for others, such as
 * marking, does so as the owner (`asOwner`) in platform code.
 */
export function ownedTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: (table: TenantColumnsOf<Name, ReturnType<typeof ownerColumn> & Columns>) => PgTableExtraConfigValue[],
) {
  return tenantTable<Name, ReturnType<typeof ownerColumn> & Columns>(name, { ...ownerColumn(), ...columns }, extra)
}

type TenantColumnsOf<Name extends string, Columns extends Record<string, PgColumnBuilderBase>> = Parameters<
  NonNullable<Parameters<typeof pgTable<Name, ReturnType<typeof tenantColumns> & Columns>>[2]>
>[0]

/** A moment with time zone, read as Date. */
export function moment<Name extends string>(name: Name) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}
