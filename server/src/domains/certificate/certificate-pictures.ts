import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { tenantSettings } from '@campus/contracts/school'

import type { Database } from '../../platform/database/database'
import { paletteOf } from '../../platform/drawing/palette'
import { sendNoPicture, sendPicture } from '../../platform/drawing/send-picture'
import { addressKey, type AddressQuery } from '../../platform/files/signed-address'
import { ID } from '../../platform/tenants/tenant-id'
import { schools } from '../school/school.schema'
import { certificateFace } from './certificate-face'
import { certificatePicture } from './certificate-picture'
import { isPictureAddress, type CertificateKind } from './picture-address'

interface CertificateAddress {
  Params: { tenantId: string; file: string }
  Querystring: AddressQuery
}

const FILE = /^(skill|training)-([\w-]{1,40})\.svg$/

/** Serves the pictures of certificates at the signed addresses from a lookup. */
export function registerCertificatePictures(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => Date },
): void {
  app.get<CertificateAddress>('/media/:tenantId/certificate/:file', async (request, reply) => {
    const drawing = await drawCertificate(request, database.forCaller(request.ip), now())
    return drawing === undefined ? sendNoPicture(reply) : sendCertificate(reply, drawing)
  })
}

async function drawCertificate(
  request: FastifyRequest<CertificateAddress>,
  database: Database,
  now: Date,
): Promise<string | undefined> {
  const { tenantId, file } = request.params
  const [, kind, id] = FILE.exec(file) ?? []
  if (kind === undefined || id === undefined || !ID.test(tenantId)) return undefined
  return database.withTenant(tenantId, async (tx) => {
    const [school] = await tx.select().from(schools)
    if (school === undefined) return undefined
    const picture = { tenantId, kind: kind as CertificateKind, id }
    if (!isPictureAddress(picture, request.query, await addressKey(tx), now)) return undefined
    const face = await certificateFace(tx, picture.kind, id, school.universityName)
    return face === undefined
      ? undefined
      : certificatePicture(paletteOf(v.parse(tenantSettings, school.settings).accentColour), face)
  })
}

/** It names a person: caches must not keep it, and search engines must not list it. */
function sendCertificate(reply: FastifyReply, drawing: string): FastifyReply {
  return sendPicture(
    reply
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      // The frame of a contained lookup has an opaque origin. Who may see it is decided by the signed address.
      .header('cross-origin-resource-policy', 'cross-origin'),
    drawing,
    'private, no-store',
  )
}
