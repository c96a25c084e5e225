import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { tenantSettings } from '@campus/contracts/school'

import type { Database } from '../../platform/database/database'
import { paletteOf, type Palette } from '../../platform/drawing/palette'
import { sendNoPicture, sendPicture } from '../../platform/drawing/send-picture'
import { fileStoreOf } from '../../platform/files/configured-store'
import type { KeptFile } from '../../platform/files/keep-file'
import { addressKey, type AddressQuery } from '../../platform/files/signed-address'
import { ID } from '../../platform/tenants/tenant-id'
import type { Surroundings } from '../domain'
import { schools } from '../school/school.schema'
import { shownCertificate, type ShownCertificate } from './certificate-face'
import { certificatePicture } from './certificate-picture'
import { dataAt, filesAt } from './own-picture'
import { isPictureAddress, type CertificateKind } from './picture-address'

interface CertificateAddress {
  Params: { tenantId: string; file: string }
  Querystring: AddressQuery
}

const FILE = /^(skill|training)-([\w-]{1,40})\.svg$/

/** Serves the pictures of certificates at the signed addresses from a lookup. */
export function registerCertificatePictures(
  app: FastifyInstance,
  { config, database, now, drawingAt }: Surroundings,
): void {
  const store = fileStoreOf(config)
  app.get<CertificateAddress>('/media/:tenantId/certificate/:file', async (request, reply) => {
    const found = await findCertificate(request, database.forCaller(request.ip), now())
    if (found === undefined) return sendNoPicture(reply)
    const { palette, shown, files } = found
    const dataOf = (address = ''): Promise<string> => dataAt(address, { store, files, drawingAt })
    const [paper, seal, portrait] = await Promise.all([
      dataOf(shown.template?.paper),
      dataOf(shown.template?.seal),
      dataOf(shown.portrait),
    ])
    return sendCertificate(reply, certificatePicture(palette, shown, { paper, seal, portrait }))
  })
}

interface FoundCertificate {
  readonly palette: Palette
  readonly shown: ShownCertificate
  readonly files: ReadonlyMap<string, KeptFile>
}

async function findCertificate(
  request: FastifyRequest<CertificateAddress>,
  database: Database,
  now: Date,
): Promise<FoundCertificate | undefined> {
  const { tenantId, file } = request.params
  const [, kind, id] = FILE.exec(file) ?? []
  if (kind === undefined || id === undefined || !ID.test(tenantId)) return undefined
  return database.withTenant(tenantId, async (tx) => {
    const [school] = await tx.select().from(schools)
    if (school === undefined) return undefined
    const picture = { tenantId, kind: kind as CertificateKind, id }
    if (!isPictureAddress(picture, request.query, await addressKey(tx), now)) return undefined
    const shown = await shownCertificate(tx, picture.kind, id, school.universityName)
    if (shown === undefined) return undefined
    const { template, portrait } = shown
    const files = await filesAt(tx, tenantId, [portrait, template?.paper ?? '', template?.seal ?? ''])
    return { palette: paletteOf(v.parse(tenantSettings, school.settings).accentColour), shown, files }
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
