/**
 * Stores in the browser what the server has not acknowledged, so that a crash, a closed tab or an empty
 * battery loses nothing. Without storage (blocked, full or hanging) items live only as long as the tab's
 * script, and `isKept` says so. When the attempt is over, answers that did not arrive stay, to be reported.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import type { AttemptItem } from '@campus/contracts/exam-attempt'

const DATABASE = 'campus-attempts'
/** Milliseconds after which a database without a response counts as blocked; saving goes on without it. */
const LONGEST_WORK = 3000
/** Milliseconds after which an abandoned item is deleted: its attempt is long over by then. */
const LONGEST_KEPT = 90 * 24 * 3_600_000

export interface KeptItem {
  readonly answerLogId: string
  /** Of the page that gave the number. */
  readonly epoch: number
  /** The number of its question as shown to the learner; 0 when it has none. */
  readonly number: number
  readonly item: AttemptItem
}

interface Schema extends DBSchema {
  items: {
    /** Attempt, epoch, number. */
    key: [string, number, number]
    value: KeptItem & { readonly seq: number; readonly keptAt: number }
    indexes: { keptAt: number }
  }
}

/** Stores items beyond the page's life. It never rejects: `isKept` reports failures. */
export interface Outbox {
  /** Whether everything could be stored. */
  readonly isKept: boolean
  /** All stored items of an attempt, by epoch and number. Empty when nothing can be read. */
  itemsOf(answerLogId: string): Promise<readonly KeptItem[]>
  /** Resolves when the item is stored, or cannot be. */
  keep(kept: KeptItem): Promise<void>
  drop(dropped: readonly KeptItem[]): Promise<void>
  /** Resolves when all requested changes are done. */
  settled(): Promise<void>
}

/**
 * Items that the browser's database has not taken, by key; they stay when the page is left for another of the
 * site.
 */
export type OutboxMemory = Map<string, KeptItem>
const memoryOfTab: OutboxMemory = new Map()

/** The outbox in IndexedDB. */
export class BrowserOutbox implements Outbox {
  readonly #opening: Promise<IDBPDatabase<Schema> | null>
  readonly #memory: OutboxMemory
  #isKept = true
  /** Changes take effect one after the other, in the order of the calls. */
  #last: Promise<unknown>

  constructor(memory: OutboxMemory = memoryOfTab) {
    this.#memory = memory
    this.#opening = opened().catch(() => {
      this.#isKept = false
      return null
    })
    this.#last = this.#opening
  }

  get isKept(): boolean {
    return this.#isKept
  }

  async itemsOf(answerLogId: string): Promise<readonly KeptItem[]> {
    const stored = await this.#change(async (database) => database.getAll('items', ofAttempt(answerLogId)), [])
    const inMemory = [...this.#memory.values()].filter((kept) => kept.answerLogId === answerLogId)
    // An item in memory is newer than the database's item under the same key.
    const all = new Map([...stored, ...inMemory].map((kept) => [nameOf(kept), kept]))
    return [...all.values()].sort((one, other) => one.epoch - other.epoch || one.item.seq - other.item.seq)
  }

  keep(kept: KeptItem): Promise<void> {
    this.#memory.set(nameOf(kept), kept)
    const record = { ...kept, seq: kept.item.seq, keptAt: Date.now() }
    return this.#change(async (database) => {
      await database.put('items', record)
      if (this.#memory.get(nameOf(kept)) === kept) this.#memory.delete(nameOf(kept))
    }, undefined)
  }

  drop(dropped: readonly KeptItem[]): Promise<void> {
    for (const kept of dropped) this.#memory.delete(nameOf(kept))
    return this.#change(async (database) => {
      const { store, done } = database.transaction('items', 'readwrite')
      await Promise.all([...dropped.map((entry) => store.delete(keyOf(entry))), done])
    }, undefined)
  }

  async settled(): Promise<void> {
    await this.#last
  }

  #change<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>, without: Result): Promise<Result> {
    const done = this.#last.then(async () => {
      const database = await this.#opening
      if (database === null) return without
      try {
        return await within(LONGEST_WORK, work(database))
      } catch {
        // The database is full or gone. Earlier items stay; the page says that later ones are not stored.
        this.#isKept = false
        return without
      }
    })
    this.#last = done
    return done
  }
}

async function opened(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => {
      const items = database.createObjectStore('items', { keyPath: ['answerLogId', 'epoch', 'seq'] })
      items.createIndex('keptAt', 'keptAt')
    },
  })
  const database = await within(LONGEST_WORK, opening)
  await dropForgotten(database)
  return database
}

async function dropForgotten(database: IDBPDatabase<Schema>): Promise<void> {
  const before = IDBKeyRange.upperBound(Date.now() - LONGEST_KEPT)
  for (const key of await database.getAllKeysFromIndex('items', 'keptAt', before)) await database.delete('items', key)
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser’s database did not answer in time')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function nameOf(kept: KeptItem): string {
  return keyOf(kept).join()
}

function keyOf({ answerLogId, epoch, item }: KeptItem): [string, number, number] {
  return [answerLogId, epoch, item.seq]
}

/** In IndexedDB's order an empty list comes after every number. */
function ofAttempt(answerLogId: string): IDBKeyRange {
  return IDBKeyRange.bound([answerLogId], [answerLogId, []])
}
