/** The audit log: events are recorded in the transaction that causes them, and never changed. */
import { asc, eq } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database'
import { newId } from '../database/ids'
import { events, type EventData } from './event.schema'

export interface NewEvent {
  /** `domain.what-happened`, in the past tense: `consult.sent`. */
  readonly kind: string
  /** Id of the subject. */
  readonly subject: string
  /** What a later reader needs, and no more: it cannot be deleted. */
  readonly data?: EventData
}

interface EventContext {
  /** Of the event's school. */
  readonly tx: Transaction
  /** The acting user; null or none for a visitor or the server itself. */
  readonly user?: { readonly id: string } | null
  readonly now: Date
}

/** Records an event, if and only if the transaction commits. Takes a call's context, or a job's. */
export async function recordEvent(
  { tx, user, now }: EventContext,
  { kind, subject, data = {} }: NewEvent,
): Promise<void> {
  await tx.insert(events).values({ id: newId(now.getTime()), time: now, person: user?.id ?? '', kind, subject, data })
}

export type RecordedEvent = Pick<typeof events.$inferSelect, 'time' | 'person' | 'kind' | 'data'>

/** All events of a subject of a school, oldest first. */
export async function eventsOf(database: Database, tenantId: string, subject: string): Promise<RecordedEvent[]> {
  return database.withTenant(tenantId, (tx) =>
    tx
      .select({ time: events.time, person: events.person, kind: events.kind, data: events.data })
      .from(events)
      .where(eq(events.subject, subject))
      .orderBy(asc(events.time), asc(events.seq)),
  )
}
