import { bigint, foreignKey, jsonb, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'
import { users } from '../session/session.schema'
import type { Medium } from './look-at-medium'

/**
 * The facts about a file; its bytes are in the file store. A row never changes, but for what is found out about its medium.
 */
export const files = tenantTable(
  'files',
  {
    /** Key in the file store. */
    key: text('key').notNull(),
    /** The file's original name. */
    name: text('name').notNull(),
    /** The type of the bytes, whatever the name says. */
    contentType: text('content_type').notNull(),
    /** Of a film or a sound that a folder brought; null for what was not looked at. */
    medium: jsonb('medium').$type<Medium>(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    sha256: text('sha256').notNull(),
    /** The owner; null for a file of the school. */
    ownerId: text('owner_id'),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [users.tenantId, users.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** The tenant's key that signs addresses; created at first use and shared by all servers. */
export const addressKeys = tenantTable('address_keys', { secret: text('secret').notNull() })
