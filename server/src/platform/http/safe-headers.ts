import type { FastifyInstance } from 'fastify'

/** No browser guesses what a response is, and no other site takes it into a page of its own. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** For what is no page and so has no policy of its own: another site shows it in no frame. */
const UNFRAMED = "frame-ancestors 'self'"

/** The operator's viewer of documents, which is another site, may show them in a frame. */
const FILES = '/files/'

/** Browsers that came over https come over nothing else for two years, as their preload lists require. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

/** Adds them to every response, whoever sends it; what other sites may take says so itself. */
export function addSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value)
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith(FILES)) {
      void reply.header('content-security-policy', UNFRAMED)
    }
    if (request.protocol === 'https') void reply.header('strict-transport-security', STRICT_TRANSPORT)
  })
}
