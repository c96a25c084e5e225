import type { FastifyInstance } from 'fastify'

/** No browser guesses what a response is, and no other site takes it into a page of its own. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Adds them to every response, whoever sends it; what other sites may take says so itself. */
export function addSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value)
  })
}
