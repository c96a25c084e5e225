/**
 * The store of file contents: a folder, or a bucket of an S3-compatible service. The table `files` has the
 * facts about each file.
 */
import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

export interface StoredKey {
  readonly key: string
  readonly changed: Date
}

/**
 * Keys are paths of letters, digits, `-`, `_` and single dots (`10001/73…`); every method throws a RangeError
 * for others. The content of a key appears whole or not at all.
 */
export interface FileStore {
  /** Stores the content; rejects, and keeps nothing, when the content is interrupted. */
  put(key: string, content: Readable, contentType: string): Promise<void>
  /** The content, or the bytes of a range inside it; null when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** Size in bytes; null when there is none. */
  stat(key: string): Promise<{ readonly size: number } | null>
  /** Removes the content, if there is any. */
  remove(key: string): Promise<void>
  /** All keys that begin with `prefix`, in no order, including those of interrupted writes. */
  list(prefix: string): Promise<readonly StoredKey[]>
}
