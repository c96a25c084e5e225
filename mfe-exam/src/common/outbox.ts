/**
 * Stores in the browser what the server has not acknowledged, so that a crash, a closed tab or an empty
 * battery loses nothing. Without storage (blocked, full or hanging) items live only as long as the tab's
 * script, and `isKept` says so; the database is tried for as long as the script lives, and gets everything
 * once it works. When the attempt is over, answers that did not arrive stay, to be reported.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import type { AttemptItem } from '@campus/contracts/exam-attempt'
import { serverNow } from '@campus/http/client'

const DATABASE = 'campus-attempts'
/** Milliseconds for which anybody waits for the database; it may take longer, and is used when it answers. */
const LONGEST_WAIT = 3000
/** Milliseconds between tries after a failure; the last is repeated. */
const PAUSES = [1000, 3000, 10_000]
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
  /** Whether everything is stored, or on its way there without delay. */
  readonly isKept: boolean
  /**
   * Calls back when `isKept` has changed; where it was not kept, stored items may have been out of reach, too.
   * The returned function stops it.
   */
  listen(listener: () => void): () => void
  /** All stored items of an attempt, by epoch and number; without those that cannot be read now. */
  itemsOf(answerLogId: string): Promise<readonly KeptItem[]>
  /** Resolves when the item is stored, or not soon. */
  keep(kept: KeptItem): Promise<void>
  drop(dropped: readonly KeptItem[]): Promise<void>
  /** Resolves when all requested changes are done, or not soon. */
  settled(): Promise<void>
}

let ofTab: Outbox | undefined

/** The one outbox of this tab: what the database has not taken stays when the page is left for another of the site. */
export function outboxOfTab(): Outbox {
  return (ofTab ??= new BrowserOutbox())
}

/** The outbox in IndexedDB. */
export class BrowserOutbox implements Outbox {
  /** Changes that the database has not made, by key. */
  readonly #kept = new Map<string, KeptItem>()
  readonly #dropped = new Map<string, KeptItem>()
  readonly #listeners = new Set<() => void>()
  /** Those who wait for the changes to be made, or to be told that they are not. */
  #waiting: (() => void)[] = []
  #database: Promise<IDBPDatabase<Schema>> | null = null
  #isWriting = false
  #isKept = true

  constructor() {
    void this.#write()
  }

  get isKept(): boolean {
    return this.#isKept
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async itemsOf(answerLogId: string): Promise<readonly KeptItem[]> {
    await this.settled()
    const stored = (await this.#stored(answerLogId)).filter((item) => !this.#dropped.has(nameOf(item)))
    const inMemory = [...this.#kept.values()].filter((item) => item.answerLogId === answerLogId)
    // An item in memory is newer than the database's item under the same key.
    const all = new Map([...stored, ...inMemory].map((item) => [nameOf(item), item]))
    return [...all.values()].sort((one, other) => one.epoch - other.epoch || one.item.seq - other.item.seq)
  }

  keep(kept: KeptItem): Promise<void> {
    this.#dropped.delete(nameOf(kept))
    this.#kept.set(nameOf(kept), kept)
    void this.#write()
    return this.settled()
  }

  drop(dropped: readonly KeptItem[]): Promise<void> {
    for (const kept of dropped) {
      this.#kept.delete(nameOf(kept))
      this.#dropped.set(nameOf(kept), kept)
    }
    void this.#write()
    return this.settled()
  }

  settled(): Promise<void> {
    if (!this.#isKept || !this.#isWriting) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#say(false), LONGEST_WAIT)
      this.#waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  async #stored(answerLogId: string): Promise<readonly KeptItem[]> {
    try {
      const database = await within(LONGEST_WAIT, this.#opened())
      return await within(LONGEST_WAIT, database.getAll('items', ofAttempt(answerLogId)))
    } catch {
      this.#say(false)
      // Else it is being opened, or tried again.
      if (!this.#isWriting) {
        this.#forget()
        setTimeout(() => void this.#write(), PAUSES.at(-1))
      }
      return []
    }
  }

  /** Opens the database and makes the changes, for as long as it takes. */
  async #write(): Promise<void> {
    if (this.#isWriting) return
    this.#isWriting = true
    for (let failures = 0; this.#isWriting;) {
      try {
        await this.#makeChanges(await this.#opened())
        this.#isWriting = this.#kept.size + this.#dropped.size > 0
      } catch {
        // It is denied, full or gone. What is stored stays; the page says that the rest is not.
        this.#forget()
        this.#say(false)
        const pause = PAUSES[Math.min(failures, PAUSES.length - 1)]
        failures += 1
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    this.#say(true)
  }

  async #makeChanges(database: IDBPDatabase<Schema>): Promise<void> {
    // First what makes room.
    for (const [name, item] of this.#dropped) {
      await within(LONGEST_WAIT, database.delete('items', keyOf(item)))
      if (this.#dropped.get(name) === item) this.#dropped.delete(name)
    }
    for (const [name, item] of this.#kept) {
      await within(LONGEST_WAIT, database.put('items', { ...item, seq: item.item.seq, keptAt: serverNow() }))
      if (this.#kept.get(name) === item) this.#kept.delete(name)
    }
  }

  /** The open database, or the attempt to open it. */
  #opened(): Promise<IDBPDatabase<Schema>> {
    if (this.#database !== null) return this.#database
    const database = opened(() => {
      if (this.#database === database) this.#forget()
    })
    this.#database = database
    return database
  }

  /** The next change or reading opens the database anew. */
  #forget(): void {
    // Where it was never opened, whoever waited for it knows.
    this.#database?.then((database) => database.close()).catch(() => undefined)
    this.#database = null
  }

  #say(isKept: boolean): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
    if (isKept === this.#isKept) return
    this.#isKept = isKept
    for (const listener of this.#listeners) listener()
  }
}

/** `onLost`: the connection is gone, or another tab waits to upgrade the database. */
async function opened(onLost: () => void): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => {
      const items = created.createObjectStore('items', { keyPath: ['answerLogId', 'epoch', 'seq'] })
      items.createIndex('keptAt', 'keptAt')
    },
    blocking: onLost,
    terminated: onLost,
  })
  await within(LONGEST_WAIT, dropForgotten(database))
  return database
}

async function dropForgotten(database: IDBPDatabase<Schema>): Promise<void> {
  const before = IDBKeyRange.upperBound(serverNow() - LONGEST_KEPT)
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
