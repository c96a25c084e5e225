import type { FastifyInstance } from 'fastify'

/** Watches what an application does and changes nothing of it. */
export interface Observer {
  follow(app: FastifyInstance): void
  /** Hands over what it still has. */
  close(): Promise<void>
}
