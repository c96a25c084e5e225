import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FileStore } from '../../../platform/files/file-store'
import { inspectContent } from '../../../platform/files/inspect-content'
import { Refusal } from '../../../platform/http/refusal'
import type { Fault, Folder } from './folder'
import { keyOf, tenantOf, type KeptContent } from './kept-files'

/** Keeps the bytes of a folder's pictures; what is none becomes a fault. */
export async function keepPictures(
  store: FileStore,
  pictures: Folder['pictures'],
): Promise<{ readonly kept: readonly KeptContent[]; readonly faults: readonly Fault[] }> {
  const kept: KeptContent[] = []
  const faults: Fault[] = []
  for (const { path, content } of pictures) {
    const bytes = Buffer.from(content, 'base64')
    const key = keyOf(tenantOf(path), createHash('sha256').update(bytes).digest('hex'))
    try {
      const { contentType, content: inspected, result } = await inspectContent(Readable.from([bytes]), 'picture')
      await store.put(key, inspected, contentType)
      kept.push({ path, contentType, ...result() })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      faults.push({ file: path, line: 0, message: 'is no picture (JPEG, PNG, WebP, GIF or AVIF) of at most 10 MB' })
    }
  }
  return { kept, faults }
}
