import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment } from '../database/tenant-table'

/**
 * What is to be done, once or again and again. A tenant's transaction may put
 * a job of its own here and see none; only the runner reads and changes them.
 * A job that succeeded has no row any more, unless it recurs.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    /** The tenant whose transaction the job runs in, or * for the owner's. */
    scope: text('scope').notNull(),
    kind: text('kind').notNull(),
    /** Tells jobs of one kind and scope apart: the same one cannot wait twice. */
    key: text('key').notNull(),
    data: jsonb('data').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'dead'] })
      .notNull()
      .default('waiting'),
    dueTime: moment('due_time').notNull(),
    /** Of a running job: who else may take it up from then on. */
    leaseUntil: moment('lease_until'),
    /** Of a running job: names the one taking-up that may still end it. */
    leaseId: text('lease_id'),
    /** Times it was taken up since it last succeeded. */
    tries: integer('tries').notNull().default(0),
    /** What the last try that failed said; '' when none has failed yet. */
    lastError: text('last_error').notNull().default(''),
    createdTime: moment('created_time')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.scope, table.kind, table.key),
    index('jobs_due').on(table.state, table.dueTime),
  ],
)
