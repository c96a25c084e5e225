import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Database } from '../database/database'

/**
 * For whoever starts and watches the process. `/health/live`: it runs and needs no restart, whatever its database does.
 * `/health/ready`, and `/health`: the database responds too, so visitors may come.
 */
export function serveHealth(app: FastifyInstance, database: Database): void {
  let asking: Promise<unknown> | null = null
  // Callers at the same moment share one check, so it needs no place in the queue and works in a crowd.
  const ask = (): Promise<unknown> =>
    (asking ??= database.own.asOwner((tx) => tx.execute(sql`select 1`)).finally(() => (asking = null)))
  const ready = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      await ask()
      return await reply.header('cache-control', 'no-store').send({ status: 'ok' })
    } catch (error) {
      request.log.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'the database does not answer',
      )
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'database unavailable' })
    }
  }
  app.get('/health', ready)
  app.get('/health/ready', ready)
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
}
