import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { sendBytes } from '../../platform/files/send-file'
import { assetPath } from '../asset-path'

const ONE_DAY = 'public, max-age=86400'

/** What a player asks for, by the end of its name; nothing else is served. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
}
const FILE_NAME = /^[\w-]{1,40}\.\w{1,5}$/

/** Address of one of the files that the sample lessons are made of (`assets/lesson`). */
export function lessonUrl(tenantId: string, file: string): string {
  return `/media/${tenantId}/lesson/${file}`
}

/** Serves the files of the sample lessons to the schools they belong to. */
export function registerLessonMedia(app: FastifyInstance, isSample: (tenantId: string) => boolean): void {
  const files = new Map<string, Promise<{ readonly bytes: Buffer; readonly tag: string }>>()
  app.get<{ Params: { tenantId: string; file: string } }>('/media/:tenantId/lesson/:file', async (request, reply) => {
    const { tenantId, file } = request.params
    const contentType = CONTENT_TYPES[extname(file)]
    const path = FILE_NAME.test(file) ? join(assetPath('lesson'), file) : ''
    if (!isSample(tenantId) || contentType === undefined || path === '' || !existsSync(path)) {
      return reply.code(404).send('')
    }
    const reading = files.get(file) ?? readTagged(path)
    files.set(file, reading)
    const { bytes, tag } = await reading
    return sendBytes(request, reply, {
      contentType,
      size: bytes.length,
      tag,
      cacheControl: ONE_DAY,
      open: async (range) => Readable.from([range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)]),
    })
  })
}

async function readTagged(path: string): Promise<{ bytes: Buffer; tag: string }> {
  const bytes = await readFile(path)
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}
