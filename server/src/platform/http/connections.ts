/** The open connections of a server: how many there may be, and which gives way to a newcomer. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { Config } from '../config/config'
import { networkOf } from '../network.model'

type Bounds = Pick<Config, 'maxConnections' | 'maxConnectionsOfOne' | 'trustProxy'>

interface Connection {
  readonly socket: Socket
  readonly network: Network
  /** Requests under way; several where they are sent one behind the other. */
  requests: number
}

interface Network {
  readonly name: string
  open: number
  /** Its connections without a request under way, the longest idle first. */
  readonly idle: Set<Connection>
}

/**
 * A browser keeps connections that it no longer needs, and who wants to close a site opens as many as they can. So where no
 * place is left, a connection without a request under way is closed: of the newcomer's own network where that has its
 * share, else of the network that has most. Where all are at work, it is the newcomer. Behind proxies, which stand for
 * everybody, all networks are one and have no share.
 */
export class Connections {
  readonly #bounds: Bounds
  readonly #networks = new Map<string, Network>()
  readonly #connections = new WeakMap<Socket, Connection>()
  #open = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  follow(server: Server): void {
    server.on('connection', (socket) => this.#admit(socket))
    server.on('request', ({ socket }, response) => {
      const connection = this.#connections.get(socket)
      if (connection === undefined) return
      connection.requests += 1
      connection.network.idle.delete(connection)
      response.once('close', () => {
        connection.requests -= 1
        if (connection.requests === 0 && !socket.destroyed) connection.network.idle.add(connection)
      })
    })
  }

  #admit(socket: Socket): void {
    const network = this.#networkOf(socket)
    if (!this.#makeRoom(network)) {
      socket.destroy()
      return
    }
    const connection: Connection = { socket, network, requests: 0 }
    this.#connections.set(socket, connection)
    this.#networks.set(network.name, network)
    this.#open += 1
    network.open += 1
    network.idle.add(connection)
    socket.once('close', () => this.#leave(connection))
  }

  #networkOf(socket: Socket): Network {
    const name = this.#bounds.trustProxy > 0 ? '' : networkOf(socket.remoteAddress ?? '')
    return this.#networks.get(name) ?? { name, open: 0, idle: new Set() }
  }

  /** False where nothing gives way. */
  #makeRoom(network: Network): boolean {
    const { maxConnections, maxConnectionsOfOne, trustProxy } = this.#bounds
    if (trustProxy === 0 && network.open >= maxConnectionsOfOne) return this.#closeIdle(network)
    return this.#open < maxConnections || this.#closeIdle(this.#largest())
  }

  /** The network with most connections, of those with one that is idle. */
  #largest(): Network | undefined {
    const withIdle = [...this.#networks.values()].filter(({ idle }) => idle.size > 0)
    return withIdle.reduce<Network | undefined>((most, one) => (one.open > (most?.open ?? 0) ? one : most), undefined)
  }

  #closeIdle(network: Network | undefined): boolean {
    const [longest] = network?.idle ?? []
    if (longest === undefined) return false
    this.#leave(longest)
    longest.socket.destroy()
    return true
  }

  #leave(connection: Connection): void {
    if (!this.#connections.delete(connection.socket)) return
    const { network } = connection
    network.idle.delete(connection)
    network.open -= 1
    this.#open -= 1
    if (network.open === 0) this.#networks.delete(network.name)
  }
}
