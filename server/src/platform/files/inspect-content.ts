import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import { fileTypeFromBuffer } from 'file-type/core'

import { refuse } from '../http/refusal'
import { UPLOAD_KINDS, type UploadKind } from './upload-kinds'

/** Bytes that are enough to recognise the type of a file. */
export const HEAD_BYTES = 4100

/** Facts about the content; known when it has been read to its end. */
export interface Inspected {
  readonly contentType: string
  /** The same bytes. The stream ends with a refusal when there are more than the kind allows. */
  readonly content: Readable
  result(): { readonly size: number; readonly sha256: string }
}

/**
 * Recognises the type of a content of one of these kinds by its first bytes, passes it on and counts it. Throws the
 * refusal `fileTypeWrong`.
 */
export async function inspectContent(source: Readable, ...kinds: readonly UploadKind[]): Promise<Inspected> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const head = await readHead(chunks)
  const contentType = await contentTypeOf(head)
  const kind = kinds.find((one) => UPLOAD_KINDS[one].types.some((type) => type === contentType))
  if (contentType === undefined || kind === undefined) {
    source.destroy()
    throw refuse('fileTypeWrong')
  }
  const { maxBytes } = UPLOAD_KINDS[kind]
  const hash = createHash('sha256')
  let size = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for (let chunk: Buffer | undefined = head; chunk !== undefined; chunk = await nextOf(chunks)) {
      size += chunk.length
      if (size > maxBytes) {
        source.destroy()
        throw refuse('fileTooLarge')
      }
      hash.update(chunk)
      yield chunk
    }
  }
  return {
    contentType,
    content: Readable.from(counted(), { objectMode: false }),
    result: () => ({ size, sha256: hash.digest('hex') }),
  }
}

/** The type of a content by its first {@link HEAD_BYTES}; undefined for one that is not known. */
export async function contentTypeOf(head: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(head))?.mime
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let length = 0; length < HEAD_BYTES;) {
    const chunk = await nextOf(chunks)
    if (chunk === undefined) break
    parts.push(chunk)
    length += chunk.length
  }
  return Buffer.concat(parts)
}

async function nextOf(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  const { done, value } = await chunks.next()
  return done === true ? undefined : Buffer.from(value)
}
