import { Client } from 'pg'

import { pauseAfter } from '../pause.model'
import { DATABASE_CHANNEL, type Notices } from './notices'

/** Milliseconds between two tries to connect again: growing from the first to the last. */
const PAUSES = { first: 200, last: 30_000 }

/**
 * The connection that receives notices of a PostgreSQL server from other processes. A broken one is replaced; then every
 * listener is told that notices were missed.
 */
export class NoticeConnection {
  readonly #url: string
  readonly #notices: Notices
  readonly #isOwn: (processId: number) => boolean
  #client: Client | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false

  /** `isOwn`: whether a connection of the database is one of this process, which hears of its own changes itself. */
  constructor(url: string, notices: Notices, isOwn: (processId: number) => boolean) {
    this.#url = url
    this.#notices = notices
    this.#isOwn = isOwn
  }

  /** Resolves when the connection listens. Rejects when it cannot be opened. */
  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5000,
      // Nothing else is sent on it, so a dead connection would look like a quiet one.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'campus notices',
    })
    client.on('notification', ({ processId, payload = '' }) => {
      if (!this.#isOwn(processId)) this.#notices.deliver(payload)
    })
    // `end` follows an error and comes alone when the server closes the connection.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`listen ${DATABASE_CHANNEL}`)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', () => this.#reconnectAfter(1))
    this.#client = client
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#client?.end()
  }

  #reconnectAfter(failures: number): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.#reconnect(failures), pauseAfter(failures, PAUSES))
  }

  async #reconnect(failures: number): Promise<void> {
    try {
      await this.open()
    } catch {
      // The database is away. Calls that need it report that; here we only wait.
      return this.#reconnectAfter(failures + 1)
    }
    if (this.#closed) await this.#client?.end()
    this.#notices.missed()
  }
}
