/**
 * Messages from one process to all others through the database: that something has changed, so that kept
 * copies are read again. A process without a connection loses notices, so listeners are also told when that
 * may have happened.
 */
import { sql } from 'drizzle-orm'

import type { Transaction } from './transaction'

/** The one channel of the database; triggers of the migrations write to it too. A message is `<channel>:<payload>`. */
export const DATABASE_CHANNEL = 'campus'

/** Receives a payload, or null when notices may have been missed: then drop everything kept so far. */
export type NoticeListener = (payload: string | null) => void

/**
 * Tells every process, including this one, once the transaction has committed; an undone transaction tells
 * nobody. `payload` at most 7,000 bytes.
 */
export async function notify(tx: Transaction, channel: string, payload = ''): Promise<void> {
  await tx.execute(sql`select pg_notify(${DATABASE_CHANNEL}, ${`${channel}:${payload}`})`)
}

/** The listeners of this process. */
export class Notices {
  readonly #listeners = new Map<string, Set<NoticeListener>>()

  /** Listens to a channel (without a colon in its name); returns how to stop. */
  listen(channel: string, listener: NoticeListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Passes on a message of the database. */
  deliver(message: string): void {
    const end = message.indexOf(':')
    for (const listener of this.#listeners.get(message.slice(0, end)) ?? []) listener(message.slice(end + 1))
  }

  /** Tells all listeners that notices may have been missed. */
  missed(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener(null)
  }
}
