import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import { createApp } from '../../app'
import { routes } from '../../domains'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { readConfig } from '../config/config'
import { Metrics } from './metrics'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('requests are counted by their route’s pattern, with the state of the database beside them', async () => {
  const metrics = new Metrics(server.database)
  const { config, database } = server
  const app = await createApp({ config, database, log: server.app.log, routes, observers: [metrics] })
  const port = await metrics.listen({ host: '127.0.0.1', port: 0 })
  for (const path of ['/health', '/health/live', '/files/10001/1/a.png', '/files/10002/2/b.png']) await app.inject(path)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  expect(text).toContain(
    'campus_http_request_duration_seconds_count{method="GET",route="/files/:tenantId/:id/:name",status="404"} 2',
  )
  expect(text).toContain('campus_http_request_duration_seconds_count{method="GET",route="/health/live",status="200"} 1')
  expect(text).toContain('campus_http_requests_in_flight 0')
  expect(text).toContain('campus_database_transactions{state="waiting"} 0')
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await app.close()
  await metrics.close()
})

test('a port that is taken is an error of the start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(new Metrics(server.database).listen({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE')
  other.close()
})

test('they are off unless they are configured, and nobody finds them among the pages', async () => {
  const { metricsPort, tracesUrl } = readConfig({})
  expect([metricsPort, tracesUrl]).toEqual([null, ''])
  expect((await server.app.inject('/metrics')).body).not.toContain('campus_')
})
