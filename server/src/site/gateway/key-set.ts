/** A school's public keys at the usual address, so that its credentials can be verified without this site. */
import type { FastifyInstance } from 'fastify'

import { credentialKeys } from '@campus/contracts/credential'
import { ERROR_CODES } from '@campus/contracts/errors'

import { ApiRefusedError, type AskApi } from './api-caller'
import type { Navigation } from './navigation'

/** A copy that is an hour old lacks at most a newer key. */
const ONE_HOUR = 'public, max-age=3600'

/** Serves `/.well-known/jwks.json` (RFC 7517) of the address's school; a back end that signs nothing has none. */
export function registerKeySet(app: FastifyInstance, navigation: Navigation, ask: AskApi): void {
  app.get('/.well-known/jwks.json', async (request, reply) => {
    const school = await navigation.schoolOf(request)
    const response = school === null ? null : await keysOf(school.tenantId, request.id, ask)
    if (response === null) {
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('Not found\n')
    }
    return reply
      .headers({
        'content-type': 'application/jwk-set+json',
        'cache-control': ONE_HOUR,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(JSON.stringify(response))
  })
}

async function keysOf(tenantId: string, traceId: string, ask: AskApi) {
  try {
    return await ask(credentialKeys, {}, { tenantId, traceId })
  } catch (error) {
    if (error instanceof ApiRefusedError && error.code === ERROR_CODES.notFound) return null
    throw error
  }
}
