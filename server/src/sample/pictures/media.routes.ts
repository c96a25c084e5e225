import type { FastifyInstance, FastifyReply } from 'fastify'
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

/** Pictures of pixels that are kept, of at most 100 KB each: a shared link is asked for many times at once. */
const MOST_PNGS = 50

/**
 * Serves drawn pictures at `/media/<tenant>/<kind>/<name>.svg`, those of shared links at
 * `/media/<tenant>/share/<kind>-<name>.png`, and the code of a contact at `/media/<tenant>/contact/qr.png` too, for the
 * schools `artOf` knows.
 */
export function registerPictures(app: FastifyInstance, artOf: (tenantId: string) => SchoolArt | undefined): void {
  const pngs = new LRUCache<string, Buffer, string>({
    max: MOST_PNGS,
    fetchMethod: (_, __, { context: drawing }) => pngOf(drawing),
  })
  const sendPixels = async (reply: FastifyReply, address: string, drawing: string | undefined) => {
    const png = drawing === undefined ? undefined : await pngs.fetch(address, { context: drawing })
    return png === undefined ? sendNoPicture(reply) : sendPng(reply, png, FOR_EVER)
  }

  app.get<PictureAddress>('/media/:tenantId/:kind/:file', async (request, reply) => {
    const { tenantId, kind, file } = request.params
    const [, name, type] = /^([\w-]{1,40})\.(svg|png)$/.exec(file) ?? []
    const art = artOf(tenantId)
    const drawing = art === undefined || name === undefined ? undefined : drawPicture(art, kind, name)
    if (type === 'png') {
      return sendPixels(reply, `${tenantId}/${kind}/${file}`, kind === 'contact' ? drawing : undefined)
    }
    return drawing === undefined ? sendNoPicture(reply) : sendPicture(reply, drawing, FOR_EVER)
  })

  app.get<{ Params: { tenantId: string; file: string } }>('/media/:tenantId/share/:file', async (request, reply) => {
    const { tenantId, file } = request.params
    const [, named = '', name = ''] = /^([a-z]+)-([\w-]{1,40})\.png$/.exec(file) ?? []
    const kind = SHARED_KINDS.find((shared) => shared === named)
    const art = artOf(tenantId)
    const drawing = art === undefined || kind === undefined ? undefined : drawShare(art, kind, name)
    return sendPixels(reply, `${tenantId}/share/${file}`, drawing)
  })
}
