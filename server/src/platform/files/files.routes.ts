/** `/files/<tenant>/<id>/<name>`: the bytes of a file, at the signed addresses that calls hand out. */
import { create as contentDisposition } from 'content-disposition'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'
import type { Database } from '../database/database'
import { ID } from '../tenants/tenant-id'
import { fileStoreOf } from './configured-store'
import { filePath } from './file-address'
import { files } from './files.schema'
import type { KeptFile } from './keep-file'
import { sendBytes } from './send-file'
import { addressKey, secondsLeft, type AddressQuery } from './signed-address'

interface FileRequest {
  Params: { tenantId: string; id: string; name: string }
  Querystring: AddressQuery
}

/**
 * Types that a browser shows without running code. Everything else is downloaded, and cannot run if it is
 * opened all the same.
 */
const SHOWN = /^(?:image\/(?!svg)|video\/|audio\/|application\/pdf$)/
const POWERLESS = "default-src 'none'; sandbox"

export function registerFiles(
  app: FastifyInstance,
  { config, database, now }: { config: Config; database: Database; now: () => Date },
): void {
  const store = fileStoreOf(config)
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/files/:tenantId/:id/:name',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const found = await findFile(request, database.forCaller(request.ip), now())
      if (found === undefined) return sendNothing(reply)
      const { file, seconds } = found
      if ((await store.stat(file.key)) === null) {
        request.log.error({ traceId: request.id, key: file.key }, 'a file is not in the store')
        return sendNothing(reply)
      }
      return sendBytes(request, reply.headers(headersOf(file)), {
        contentType: file.contentType,
        size: file.size,
        tag: `"${file.sha256.slice(0, 32)}"`,
        // Cached as long as its address works, and only by the receiving browser.
        cacheControl: `private, max-age=${String(seconds)}, immutable`,
        open: async (range) => {
          const content = await store.read(file.key, range)
          if (content === null) throw new Error(`${file.key} went from the store while it was sent`)
          return content
        },
      })
    },
  })
}

/** The file of a request whose address is signed and still works. */
async function findFile(
  { params, query }: FastifyRequest<FileRequest>,
  database: Database,
  now: Date,
): Promise<{ file: KeptFile; seconds: number } | undefined> {
  const { tenantId, id, name } = params
  if (!ID.test(tenantId) || !ID.test(id)) return undefined
  return database.withTenant(tenantId, async (tx) => {
    const [file] = await tx.select().from(files).where(eq(files.id, id))
    if (file === undefined) return undefined
    const seconds = secondsLeft(filePath({ tenantId, id, name }), query, await addressKey(tx), now)
    return seconds === 0 ? undefined : { file, seconds }
  })
}

function headersOf({ contentType, name }: KeptFile): Record<string, string> {
  const isShown = SHOWN.test(contentType)
  return {
    'content-disposition': contentDisposition(name, { type: isShown ? 'inline' : 'attachment' }),
    ...(isShown ? {} : { 'content-security-policy': POWERLESS }),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('Not found\n')
}
