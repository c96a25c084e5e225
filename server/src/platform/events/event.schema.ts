import { bigint, index, jsonb, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../database/tenant-table'

/**
 * The audit log. Rows are only added: the application's role may neither change nor delete one (see tenant-
 * isolation).
 */
export const events = tenantTable(
  'events',
  {
    /** The order of events of one moment. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    time: moment('time').notNull(),
    /** The acting user's id, or '' for a visitor or the server itself. */
    person: text('person').notNull(),
    /** `domain.what-happened`, in the past tense: `consult.sent`. */
    kind: text('kind').notNull(),
    /** Id of the subject. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<EventData>().notNull(),
  },
  (table) => [index('events_subject').on(table.tenantId, table.subject, table.time)],
)

export type EventData = Readonly<Record<string, string | number | boolean | null>>
