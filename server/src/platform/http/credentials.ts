import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'
import type { Route } from './handle'
import { originOf } from './same-origin'
import { basicAuthorization, SIGNATURE_HEADER, signQuery } from './signature'

/**
 * Adds secrets that a page must not contain to the calls of our own pages: the API client's authorization
 * (HTTP-07) and the signature of calls that send a text message (HTTP-13). Other callers send their own.
 */
export function addCredentials(app: FastifyInstance, config: Config, routes: readonly Route[]): void {
  const signedPaths = new Set(routes.filter((route) => route.signed).map((route) => route.call.path))
  app.addHook('onRequest', async (request) => {
    if (originOf(request) !== 'same') return
    request.headers.authorization ??= basicAuthorization(config)
    if (signedPaths.has(request.url.split('?', 1)[0] ?? '')) {
      request.headers[SIGNATURE_HEADER] ??= signQuery(singleValues(request), config.smsAccessKey)
    }
  })
}

/** The query in its signed form: one text for each name. */
export function singleValues(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  )
}
