/**
 * Films, sounds, documents and archives of a folder. They are sent ahead of it, in parts: one request for all of it would
 * last longer than a request may. What no import names afterwards is cleaned up after a day.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { and, isNotNull } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Database } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import { files } from '../../../platform/files/files.schema'
import { contentTypeOf, HEAD_BYTES, inspectContent } from '../../../platform/files/inspect-content'
import { lookAtMedium, type Medium } from '../../../platform/files/look-at-medium'
import { Refusal } from '../../../platform/http/refusal'
import { OperatorRefusedError } from '../../../platform/operator-call'
import type { Fault, Folder } from './folder'
import { keyOf, tenantOf, type KeptContent } from './kept-files'

/** Bytes of each part but the last. */
export const PART_BYTES = 8 * 1024 * 1024

/** Bytes of one school, named by their SHA-256. */
export interface Content {
  readonly tenantId: string
  readonly sha256: string
}

/** A file that was sent ahead of its folder. */
export type Sent = Folder['media'][number]

const keyOfContent = ({ tenantId, sha256 }: Content): string => keyOf(tenantId, sha256)
const keyOfPart = (content: Content, part: number): string => `${keyOfContent(content)}.part${part}`

export async function isMediaThere(store: FileStore, content: Content): Promise<boolean> {
  return (await store.stat(keyOfContent(content))) !== null
}

export async function keepPart(store: FileStore, content: Content, part: number, bytes: Buffer): Promise<void> {
  await store.put(keyOfPart(content, part), Readable.from([bytes]), 'application/octet-stream')
}

/** Makes one file of its parts, `0` to `parts - 1`. Returns what is wrong with it, '' for nothing; then nothing of it stays. */
export async function joinParts(store: FileStore, content: Content, parts: number): Promise<string> {
  async function* bytes(): AsyncGenerator<Buffer> {
    for (let part = 0; part < parts; part += 1) {
      const read = await store.read(keyOfPart(content, part))
      if (read === null) throw new OperatorRefusedError(`Part ${part} has not come; send the file again.`)
      yield* read as AsyncIterable<Buffer>
    }
  }
  try {
    const {
      contentType,
      content: inspected,
      result,
    } = await inspectContent(
      Readable.from(bytes(), { objectMode: false }),
      'video',
      'sound',
      'captions',
      'document',
      'archive',
    )
    await store.put(keyOfContent(content), inspected, contentType)
    if (result().sha256 === content.sha256) return ''
    await store.remove(keyOfContent(content))
    return 'has changed while it was sent: import the folder again'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.reason === 'fileTooLarge'
      ? 'is too large: films and archives have at most 2 GB, sounds 512 MB, documents 100 MB'
      : 'is no film (MP4, WebM, MOV), sound (MP3, M4A, OGG, WAV), document (PDF, Word, PowerPoint, Excel), archive (ZIP, RAR, 7z) or captions (WebVTT)'
  } finally {
    for (let part = 0; part < parts; part += 1) await store.remove(keyOfPart(content, part))
  }
}

/** Films and sounds are looked at so many at once: a store far away takes a while for each. */
const AT_ONCE = 4

/**
 * What the store knows of the files that were sent ahead; what is not there becomes a fault. `known`: the media that were
 * looked at before, by the file's key.
 */
export async function keptMedia(
  store: FileStore,
  media: readonly Sent[],
  known: ReadonlyMap<string, Medium>,
): Promise<{ readonly kept: readonly KeptContent[]; readonly faults: readonly Fault[] }> {
  const kept: (KeptContent | null)[] = []
  const waiting = media.entries()
  const work = async (): Promise<void> => {
    for (const [index, sent] of waiting) kept[index] = await keptOf(store, sent, known)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const missing = media.filter((_, index) => kept[index] === null)
  return {
    kept: kept.filter((one) => one !== null),
    faults: missing.map(({ path }) => ({ file: path, line: 0, message: 'was not sent ahead of the folder' })),
  }
}

async function keptOf(
  store: FileStore,
  { path, sha256 }: Sent,
  known: ReadonlyMap<string, Medium>,
): Promise<KeptContent | null> {
  const key = keyOf(tenantOf(path), sha256)
  const { size } = (await store.stat(key)) ?? { size: 0 }
  const head = size === 0 ? null : await store.read(key, { first: 0, last: Math.min(size, HEAD_BYTES) - 1 })
  const contentType = head === null ? undefined : await contentTypeOf(await buffer(head))
  if (contentType === undefined) return null
  const facts = { path, contentType, size, sha256 }
  if (!/^(?:video|audio)\//.test(contentType)) return facts
  return { ...facts, medium: known.get(key) ?? (await lookAtMedium(store, { key, size })) }
}

/** The media of these files that were looked at before, by the file's key. */
export async function knownMedia(database: Database, media: readonly Sent[]): Promise<ReadonlyMap<string, Medium>> {
  const keys = media.map(({ path, sha256 }) => keyOf(tenantOf(path), sha256))
  const rows = await database.asOwner((tx) =>
    tx
      .select({ key: files.key, medium: files.medium })
      .from(files)
      .where(and(among(files.key, keys), isNotNull(files.medium))),
  )
  return new Map(rows.flatMap(({ key, medium }) => (medium === null ? [] : [[key, medium]])))
}
