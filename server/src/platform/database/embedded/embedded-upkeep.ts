/**
 * The work of PostgreSQL's background processes, which the embedded database lacks: checkpoints, so that its
 * log is reused, and vacuuming, so that the space of deleted rows is reused.
 */
import type { PGlite } from '@electric-sql/pglite'

/** Milliseconds between two searches for tables to vacuum, as in autovacuum. */
const VACUUM_LOOK_MS = 60_000

/** Milliseconds between checkpoints after writes, so that recovery after a power cut is short. */
const CHECKPOINT_MS = 5 * 60_000

/** Tables whose changes reach autovacuum's thresholds. */
const NEGLECTED = `
select s.relid::regclass::text as name
from pg_stat_user_tables s join pg_class c on c.oid = s.relid
where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
  or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
  or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`

export interface UpkeepOptions {
  readonly client: Pick<PGlite, 'exec' | 'query'>
  /** Number of syncs so far; a higher number means that something was written. */
  readonly syncs: () => number
  /** Called with a failure; the work is tried again at its next time. */
  readonly onFailure: (error: unknown) => void
}

export class EmbeddedUpkeep {
  readonly #options: UpkeepOptions
  readonly #timers: readonly NodeJS.Timeout[]
  /** The running work, one after the other. */
  #working: Promise<void> = Promise.resolve()
  #checkpointWaits = false
  #syncsBefore: number
  #stopped = false

  constructor(options: UpkeepOptions) {
    this.#options = options
    this.#syncsBefore = options.syncs()
    this.#timers = [
      setInterval(() => this.#checkpointWhatWasWritten(), CHECKPOINT_MS),
      setInterval(() => void this.vacuum(), VACUUM_LOOK_MS),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Writes everything to the tables, so that the log so far is no longer needed. */
  checkpoint(): Promise<void> {
    if (this.#checkpointWaits) return this.#working
    this.#checkpointWaits = true
    return this.#do(async () => {
      this.#checkpointWaits = false
      await this.#options.client.exec('checkpoint')
      this.#syncsBefore = this.#options.syncs()
    })
  }

  /** Vacuums and analyses the tables that need it, one at a time, so that calls run in between. */
  vacuum(): Promise<void> {
    return this.#do(async () => {
      const { rows } = await this.#options.client.query<{ name: string }>(NEGLECTED)
      for (const { name } of rows) if (!this.#stopped) await this.#options.client.exec(`vacuum (analyze) ${name}`)
    })
  }

  /** Starts nothing more; resolves when the running work has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#working
  }

  #checkpointWhatWasWritten(): void {
    if (this.#options.syncs() > this.#syncsBefore) void this.checkpoint()
  }

  #do(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(async () => {
      if (this.#stopped) return
      try {
        await work()
      } catch (error) {
        this.#options.onFailure(error)
      }
    })
    return this.#working
  }
}
