/** A server of its own process that is traced: answers one request, hands its spans over and ends. Argument: the collector's address. */
import Fastify from 'fastify'

import { openTracing, traced } from '../platform/observe/tracing'

const [, , tracesUrl = ''] = process.argv
const tracing = await openTracing({ tracesUrl, tracesShare: 1 })
const app = Fastify()
tracing?.follow(app)
app.get('/schools/:id', async () => traced('database transaction', async () => ({ found: true })))
await app.inject({
  url: '/schools/10001?who=13800000001',
  headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
})
await app.close()
await tracing?.close()
