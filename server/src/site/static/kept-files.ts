/** Small files of releases, kept in memory as they are sent: a name of a release has the same bytes for ever. */
import { buffer } from 'node:stream/consumers'

import type { SendResult } from '@fastify/send'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Bytes of all files, and of the largest one that is kept; larger ones are rare and come from the disk. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_FILE = 1024 * 1024
/** Bytes that keeping a file takes beside its content. */
const OVERHEAD = 1000

/** A file as it is sent whole. */
export interface KeptFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** There is none of this name. */
type Known = KeptFile | 'missing'

export class KeptFiles {
  readonly #files = new LRUCache<string, Known>({
    maxSize: MAX_BYTES,
    sizeCalculation: (file) => OVERHEAD + (file === 'missing' ? 0 : file.body.length),
  })

  /** Undefined: it is not known yet. */
  get(path: string): Known | undefined {
    return this.#files.get(path)
  }

  /** Keeps what was opened, if it is a whole file or none, and small; returns it when it did. */
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

/** Whether the request is for a whole file, or for whether it still is the one that is known already. */
export function isForWhole({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'GET' && !CONDITIONS.some((condition) => headers[condition] !== undefined)
}

const CONDITIONS = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since']

/** Whether the tag is among those a request knows. */
export function isKnownTag(known: string | undefined, tag: string | undefined): boolean {
  return known !== undefined && known.split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag?.replace(/^W\//, ''))
}
