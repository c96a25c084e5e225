import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { FastifyInstance, FastifyReply } from 'fastify'

const FILE = join('assets', 'sample-film.mp4')
const ONE_DAY = 'public, max-age=86400'

/** Address of the one film all films of the sample are. */
export function sampleFilmUrl(tenantId: string): string {
  return `/media/${tenantId}/clip/sample.mp4`
}

/** Serves the film in ranges, without which players neither seek nor, some of them, start. */
export function registerSampleFilm(app: FastifyInstance, isSample: (tenantId: string) => boolean): void {
  let film: Promise<Buffer> | undefined
  app.get<{ Params: { tenantId: string } }>('/media/:tenantId/clip/sample.mp4', async (request, reply) => {
    if (!isSample(request.params.tenantId)) return reply.code(404).send('')
    film ??= readFile(filmPath())
    return sendRange(reply, await film, request.headers.range)
  })
}

function sendRange(reply: FastifyReply, film: Buffer, asked: string | undefined): FastifyReply {
  void reply
    .header('content-type', 'video/mp4')
    .header('accept-ranges', 'bytes')
    .header('cache-control', ONE_DAY)
    .header('x-content-type-options', 'nosniff')
  const range = rangeOf(asked, film.length)
  if (range === 'whole') return reply.send(film)
  if (range === 'none') {
    return reply
      .code(416)
      .header('content-range', `bytes */${String(film.length)}`)
      .send('')
  }
  const [first, last] = range
  return reply
    .code(206)
    .header('content-range', `bytes ${String(first)}-${String(last)}/${String(film.length)}`)
    .send(film.subarray(first, last + 1))
}

/**
 * First and last byte of a single range (RFC 9110, 14.1.2); 'none' when it
 * lies outside, 'whole' without one or when it is of no form known here.
 */
export function rangeOf(asked: string | undefined, length: number): readonly [number, number] | 'whole' | 'none' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole'
  if (from === '') return to === '0' ? 'none' : [Math.max(0, length - Number(to)), length - 1]
  if (Number(from) >= length) return 'none'
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  return [Number(from), to === '' ? length - 1 : Math.min(Number(to), length - 1)]
}

/** The assets stand beside `src` and `dist`, so the way up is looked for. */
function filmPath(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, FILE))) return join(folder, FILE)
  }
  throw new Error('the sample film is missing')
}
