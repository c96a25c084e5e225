import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { createApp } from '../../app'
import { routes } from '../../domains'
import { openTestServer } from '../../testing/test-server'
import { openTracing } from './tracing'

interface ExportedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[] }[]
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PROXY_SPAN = '00f067aa0ba902b7'

test('a request is a span of its caller’s trace, its transactions are spans below it, and nobody is named', async () => {
  const spans: ExportedSpan[] = []
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      spans.push(
        ...(body as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
      )
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const server = await openTestServer()
  const tracing = await openTracing({ tracesUrl: `http://127.0.0.1:${port}/v1/traces`, tracesShare: 1 })
  if (tracing === null) throw new Error('nothing is traced')
  const { config, database } = server
  const app = await createApp({ config, database, log: server.app.log, routes, observers: [tracing] })
  await app.inject({ url: '/health?who=13800000001', headers: { traceparent: `00-${TRACE}-${PROXY_SPAN}-01` } })
  await app.close()
  await tracing.close()
  await server.close()
  collector.close()
  collector.closeAllConnections()

  const request = spans.find(({ name }) => name === 'GET /health')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PROXY_SPAN })
  const transaction = spans.find(({ name }) => name === 'database transaction')
  expect(transaction).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId })
  expect(JSON.stringify(spans)).not.toContain('13800000001')
})

test('without a collector nothing is traced', async () => {
  expect(await openTracing({ tracesUrl: '', tracesShare: 1 })).toBeNull()
})
