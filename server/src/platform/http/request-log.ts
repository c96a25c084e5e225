import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant of the call, once it is known. */
    tenantId: string | null
  }
}

export const TRACE_HEADER = 'x-trace-id'

/**
 * One line for each request, and its trace id on every response. The query is left out: it may contain a
 * person's data.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('tenantId', null)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(TRACE_HEADER, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        tenant: request.tenantId,
      },
      'request',
    )
  })
}
