import { index, jsonb, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/** The response of a call that happens once. The id is made of the person, the call and the caller's key. */
export const idempotencyKeys = tenantTable(
  'idempotency_keys',
  {
    /** A user's id, or '' for a visitor. */
    person: text('person').notNull(),
    /** SHA-256 of the input. */
    requestHash: text('request_hash').notNull(),
    /** null only within the transaction that makes the call. */
    response: jsonb('response').$type<KeptResponse>(),
    expiresTime: moment('expires_time').notNull(),
  },
  (table) => [index('idempotency_keys_expires').on(table.expiresTime)],
)

/** The handler's result: data, or a refusal as it was sent. */
export type KeptResponse = { readonly data: unknown } | { readonly refusal: KeptRefusal }

interface KeptRefusal {
  readonly reason: string
  readonly code: number
  readonly message: string
}
