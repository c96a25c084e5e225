/** `/modules/<id>/<version>/<file>` and `/shell/<version>/<file>`: the files of releases, unchanging for ever. */
import { createReadStream } from 'node:fs'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { SHELL_ID } from '../registry/release.model'
import { chooseCoding, type Coding } from './encoding.model'
import { ReleaseFiles, type ReleaseFile } from './release-files'

const ONE_YEAR = 31_536_000

/** A page that uses a module may stand on another origin (a partner's, a developer's), and asks without credentials. */
const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const

/** A picture that is opened by itself must not run what stands in it. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the releases of a store. */
export function registerStatic(app: FastifyInstance, store: string): void {
  const files = new ReleaseFiles(store)
  app.route<{ Params: { id: string; version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/modules/:id/:version/*',
    handler: async (request, reply) => {
      const { id, version, '*': name } = request.params
      return send(request, reply, id === SHELL_ID ? null : await files.find(id, version, name))
    },
  })
  app.route<{ Params: { version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/shell/:version/*',
    handler: async (request, reply) => {
      const { version, '*': name } = request.params
      return send(request, reply, await files.find(SHELL_ID, version, name))
    },
  })
}

function send(request: FastifyRequest, reply: FastifyReply, file: ReleaseFile | null): FastifyReply {
  void reply.headers(SHARED_HEADERS)
  if (file === null) return notFound(reply)
  const coding = chooseCoding(request.headers['accept-encoding'], Object.keys(file.compressed) as Coding[])
  const form = (coding === null ? undefined : file.compressed[coding]) ?? file.plain
  const tag = `"${file.tag}${coding === null ? '' : `-${coding}`}"`
  void reply.headers({
    'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
    vary: 'accept-encoding',
    etag: tag,
    'content-type': file.type,
    ...(file.type === 'image/svg+xml' ? { 'content-security-policy': PICTURE_POLICY } : {}),
  })
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).removeHeader('content-type').send()
  if (coding !== null) void reply.header('content-encoding', coding)
  void reply.header('content-length', form.size)
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(form.path))
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')))
}

/** Never a page: what asked for a script must not be answered with HTML. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('Not found\n')
}
