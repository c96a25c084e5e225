/**
 * Keeps in the browser what the server has not acknowledged, so that a crash, a closed tab or an empty battery loses
 * nothing. Without storage (blocked, full, or hanging) the items live in the page's memory alone, and `isKept` says so.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import type { AttemptItem } from '@campus/contracts/exam-attempt'

const DATABASE = 'campus-attempts'
/** Milliseconds after which a database that does not open counts as blocked. */
const OPEN_TIMEOUT = 3000
/** Milliseconds after which an item nobody came back for is dropped: an attempt is long over by then. */
const LONGEST_KEPT = 90 * 24 * 3_600_000

export interface KeptItem {
  readonly answerLogId: string
  /** Of the page that numbered it. */
  readonly epoch: number
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

export class Outbox {
  readonly #opening: Promise<IDBPDatabase<Schema> | null>
  #isKept = true
  /** Changes take effect one after the other, in the order in which they were made. */
  #last: Promise<unknown>

  constructor() {
    this.#opening = opened().catch(() => {
      this.#isKept = false
      return null
    })
    this.#last = this.#opening
  }

  /** Whether all that was to be kept is. */
  get isKept(): boolean {
    return this.#isKept
  }

  /** Everything kept of an attempt, by epoch and number. Empty when nothing can be read. */
  itemsOf(answerLogId: string): Promise<readonly KeptItem[]> {
    return this.#change(async (database) => database.getAll('items', ofAttempt(answerLogId)), [])
  }

  /** Resolves when the item is kept, or cannot be. */
  keep(kept: KeptItem): Promise<void> {
    const value = { ...kept, seq: kept.item.seq, keptAt: Date.now() }
    return this.#change(async (database) => void (await database.put('items', value)), undefined)
  }

  /** Keeps these instead of others, both or neither. */
  replace(dropped: readonly KeptItem[], kept: readonly KeptItem[]): Promise<void> {
    return this.#change(async (database) => {
      const { store, done } = database.transaction('items', 'readwrite')
      const keptAt = Date.now()
      await Promise.all([
        ...dropped.map((entry) => store.delete(keyOf(entry))),
        ...kept.map((entry) => store.put({ ...entry, seq: entry.item.seq, keptAt })),
        done,
      ])
    }, undefined)
  }

  drop(dropped: readonly KeptItem[]): Promise<void> {
    return this.replace(dropped, [])
  }

  /** The attempt is over. */
  clear(answerLogId: string): Promise<void> {
    return this.#change(async (database) => database.delete('items', ofAttempt(answerLogId)), undefined)
  }

  /** Resolves when everything asked for so far is done. */
  async settled(): Promise<void> {
    await this.#last
  }

  async close(): Promise<void> {
    await this.#last
    ;(await this.#opening)?.close()
  }

  #change<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>, without: Result): Promise<Result> {
    const done = this.#last.then(async () => {
      const database = await this.#opening
      if (database === null) return without
      try {
        return await work(database)
      } catch {
        // Full, or taken away. What was kept before stays; the page says that what follows is not.
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
  const database = await within(OPEN_TIMEOUT, opening)
  await dropForgotten(database)
  return database
}

async function dropForgotten(database: IDBPDatabase<Schema>): Promise<void> {
  const before = IDBKeyRange.upperBound(Date.now() - LONGEST_KEPT)
  for (const key of await database.getAllKeysFromIndex('items', 'keptAt', before)) await database.delete('items', key)
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser’s database did not open in time')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function keyOf({ answerLogId, epoch, item }: KeptItem): [string, number, number] {
  return [answerLogId, epoch, item.seq]
}

/** In IndexedDB's order an empty list comes after every number. */
function ofAttempt(answerLogId: string): IDBKeyRange {
  return IDBKeyRange.bound([answerLogId], [answerLogId, []])
}
