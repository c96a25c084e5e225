/** Passes /api on to the back end an operator runs, with what must not be in the page: credentials and signature. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ERROR_CODES } from '@campus/contracts/errors'
import { sendSmsCode } from '@campus/contracts/sign-in'

import type { Config } from '../config'
import { singleValues } from '../http/credentials'
import { failure } from '../http/envelope'
import { MESSAGES } from '../http/messages'
import { originOf } from '../http/same-origin'
import { basicAuthorization, SIGNATURE_HEADER, signQuery } from '../http/signature'

/** Milliseconds the back end has to begin its response. */
const DEADLINE = 60_000

/** Headers of one connection, and those this gateway sets itself. */
const OWN_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-trace-id',
])

/** Sends every path under /api that this server does not response itself to the back end. */
export function registerBackendProxy(app: FastifyInstance, config: Config): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Bodies pass through as they come.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    scope.all('/api/*', (request, reply) => pass(config, request, reply))
  })
}

async function pass(config: Config, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A URL parser resolves `/api/../x`, which would lead out of /api.
  const target = new URL(config.backendUrl + request.url)
  if (!target.pathname.startsWith(`${new URL(config.backendUrl).pathname.replace(/\/$/, '')}/api/`)) {
    return reply.code(404).send(failure(ERROR_CODES.notFound, MESSAGES.pathUnknown, request.id))
  }
  const body = request.body instanceof Readable ? Readable.toWeb(request.body) : null
  let response: Response
  try {
    response = await fetch(target, {
      method: request.method,
      headers: headersFor(config, request),
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE),
      ...(body === null ? {} : { body: body as NonNullable<RequestInit['body']>, duplex: 'half' }),
    })
  } catch (error) {
    request.log.error({ traceId: request.id, err: error }, 'the back end does not answer')
    return reply.code(502).send(failure(ERROR_CODES.serverError, MESSAGES.serverError, request.id))
  }
  return relay(response, reply)
}

function headersFor(config: Config, request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !OWN_HEADERS.has(name)) headers.set(name, String(value))
  }
  headers.set('x-trace-id', request.id)
  headers.set('x-forwarded-for', request.ip)
  headers.set('x-forwarded-host', request.host)
  headers.set('x-forwarded-proto', request.protocol)
  if (originOf(request) !== 'same') return headers
  if (!headers.has('authorization')) headers.set('authorization', basicAuthorization(config))
  if (request.url.split('?', 1)[0] === sendSmsCode.path && !headers.has(SIGNATURE_HEADER)) {
    headers.set(SIGNATURE_HEADER, signQuery(singleValues(request), config.smsAccessKey))
  }
  return headers
}

function relay(response: Response, reply: FastifyReply): FastifyReply {
  void reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (!OWN_HEADERS.has(name) && name !== 'set-cookie') void reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
  return response.body === null ? reply.send() : reply.send(Readable.fromWeb(response.body as ReadableStream))
}
