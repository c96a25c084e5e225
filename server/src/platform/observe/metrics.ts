/** Figures in Prometheus' form, on a port of their own: they are the operator's, not the visitors'. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Database } from '../database/database'
import { smsMessages } from '../sms/send-sms'
import type { Observer } from './observer'

/** Seconds; the slowest of a healthy site lies below one. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export class Metrics implements Observer {
  readonly #registry = new Registry()
  readonly #durations: Histogram<'method' | 'route' | 'status'>
  readonly #inFlight: Gauge
  readonly #refused: Counter
  #server: Server | null = null

  constructor(database: Pick<Database, 'load'>) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#registry.registerMetric(smsMessages)
    this.#durations = new Histogram({
      name: 'campus_http_request_duration_seconds',
      help: 'From the head of a request to the end of its response, by the route’s pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    })
    this.#inFlight = new Gauge({
      name: 'campus_http_requests_in_flight',
      help: 'Requests whose response has not ended.',
      registers,
    })
    this.#refused = new Counter({
      name: 'campus_http_requests_refused_total',
      help: 'Requests turned away with 503: too many at once, a full disk, no database.',
      registers,
    })
    const transactions = new Gauge({
      name: 'campus_database_transactions',
      help: 'Transactions that run, and that wait for their turn.',
      labelNames: ['state'],
      registers,
      collect() {
        const { running, waiting } = database.load()
        transactions.set({ state: 'running' }, running)
        transactions.set({ state: 'waiting' }, waiting)
      },
    })
  }

  follow(app: FastifyInstance): void {
    // A visitor who goes away before the end may have no response, or one that comes late.
    const open = new WeakSet<FastifyRequest>()
    const end = (request: FastifyRequest): void => {
      if (open.delete(request)) this.#inFlight.dec()
    }
    app.addHook('onRequest', async (request) => {
      open.add(request)
      this.#inFlight.inc()
    })
    app.addHook('onRequestAbort', async (request) => end(request))
    app.addHook('onResponse', async (request, reply) => {
      end(request)
      if (reply.statusCode === 503) this.#refused.inc()
      const { method, routeOptions } = request
      const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
      this.#durations.observe(labels, reply.elapsedTime / 1000)
    })
  }

  /** Serves `/metrics`; answers the port. Rejects when the address cannot be had. */
  async listen({ host, port }: { readonly host: string; readonly port: number }): Promise<number> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      void this.#registry.metrics().then((text) => {
        response.writeHead(200, { 'content-type': this.#registry.contentType, 'cache-control': 'no-store' }).end(text)
      })
    })
    this.#server = server
    server.listen({ host, port })
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    const server = this.#server
    if (server === null) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}
