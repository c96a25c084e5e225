import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment } from '../database/tenant-table'

/**
 * Jobs, once or recurring. A tenant's transaction may insert a job of its own and sees none; only the runner
 * reads and changes them. A successful job has no row any more, unless it recurs.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    /** The tenant of the job's transaction, or * for the owner's. */
    scope: text('scope').notNull(),
    kind: text('kind').notNull(),
    /** Distinguishes jobs of one kind and scope: the same one cannot wait twice. */
    key: text('key').notNull(),
    data: jsonb('data').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'dead'] })
      .notNull()
      .default('waiting'),
    dueTime: moment('due_time').notNull(),
    /** Of a running job: when others may take it. */
    leaseUntil: moment('lease_until'),
    /** Of a running job: identifies the process run that may end it. */
    leaseId: text('lease_id'),
    /** Times it was taken since it last succeeded. */
    tries: integer('tries').notNull().default(0),
    /** The error of the last failed try; '' when none has failed yet. */
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
