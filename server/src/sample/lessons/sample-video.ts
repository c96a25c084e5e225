import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { sendBytes } from '../../platform/files/send-file'
import { assetPath } from '../asset-path'

const ONE_DAY = 'public, max-age=86400'

/** Address of the sample's video in one file, which stands for what people upload. */
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
  const bytes = await readFile(assetPath('sample-video.mp4'))
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}
