import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

import { sendNoPicture, sendPicture, sendPng } from '../../platform/drawing/send-picture'
import { SHARED_KINDS } from './media-url'
import { drawPicture, type SchoolArt } from './pictures'
import { drawShare, pngOf } from './share-picture'

interface PictureAddress {
  Params: { tenantId: string; kind: string; file: string }
}

/** The picture of an address never changes, so it is cached forever. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Preview pictures that are kept, of about 100 KB each: a shared link is asked for many times at once. */
const MOST_PNGS = 50

/**
 * Serves drawn pictures at `/media/<tenant>/<kind>/<name>.svg`, and those of shared links at
 * `/media/<tenant>/share/<kind>-<name>.png`, for the schools `artOf` knows.
 */
export function registerPictures(app: FastifyInstance, artOf: (tenantId: string) => SchoolArt | undefined): void {
  app.get<PictureAddress>('/media/:tenantId/:kind/:file', async (request, reply) => {
    const { tenantId, kind, file } = request.params
    const [, name] = /^([\w-]{1,40})\.svg$/.exec(file) ?? []
    const art = artOf(tenantId)
    const drawing = art === undefined || name === undefined ? undefined : drawPicture(art, kind, name)
    return drawing === undefined ? sendNoPicture(reply) : sendPicture(reply, drawing, FOR_EVER)
  })

  const pngs = new LRUCache<string, Buffer, string>({
    max: MOST_PNGS,
    fetchMethod: (_, __, { context: drawing }) => pngOf(drawing),
  })
  app.get<{ Params: { tenantId: string; file: string } }>('/media/:tenantId/share/:file', async (request, reply) => {
    const { tenantId, file } = request.params
    const [, named = '', name = ''] = /^([a-z]+)-([\w-]{1,40})\.png$/.exec(file) ?? []
    const kind = SHARED_KINDS.find((shared) => shared === named)
    const art = artOf(tenantId)
    const drawing = art === undefined || kind === undefined ? undefined : drawShare(art, kind, name)
    if (drawing === undefined) return sendNoPicture(reply)
    const png = await pngs.fetch(`${tenantId}/${file}`, { context: drawing })
    return png === undefined ? sendNoPicture(reply) : sendPng(reply, png, FOR_EVER)
  })
}
