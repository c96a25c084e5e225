import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createDoor, Server as Door } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { Config } from '../config/config'
import { Connections } from './connections'

type Bounds = Pick<
  Config,
  'host' | 'maxConnections' | 'maxConnectionsOfOne' | 'trustProxy' | 'requestTimeout' | 'shutdownGrace'
>

/**
 * Milliseconds that a connection may be idle in the middle of a request or response.
 * Between requests a connection is kept as long as proxies keep theirs.
 */
const STILL_MS = 90_000
const KEPT_MS = 72_000

/**
 * Milliseconds, at most, in which a stopping server takes requests of open connections, and ends each with its response. A proxy
 * that keeps connections would otherwise send a request into one that is just being closed, and may not send a write again.
 */
const DRAIN_MS = 1000

/** Longest time between two searches for slow requests. */
const LOOK_MS = 5_000

/**
 * The application's HTTP server. It does not wait forever for a request, limits the number of connections,
 * and outlives the application by no more than its grace period.
 */
export class BoundedServer {
  readonly #bounds: Bounds
  #server: Server | null = null
  /** The further addresses of the host; the server listens there too. */
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
    new Connections(this.#bounds).follow(server)
    this.#server = server
    return server
  }

  /**
   * Opens and closes with the application, which must not refuse requests while it closes. No connection is taken any more;
   * those that are open have the grace period to end, idle ones less.
   */
  follow(app: FastifyInstance): void {
    app.addHook('onListen', () => this.#openDoors())
    app.addHook('preClose', async () => {
      const server = this.#server
      if (server?.listening !== true) return
      for (const door of this.#doors) door.close()
      const timer = setTimeout(() => server.closeAllConnections(), this.#bounds.shutdownGrace * 1000)
      const ended = once(server, 'close').then(() => clearTimeout(timer))
      // The close of an HTTP server would end idle connections at once.
      Door.prototype.close.call(server)
      await Promise.race([ended, pause(Math.min(DRAIN_MS, (this.#bounds.shutdownGrace * 1000) / 2))])
    })
  }

  /** Fastify listens on only one address when it gets the server; `localhost` has two. */
  async #openDoors(): Promise<void> {
    const server = this.#server
    const bound = server?.address()
    if (server === null || bound === null || bound === undefined || typeof bound === 'string') return
    const others = (await lookup(this.#bounds.host, { all: true })).filter(({ address }) => address !== bound.address)
    const doors = await Promise.all(others.map(({ address }) => this.#openDoor(server, address, bound.port)))
    this.#doors = doors.flatMap((door) => door ?? [])
  }

  /** null if the machine lacks the address, such as one without IPv6 that names it. */
  async #openDoor(server: Server, host: string, port: number): Promise<Door | null> {
    const door = createDoor((socket) => void server.emit('connection', socket))
    try {
      door.listen({ host, port })
      await once(door, 'listening')
      return door
    } catch {
      return null
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
