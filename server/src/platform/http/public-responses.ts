/**
 * Keeps responses that are the same for every visitor of a school, until a table they were read from changes,
 * in any process. A change removes nothing: each response knows its tables and the time of its read, and is
 * not used once one of them has a later change.
 */
import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { CHANGE_CHANNEL, type TableRead } from '../database/changes'
import type { Database } from '../database/database'
import { BusyError } from '../fair-queue'

/** Milliseconds after which a response is read again even without a change: a notice may have been lost. */
const MAX_AGE = 30_000

/** Dates have whole seconds, so a response that depends on the time can change only when the next second begins. */
const SECOND = 1000

/** Bytes of a kept response beside its text. */
const OVERHEAD = 500

/** A response in the form that everybody gets. */
export interface PublicResponse {
  /** The envelope's `data`, as JSON. */
  readonly json: string
  /** Changes with `json`. It is weak, because the envelope around the data always differs. */
  readonly tag: string
}

/** A new response. */
export interface Reading {
  readonly data: unknown
  readonly tables: readonly TableRead[]
  /** Whether the handler used the time. */
  readonly ofThisSecond: boolean
}

interface Kept extends PublicResponse {
  readonly tables: readonly string[]
  /** The number of changes known when its read began. */
  readonly changesBefore: number
  /** The response is valid between these two times, in milliseconds. */
  readonly from: number
  readonly until: number
}

interface Reads {
  readonly changesBefore: number
  readonly from: number
  readonly response: Promise<PublicResponse>
}

export class PublicResponses {
  readonly #kept: LRUCache<string, Kept>
  /** The running reads, so that a crowd causes only one. */
  readonly #underWay = new Map<string, Reads>()
  /** The number of changes so far, and the last change of each table, of each tenant, and of all. */
  #changes = 0
  readonly #lastOfTable = new Map<string, number>()
  readonly #lastOfTenant = new Map<string, number>()
  #lastOfEverything = 0

  constructor(database: Pick<Database, 'onNotice'>, maxBytes: number) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ json }, key) => 2 * (json.length + key.length) + OVERHEAD,
    })
    database.onNotice(CHANGE_CHANNEL, (change) => this.#hear(change))
  }

  /**
   * The response of a key at a tenant: the kept one, or the result of `read`. `now` is the time of the
   * request. Rejects as `read` does.
   */
  async get(tenantId: string, call: string, now: Date, read: () => Promise<Reading>): Promise<PublicResponse> {
    const key = `${tenantId}\n${call}`
    const time = now.getTime()
    const kept = this.#kept.get(key)
    if (kept !== undefined && this.#holds(kept, tenantId, time)) return kept
    const underWay = this.#underWay.get(key)
    if (underWay === undefined || !this.#isRecent(underWay, tenantId, time)) {
      return this.#read(tenantId, key, time, read)
    }
    try {
      return await underWay.response
    } catch (error) {
      // The first caller got no place in the queue; this one may get one.
      if (error instanceof BusyError) return this.#read(tenantId, key, time, read)
      throw error
    }
  }

  #read(tenantId: string, key: string, time: number, read: () => Promise<Reading>): Promise<PublicResponse> {
    const reads: Reads = {
      changesBefore: this.#changes,
      from: time,
      response: read().then((reading) => {
        const { tables, ofThisSecond } = reading
        const json = JSON.stringify(reading.data ?? null)
        const response: PublicResponse = {
          json,
          tag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
        }
        if (tables.some(({ told }) => !told)) return response
        const kept: Kept = {
          ...response,
          tables: tables.map(({ name }) => name),
          changesBefore: reads.changesBefore,
          from: time,
          until: ofThisSecond ? time - (time % SECOND) + SECOND : time + MAX_AGE,
        }
        if (this.#holds(kept, tenantId, time)) this.#kept.set(key, kept)
        return response
      }),
    }
    this.#underWay.set(key, reads)
    const forget = (): void => {
      if (this.#underWay.get(key) === reads) this.#underWay.delete(key)
    }
    reads.response.then(forget, forget)
    return reads.response
  }

  #holds({ tables, changesBefore, from, until }: Kept, tenantId: string, time: number): boolean {
    if (time < from || time >= until || this.#lastOfEverything > changesBefore) return false
    return tables.every(
      (table) =>
        this.#lastChange(`${table}:${tenantId}`) <= changesBefore && this.#lastChange(`${table}:`) <= changesBefore,
    )
  }

  /** A request after a change, or in another second, must not get the older result. */
  #isRecent({ changesBefore, from }: Reads, tenantId: string, time: number): boolean {
    const lastChange = Math.max(
      this.#lastOfTenant.get(tenantId) ?? 0,
      this.#lastOfTenant.get('') ?? 0,
      this.#lastOfEverything,
    )
    return lastChange <= changesBefore && Math.floor(from / SECOND) === Math.floor(time / SECOND)
  }

  #lastChange(of: string): number {
    return this.#lastOfTable.get(of) ?? 0
  }

  #hear(change: string | null): void {
    this.#changes += 1
    if (change === null) {
      this.#lastOfEverything = this.#changes
      return
    }
    this.#lastOfTable.set(change, this.#changes)
    this.#lastOfTenant.set(change.slice(change.indexOf(':') + 1), this.#changes)
  }
}
