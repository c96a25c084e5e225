import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { sendBytes } from '../../platform/files/send-file'

const FILE = join('assets', 'sample-video.mp4')
const ONE_DAY = 'public, max-age=86400'

/** Address of the one video all videos of the sample are. */
export function sampleVideoUrl(tenantId: string): string {
  return `/media/${tenantId}/clip/sample.mp4`
}

/** Serves the sample video to the schools it belongs to. */
export function registerSampleVideo(app: FastifyInstance, isSample: (tenantId: string) => boolean): void {
  let video: Promise<{ readonly bytes: Buffer; readonly tag: string }> | undefined
  app.get<{ Params: { tenantId: string } }>('/media/:tenantId/clip/sample.mp4', async (request, reply) => {
    if (!isSample(request.params.tenantId)) return reply.code(404).send('')
    video ??= readVideo()
    const { bytes, tag } = await video
    return sendBytes(request, reply, {
      contentType: 'video/mp4',
      size: bytes.length,
      tag,
      cacheControl: ONE_DAY,
      open: async (range) => Readable.from([range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)]),
    })
  })
}

async function readVideo(): Promise<{ bytes: Buffer; tag: string }> {
  const bytes = await readFile(videoPath())
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}

/** The assets are beside `src` and `dist`, so we search upwards. */
function videoPath(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, FILE))) return join(folder, FILE)
  }
  throw new Error('the sample video is missing')
}
