/** `/operator/api/media…`: files that are too large to travel in a folder, to the server and back. */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import type { Config } from '../../../platform/config/config'
import { fileStoreOf } from '../../../platform/files/configured-store'
import { success } from '../../../platform/http/envelope'
import { OperatorRefusedError } from '../../../platform/operator-call'
import { ID } from '../../../platform/tenants/tenant-id'
import { slowAnswer } from '../slow-answer'
import { sha256 } from './folder'
import { keyOf } from './kept-files'
import { isMediaThere, joinParts, keepPart, PART_BYTES } from './media'

/** 2 GB, and some. */
const MOST_PARTS = 300

const tenantId = v.pipe(v.string(), v.regex(ID))
const content = v.strictObject({ tenantId, sha256 })
const part = v.strictObject({
  ...content.entries,
  part: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(MOST_PARTS - 1)),
})
const joining = v.strictObject({
  ...content.entries,
  parts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PARTS)),
})

export function serveMedia(scoped: FastifyInstance, config: Config): void {
  const store = fileStoreOf(config)
  scoped.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  scoped.get('/media', async (request) => {
    const isThere = await isMediaThere(store, v.parse(content, request.query))
    return success({ isThere }, request.id)
  })

  scoped.post('/media-part', { bodyLimit: PART_BYTES }, async (request) => {
    const { part: number, ...named } = v.parse(part, request.query)
    if (!Buffer.isBuffer(request.body)) throw new OperatorRefusedError('A part is sent as application/octet-stream.')
    await keepPart(store, named, number, request.body)
    return success(null, request.id)
  })

  scoped.post('/media-join', async (request, reply) => {
    const { parts, ...named } = v.parse(joining, request.body)
    const joined = async () => success({ fault: await joinParts(store, named, parts) }, request.id)
    return slowAnswer(request, reply, joined())
  })

  scoped.get('/media-content', async (request, reply) => {
    const named = v.parse(content, request.query)
    const bytes = await store.read(keyOf(named.tenantId, named.sha256))
    if (bytes === null) throw new OperatorRefusedError('The server does not have this file.')
    return reply.type('application/octet-stream').send(bytes)
  })
}
