import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { sendBytes } from '../../platform/files/send-file'
import { readClip, readFilmArchive, readInit, type FilmArchive } from './film-archive'
import { captions, captionsPlaylist, masterPlaylist, qualityPlaylist } from './film-playlists'

const ONE_DAY = 'public, max-age=86400'

const CONTENT_TYPES = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
} as const
type Ending = keyof typeof CONTENT_TYPES

/** What a film consists of. */
export interface FilmPlan {
  /** In the archive, one after the other. */
  readonly clips: readonly string[]
  /** What is said in each of them. */
  readonly said: readonly string[]
}

/** Address of a film of the sample: HLS in several qualities, with captions. */
export function filmUrl(tenantId: string, name: string): string {
  return `/media/${tenantId}/film/${name}/index.m3u8`
}

/** Serves the films that `filmOf` knows. A film is put together when it is asked for: only its clips are kept. */
export function registerSampleFilms(
  app: FastifyInstance,
  filmOf: (tenantId: string, name: string) => FilmPlan | undefined,
): void {
  let archive: Promise<FilmArchive> | undefined
  app.get<{ Params: { tenantId: string; film: string; file: string } }>(
    '/media/:tenantId/film/:film/:file',
    async (request, reply) => {
      const { tenantId, film, file } = request.params
      const plan = filmOf(tenantId, film)
      const [, name = '', ending = ''] = /^([\w-]{1,20})\.(\w{1,5})$/.exec(file) ?? []
      if (plan === undefined || !isEnding(ending)) return reply.code(404).send('')
      archive ??= readFilmArchive()
      const content = await contentOf(await archive, plan, name, ending)
      if (content === undefined) return reply.code(404).send('')
      const bytes = Buffer.from(content)
      return sendBytes(request, reply, {
        contentType: CONTENT_TYPES[ending],
        size: bytes.length,
        tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
        cacheControl: ONE_DAY,
        open: async (range) =>
          Readable.from([range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)]),
      })
    },
  )
}

/** One of a film's files; undefined for a name that it does not have. */
async function contentOf(
  archive: FilmArchive,
  { clips, said }: FilmPlan,
  name: string,
  ending: Ending,
): Promise<Buffer | string | undefined> {
  const quality = archive.qualities.find((candidate) => candidate.name === name.split('-')[0])
  switch (ending) {
    case 'vtt':
      return name === 'captions' ? captions(archive, said) : undefined
    case 'm3u8':
      if (name === 'index') return masterPlaylist(archive, clips)
      if (name === 'captions') return captionsPlaylist(archive, clips)
      return quality?.name === name ? qualityPlaylist(archive, quality, clips) : undefined
    case 'mp4':
      return quality !== undefined && name === `${quality.name}-init` ? readInit(quality) : undefined
    case 'm4s': {
      const place = Number(name.split('-')[1])
      const clip = clips[place]
      return quality === undefined || clip === undefined || name !== `${quality.name}-${String(place)}`
        ? undefined
        : readClip(archive, quality, clip, place * archive.seconds)
    }
  }
}

function isEnding(text: string): text is Ending {
  return Object.hasOwn(CONTENT_TYPES, text)
}
