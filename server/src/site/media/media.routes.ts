import type { FastifyInstance } from 'fastify'

import { drawPicture, type SchoolArt } from './pictures'
import { sendNoPicture, sendPicture } from './send-picture'

interface PictureAddress {
  Params: { tenantId: string; kind: string; file: string }
}

/** The picture of an address never changes, so it is cached forever. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves drawn pictures at `/media/<tenant>/<kind>/<name>.svg`, for the schools `artOf` knows. */
export function registerPictures(app: FastifyInstance, artOf: (tenantId: string) => SchoolArt | undefined): void {
  app.get<PictureAddress>('/media/:tenantId/:kind/:file', async (request, reply) => {
    const { tenantId, kind, file } = request.params
    const [, name] = /^([\w-]{1,40})\.svg$/.exec(file) ?? []
    const art = artOf(tenantId)
    const drawing = art === undefined || name === undefined ? undefined : drawPicture(art, kind, name)
    return drawing === undefined ? sendNoPicture(reply) : sendPicture(reply, drawing, FOR_EVER)
  })
}
