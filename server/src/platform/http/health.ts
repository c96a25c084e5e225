import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../database/database'

/** `/health`: 200 while the server and its database respond, for process supervisors. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  let asking: Promise<unknown> | null = null
  // Callers at the same moment share one check, so it needs no place in the queue and works in a crowd.
  const ask = (): Promise<unknown> =>
    (asking ??= database.own.asOwner((tx) => tx.execute(sql`select 1`)).finally(() => (asking = null)))
  app.get('/health', async (request, reply) => {
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
  })
}
