/** `/modules/<id>/<version>/<file>` and `/shell/<version>/<file>`: the files of releases, which never change. */
import { join } from 'node:path'

import send, { type SendResult } from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Database } from '../../platform/database/database'
import { codingFor, type Coding } from '../../platform/http/content-coding'
import { RELEASE_CHANNEL } from '../registry/change-registry'
import { SHELL_ID } from '../registry/release.model'
import { contentTypeOf } from './content-type'
import { isForWhole, isKnownTag, KeptFiles, type KeptFile } from './kept-files'
import { ReleaseFiles } from './release-files'

/**
 * A page that uses a module may have another origin (a partner's, a developer's), and requests it without
 * credentials.
 */
const SHARED_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const

/** A picture opened by itself must not run scripts in it. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The files that a release's build has written. */
const SUFFIXES: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

/** Serves the releases of a store. */
export function registerStatic(app: FastifyInstance, store: string, database: Database): void {
  const files = new ReleaseFiles(store)
  const kept = new KeptFiles()
  // A release's files never change, but they go when it is collected, and come back when it is published again.
  database.onNotice(RELEASE_CHANNEL, (release) => {
    files.forget(release)
    kept.forget(release === null ? store : join(store, release))
  })
  app.route<{ Params: { id: string; version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/modules/:id/:version/*',
    handler: async (request, reply) => {
      const { id, version, '*': name } = request.params
      const folder = id === SHELL_ID ? null : await files.folderOf(id, version, name)
      return sendFile(request, reply, { folder, name, kept })
    },
  })
  app.route<{ Params: { version: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/shell/:version/*',
    handler: async (request, reply) => {
      const { version, '*': name } = request.params
      return sendFile(request, reply, { folder: await files.folderOf(SHELL_ID, version, name), name, kept })
    },
  })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, kept }: { folder: string | null; name: string; kept: KeptFiles },
): Promise<FastifyReply> {
  void reply.headers(SHARED_HEADERS)
  if (folder === null) return notFound(reply)
  const coding = codingFor(request)
  const compressed = coding === null ? null : await find(request, folder, name + SUFFIXES[coding], kept)
  const sent = compressed ?? (await find(request, folder, name, kept))
  if (sent === null) return notFound(reply)
  const type = contentTypeOf(name)
  const isKnown = 'body' in sent && isKnownTag(request.headers['if-none-match'], sent.headers['ETag'])
  const status = isKnown ? 304 : 'body' in sent ? 200 : sent.statusCode
  void reply
    .code(status)
    .headers(sent.headers)
    .headers({
      vary: 'accept-encoding',
      ...(status === 304 ? {} : { 'content-type': type }),
      ...(type === 'image/svg+xml' ? { 'content-security-policy': PICTURE_POLICY } : {}),
      ...(sent === compressed && coding !== null ? { 'content-encoding': coding } : {}),
    })
  if (isKnown) return reply.removeHeader('content-length').send()
  return reply.send('body' in sent ? sent.body : sent.stream)
}

/** The kept file, or the one on disk; null when there is none. */
async function find(
  request: FastifyRequest,
  folder: string,
  name: string,
  kept: KeptFiles,
): Promise<KeptFile | SendResult | null> {
  if (!isForWhole(request)) return orNull(await open(request, folder, name))
  const known = kept.get(join(folder, name))
  if (known !== undefined) return known === 'missing' ? null : known
  const opened = await open(request, folder, name)
  return orNull((await kept.keep(join(folder, name), opened)) ?? opened)
}

function orNull<File extends KeptFile | SendResult>(file: File | 'missing'): File | null {
  return file === 'missing' || ('statusCode' in file && file.statusCode === 404) ? null : file
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

/** Never a page: a request for a script must not get HTML. */
function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('Not found\n')
}
