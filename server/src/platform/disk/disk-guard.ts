import { statfsSync } from 'node:fs'

import type { FastifyBaseLogger } from 'fastify'

const MEBIBYTE = 1024 * 1024

/** Below this nothing new is written: enough space for running work, and for the database itself. */
export const FULL_BELOW = 64 * MEBIBYTE

/** From here on writes are taken again: somewhat more than the lower bound, so that it does not alternate. */
export const ROOM_FROM = 80 * MEBIBYTE

/** Nothing can be stored now, because the disk is nearly full. Reading works. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
  /** Insufficient Storage, for clients that look at the status. */
  readonly statusCode = 507

  constructor(options?: ErrorOptions) {
    super('the disk of DATA_DIR is nearly full, so nothing is written', options)
  }
}

interface DiskGuardOptions {
  /** Called when the disk gets full, and when there is space again. */
  readonly log?: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** Free bytes of the folder's disk; tests set it. */
  readonly readFree?: (folder: string) => number
}

/** Watches the free space of a folder's disk. */
export class DiskGuard {
  readonly #folder: string
  readonly #log: DiskGuardOptions['log'] | undefined
  readonly #readFree: (folder: string) => number
  #full = false

  constructor(folder: string, { log, readFree = freeBytesOf }: DiskGuardOptions = {}) {
    this.#folder = folder
    this.#log = log
    this.#readFree = readFree
  }

  /** Whether writes are refused now. It asks the system each time, which takes microseconds. */
  isFull(): boolean {
    const free = this.#readFree(this.#folder)
    const full = free < (this.#full ? ROOM_FROM : FULL_BELOW)
    if (full !== this.#full) {
      const room = { folder: this.#folder, freeMebibytes: Math.floor(free / MEBIBYTE) }
      if (full) this.#log?.error(room, 'the disk is nearly full: writes are refused until there is room')
      else this.#log?.info(room, 'there is room on the disk again: writes are accepted')
    }
    this.#full = full
    return full
  }

  /** Throws {@link DiskFullError} while writes are refused. */
  check(): void {
    if (this.isFull()) throw new DiskFullError()
  }
}

/** The space that a user without special rights may fill. */
function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
