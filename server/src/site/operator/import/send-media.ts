/** Sends the films, sounds, documents and archives of a folder ahead of it; what the server has is not sent again. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Fault } from './folder'
import type { FileOnDisk } from './folder-on-disk'
import { tenantOf } from './kept-files'
import { PART_BYTES, type Sent } from './media'
import { nowAndThen } from './now-and-then'

/** Asks the server; bytes are sent as they are. */
export type Ask = (call: string, body?: object) => Promise<unknown>

/** `tell` hears how far it has come. */
export async function sendMedia(
  ask: Ask,
  files: readonly FileOnDisk[],
  tell: (line: string) => void,
): Promise<{ readonly media: readonly Sent[]; readonly faults: readonly Fault[] }> {
  const media: Sent[] = []
  const faults: Fault[] = []
  const say = nowAndThen(tell)
  for (const [index, file] of files.entries()) {
    const sha256 = await hashOf(file, (line) => say(() => `${index} of ${files.length} files are compared; ${line()}`))
    const fault = await send(ask, file, sha256, tell)
    if (fault === '') media.push({ path: file.path, sha256 })
    else faults.push({ file: file.path, line: 0, message: fault })
  }
  return { media, faults }
}

async function hashOf({ path, place }: FileOnDisk, say: (line: () => string) => void): Promise<string> {
  const hash = createHash('sha256')
  const { size } = await stat(place)
  let read = 0
  for await (const bytes of createReadStream(place) as AsyncIterable<Buffer>) {
    hash.update(bytes)
    read += bytes.length
    say(() => `${path}: ${Math.floor((100 * read) / size)} %`)
  }
  return hash.digest('hex')
}

/** What is wrong with it; '' for nothing. */
async function send(
  ask: Ask,
  { path, place }: FileOnDisk,
  sha256: string,
  tell: (line: string) => void,
): Promise<string> {
  const content = { tenantId: tenantOf(path), sha256 }
  const { isThere } = (await ask(`media?${new URLSearchParams(content)}`)) as { readonly isThere: boolean }
  if (isThere) return ''
  const file = await open(place)
  try {
    const { size } = await file.stat()
    const parts = Math.max(1, Math.ceil(size / PART_BYTES))
    for (let part = 0; part < parts; part += 1) {
      const bytes = Buffer.alloc(Math.min(PART_BYTES, size - part * PART_BYTES))
      await file.read(bytes, 0, bytes.length, part * PART_BYTES)
      await ask(`media-part?${new URLSearchParams({ ...content, part: String(part) })}`, bytes)
      tell(`${path}: ${Math.floor((100 * (part + 1)) / parts)} %`)
    }
    return ((await ask('media-join', { ...content, parts })) as { readonly fault: string }).fault
  } finally {
    await file.close()
  }
}

/** Writes files of an export below a folder, for its owner's eyes alone. */
export async function fetchMedia(
  contentOf: (path: string) => Promise<Readable>,
  root: string,
  media: readonly Sent[],
  tell: (line: string) => void,
): Promise<void> {
  for (const { path, sha256 } of media) {
    const query = new URLSearchParams({ tenantId: tenantOf(path), sha256 })
    mkdirSync(dirname(join(root, path)), { recursive: true, mode: 0o700 })
    await pipeline(await contentOf(`media-content?${query}`), createWriteStream(join(root, path), { mode: 0o600 }))
    tell(path)
  }
}
