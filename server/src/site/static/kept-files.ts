/**
 * Small files of releases, kept in memory in the form they are sent: a file name of a release always has the
 * same bytes.
 */
import { sep } from 'node:path'
import { buffer } from 'node:stream/consumers'

import type { SendResult } from '@fastify/send'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Largest total size in bytes, and largest size of one kept file; larger files are rare and come from the disk. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_FILE = 1024 * 1024
/** Bytes of a kept file beside its content. */
const OVERHEAD = 1000

/** A file in the form it is sent, as a whole. */
export interface KeptFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** There is no file of this name. */
type Known = KeptFile | 'missing'

export class KeptFiles {
  readonly #files = new LRUCache<string, Known>({
    maxSize: MAX_BYTES,
    sizeCalculation: (file) => OVERHEAD + (file === 'missing' ? 0 : file.body.length),
  })

  /** Undefined: not known yet. */
  get(path: string): Known | undefined {
    return this.#files.get(path)
  }

  /** The files below a folder came or went. */
  forget(folder: string): void {
    for (const path of [...this.#files.keys()]) if (path.startsWith(folder + sep)) this.#files.delete(path)
  }

  /** Keeps an opened file if it is small and whole, or absent; returns it in that case. */
  async keep(path: string, { statusCode, headers, stream }: SendResult): Promise<Known | undefined> {
    if (statusCode === 404) {
      this.#files.set(path, 'missing')
      return 'missing'
    }
    const size = Number(headers['Content-Length'])
    if (statusCode !== 200 || !(size <= MAX_FILE)) return undefined
    const file = { headers, body: await buffer(stream) }
    // The answer to HEAD has no content.
    if (file.body.length !== size) return undefined
    this.#files.set(path, file)
    return file
  }
}

/** Whether the request is for a whole file, or revalidates a known one. */
export function isForWhole({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && !CONDITIONS.some((condition) => headers[condition] !== undefined)
}

const CONDITIONS = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since']

/** Whether a request knows this tag. */
export function isKnownTag(known: string | undefined, tag: string | undefined): boolean {
  return known !== undefined && known.split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag?.replace(/^W\//, ''))
}
