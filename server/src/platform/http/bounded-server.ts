import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createDoor, type Server as Door } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../../config'

type Bounds = Pick<Config, 'host' | 'maxConnections' | 'requestTimeout' | 'shutdownGrace'>

/**
 * Milliseconds a connection may stand still in the middle of something, so longest for who does not read its response.
 * Between requests it is kept as long as proxies keep theirs.
 */
const STILL_MS = 90_000
const KEPT_MS = 72_000

/** Longest time between two looks for requests that take too long. */
const LOOK_MS = 5_000

/**
 * The HTTP server of an application: it does not wait for ever for a request, hold any number of connections, or outlive
 * the application by more than its grace.
 */
export class BoundedServer {
  readonly #bounds: Bounds
  #server: Server | null = null
  /** The further addresses of the host: what comes in there is the server's too. */
  #doors: readonly Door[] = []

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  create(handler: RequestListener): Server {
    const requestTimeout = this.#bounds.requestTimeout * 1000
    const server = createServer(
      {
        requestTimeout,
        headersTimeout: requestTimeout,
        keepAliveTimeout: KEPT_MS,
        connectionsCheckingInterval: Math.min(LOOK_MS, requestTimeout / 2),
      },
      handler,
    )
    server.setTimeout(STILL_MS)
    server.maxConnections = this.#bounds.maxConnections
    this.#server = server
    return server
  }

  /** Opens and closes with the application. Connections have the time of grace to end; what is left then is broken. */
  follow(app: FastifyInstance): void {
    app.addHook('onListen', () => this.#openDoors())
    app.addHook('preClose', async () => {
      const server = this.#server
      if (server?.listening !== true) return
      for (const door of this.#doors) door.close()
      const timer = setTimeout(() => server.closeAllConnections(), this.#bounds.shutdownGrace * 1000)
      server.once('close', () => clearTimeout(timer))
    })
  }

  /** Fastify listens on one address where the server is given to it; `localhost` has two. */
  async #openDoors(): Promise<void> {
    const server = this.#server
    const bound = server?.address()
    if (server === null || bound === null || bound === undefined || typeof bound === 'string') return
    const others = (await lookup(this.#bounds.host, { all: true })).filter(({ address }) => address !== bound.address)
    const doors = await Promise.all(others.map(({ address }) => this.#openDoor(server, address, bound.port)))
    this.#doors = doors.flatMap((door) => door ?? [])
  }

  /** null where the machine has no such address, as one without IPv6 that names it. */
  async #openDoor(server: Server, host: string, port: number): Promise<Door | null> {
    const door = createDoor((socket) => void server.emit('connection', socket))
    door.maxConnections = this.#bounds.maxConnections
    try {
      door.listen({ host, port })
      await once(door, 'listening')
      return door
    } catch {
      return null
    }
  }
}
