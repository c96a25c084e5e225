/** Passes /api on to the operator's back end, and adds what the page must not contain: credentials and signature. */
import type { IncomingHttpHeaders } from 'node:http'

import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { sendSmsCode } from '@campus/contracts/sign-in'

import type { Config } from '../../platform/config/config'
import { singleValues } from '../../platform/http/credentials'
import { failure } from '../../platform/http/envelope'
import { MESSAGES } from '../../platform/http/messages'
import { originOf } from '../../platform/http/same-origin'
import { basicAuthorization, SIGNATURE_HEADER, signQuery } from '../../platform/http/signature'

/** Milliseconds until the back end begins its response. */
const DEADLINE = 60_000

/** Headers of an earlier proxy: this gateway sets them itself, or cannot vouch for them. */
const OWN_HEADERS = ['expect', 'forwarded', 'proxy-authorization']

/** Sends every path under /api that this server does not handle itself to the back end. */
export function registerBackendProxy(app: FastifyInstance, config: Config): void {
  void app.register(async (scope) => {
    const { origin, pathname } = new URL(config.backendUrl)
    const base = pathname.replace(/\/$/, '')
    await scope.register(replyFrom, {
      base: origin,
      disableRequestLogging: true,
      undici: { headersTimeout: DEADLINE, bodyTimeout: DEADLINE },
    })
    scope.removeAllContentTypeParsers()
    // Bodies are passed on unchanged.
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
    scope.all('/api/*', async (request, reply) => {
      const [path = ''] = request.url.split('?', 1)
      // A URL parser resolves `/api/../x`, which would lead out of /api.
      if (!new URL(path, origin).pathname.startsWith('/api/')) return refuse(request, reply, 404, 'pathUnknown')
      return reply.from(base + path, {
        // A busy back end tells the caller, who knows whether to retry.
        retryDelay: () => null,
        rewriteRequestHeaders: (_, headers) => headersFor(config, request, headers),
        onError: (_, { error }) => {
          request.log.error({ traceId: request.id, err: error }, 'the back end does not answer')
          void refuse(request, reply, 502, 'serverError')
        },
      })
    })
  })
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 502,
  message: 'pathUnknown' | 'serverError',
): FastifyReply {
  const code = status === 404 ? ERROR_CODES.notFound : TOLD_CODES.serverError
  return reply.code(status).send(failure(code, MESSAGES[message], request.id))
}

function headersFor(config: Config, request: FastifyRequest, given: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !OWN_HEADERS.includes(name))),
    'x-trace-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  }
  if (originOf(request) !== 'same') return headers
  headers.authorization ??= basicAuthorization(config)
  if (request.url.split('?', 1)[0] === sendSmsCode.path) {
    headers[SIGNATURE_HEADER] ??= signQuery(singleValues(request), config.smsAccessKey)
  }
  return headers
}
