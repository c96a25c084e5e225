/** `/modules/<id>/<version>/<file>` and `/shell/<version>/<file>`: the files of releases, unchanging for ever. */
import send, { type SendResult } from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { codingFor, type Coding } from '../../platform/http/content-coding'
import { SHELL_ID } from '../registry/release.model'
import { contentTypeOf } from './content-type'
import { ReleaseFiles } from './release-files'

/** A page that uses a module may stand on another origin (a partner's, a developer's), and asks without credentials. */
const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const

/** A picture that is opened by itself must not run what stands in it. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** What a release's build has put beside its files. */
const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

/** Serves the releases of a store. */
export function registerStatic(app: FastifyInstance, store: string): void {
  const files = new ReleaseFiles(store)
  app.route<{ Params: { id: string; version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/modules/:id/:version/*',
    handler: async (request, reply) => {
      const { id, version, '*': name } = request.params
      return sendFile(request, reply, id === SHELL_ID ? null : await files.folderOf(id, version, name), name)
    },
  })
  app.route<{ Params: { version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/shell/:version/*',
    handler: async (request, reply) => {
      const { version, '*': name } = request.params
      return sendFile(request, reply, await files.folderOf(SHELL_ID, version, name), name)
    },
  })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string | null,
  name: string,
): Promise<FastifyReply> {
  void reply.headers(SHARED_HEADERS)
  if (folder === null) return notFound(reply)
  const coding = codingFor(request)
  const compressed = coding === null ? null : await open(request, folder, name + SUFFIXES[coding])
  const sent = isThere(compressed) ? compressed : await open(request, folder, name)
  if (!isThere(sent)) return notFound(reply)
  const type = contentTypeOf(name)
  void reply
    .code(sent.statusCode)
    .headers(sent.headers)
    .headers({
      vary: 'accept-encoding',
      ...(sent.statusCode === 304 ? {} : { 'content-type': type }),
      ...(type === 'image/svg+xml' ? { 'content-security-policy': PICTURE_POLICY } : {}),
      ...(sent === compressed && coding !== null ? { 'content-encoding': coding } : {}),
    })
  return reply.send(sent.stream)
}

function open(request: FastifyRequest, folder: string, name: string): Promise<SendResult> {
  return send(request.raw, `/${encodeURIComponent(name).replaceAll('%2F', '/')}`, {
    root: folder,
    contentType: false,
    dotfiles: 'allow',
    immutable: true,
    index: false,
    maxAge: '1y',
  })
}

function isThere(sent: SendResult | null): sent is SendResult {
  return sent !== null && sent.statusCode !== 404
}

/** Never a page: what asked for a script must not be answered with HTML. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('Not found\n')
}
