/** In a process of its own: the SDK loads itself in ways that a test's sandbox does not have. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

import { openTracing, traced } from './tracing'

interface ExportedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[] }[]
}

test('a request is a span of its caller’s trace, its transactions are spans below it, and nobody is named', async () => {
  const spans: ExportedSpan[] = []
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as Export
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const script = join(import.meta.dirname, '../../testing/traced-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, `http://127.0.0.1:${port}/v1/traces`], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
  })
  expect((await once(child, 'exit'))[0]).toBe(0)
  collector.close()

  const request = spans.find(({ name }) => name === 'GET /schools/:id')
  expect(request).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' })
  const transaction = spans.find(({ name }) => name === 'database transaction')
  expect(transaction).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(JSON.stringify(spans)).not.toMatch(/13800000001|10001/)
})

test('without a collector nothing is traced', async () => {
  expect(await openTracing({ tracesUrl: '', tracesShare: 1 })).toBeNull()
  expect(await traced('work', async () => 'done')).toBe('done')
})
