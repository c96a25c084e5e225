/**
 * Responses that are the same for every visitor of a school, kept until a
 * table they were read from changes, in whichever process. Nothing has to be
 * dropped at a change: each response knows what it was read from and when, and
 * one that is older than a change there is not used any more.
 */
import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { CHANGE_CHANNEL, type TableRead } from '../database/changes'
import type { Database } from '../database/database'
import { DatabaseBusyError } from '../database/transaction-queue'

/** Milliseconds after which a response is read again although no change was told: a notice may have been lost. */
const MAX_AGE = 30_000

/** Times are dated in whole seconds, so what depends on the time can become another only when the next one begins. */
const SECOND = 1000

/** Bytes a kept response takes beside its text. */
const OVERHEAD = 500

/** A response as it is sent to everybody. */
export interface PublicResponse {
  /** The envelope's `data`, as JSON. */
  readonly json: string
  /** Changes with `json`; weak, for the envelope around it is another each time. */
  readonly tag: string
}

/** A response that was read just now. */
export interface Reading {
  readonly data: unknown
  readonly tables: readonly TableRead[]
  /** The handler looked at the time. */
  readonly ofThisSecond: boolean
}

interface Kept extends PublicResponse {
  readonly tables: readonly string[]
  /** How many changes had been heard of when it was begun to be read. */
  readonly changesBefore: number
  /** Clock times between which it holds, in milliseconds. */
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
  /** What is being read right now, so that a crowd asks once. */
  readonly #underWay = new Map<string, Reads>()
  /** Changes heard of so far, and which of them was the last of a table, of a tenant, of all there is. */
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
   * The response of a key at a tenant: the kept one, or what `read` brings. `now` is the time of the request. Rejects
   * as `read` does.
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
      // The caller who asked first had no place left; this one may have.
      if (error instanceof DatabaseBusyError) return this.#read(tenantId, key, time, read)
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

  /** Whoever asks after a change, or in another second, must not get what was read before. */
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
