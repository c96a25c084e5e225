/**
 * What one process tells all others through the database: that something was
 * changed, so that what they keep of it is read again. A notice is lost to
 * who is not connected, so whoever listens also hears when that may have been.
 */
import { sql } from 'drizzle-orm'

import type { Transaction } from './transaction'

/** The one channel of the database; triggers of the migrations write to it too. A message is `<channel>:<payload>`. */
export const DATABASE_CHANNEL = 'campus'

/** Hears a payload, or null when notices may have been missed: nothing kept so far can be relied on. */
export type NoticeListener = (payload: string | null) => void

/**
 * Tells every process, this one too, once the transaction has committed; a
 * transaction that is undone tells nobody. `payload` at most 7,000 bytes.
 */
export async function notify(tx: Transaction, channel: string, payload = ''): Promise<void> {
  await tx.execute(sql`select pg_notify(${DATABASE_CHANNEL}, ${`${channel}:${payload}`})`)
}

/** Who listens in this process. */
export class Notices {
  readonly #listeners = new Map<string, Set<NoticeListener>>()

  /** Listens to a channel (without a colon in its name); what is returned ends that. */
  listen(channel: string, listener: NoticeListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Hands a message of the database on. */
  deliver(message: string): void {
    const end = message.indexOf(':')
    for (const listener of this.#listeners.get(message.slice(0, end)) ?? []) listener(message.slice(end + 1))
  }

  /** Tells everybody that notices may have been missed. */
  missed(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(null)
  }
}
