import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import { S3mini, S3ServiceError } from 's3mini'

import { checkKey } from './file-key'
import type { ByteRange, FileStore, StoredKey } from './file-store'

interface Bucket {
  /** Address of the bucket. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Files in a bucket of an S3-compatible service. The service makes an object appear when its upload is complete. */
export class S3Store implements FileStore {
  readonly #client: S3mini

  constructor(bucket: Bucket) {
    this.#client = new S3mini(bucket)
  }

  async put(key: string, content: Readable, contentType: string): Promise<void> {
    checkKey(key)
    const response = await this.#client.putAnyObject(key, webStreamOf(content), contentType)
    if (!response.ok) throw new Error(`the store took no ${key}: ${String(response.status)}`)
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    checkKey(key)
    const response = await orNull(
      range === undefined
        ? this.#client.getObjectRaw(key)
        : this.#client.getObjectRaw(key, false, range.first, range.last + 1),
    )
    if (response === null) return null
    return response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as ReadableStream)
  }

  async stat(key: string): Promise<{ size: number } | null> {
    checkKey(key)
    const size = await orNull(this.#client.getContentLength(key))
    return size === null ? null : { size }
  }

  async remove(key: string): Promise<void> {
    checkKey(key)
    await this.#client.deleteObject(key)
  }

  async list(prefix: string): Promise<StoredKey[]> {
    const objects = (await this.#client.listObjects('/', prefix)) ?? []
    return objects.map(({ Key, LastModified }) => ({ key: Key, changed: new Date(LastModified) }))
  }
}

function webStreamOf(content: Readable): globalThis.ReadableStream {
  return Readable.toWeb(content) as globalThis.ReadableStream
}

async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding
  } catch (error) {
    if (isMissing(error) || (error instanceof Error && isMissing(error.cause))) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404
}
