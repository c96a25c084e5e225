import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'

import { Connections } from './connections'

class FakeSocket extends EventEmitter {
  destroyed = false
  readonly remoteAddress: string

  constructor(address: string) {
    super()
    this.remoteAddress = address
  }

  destroy(): void {
    this.destroyed = true
    this.emit('close')
  }
}

let server: EventEmitter
const bounds = { maxConnections: 6, maxConnectionsOfOne: 4, trustProxy: 0 }
const follow = (some: Partial<typeof bounds> = {}): void => {
  server = new EventEmitter()
  new Connections({ ...bounds, ...some }).follow(server as Server)
}
beforeEach(() => follow())

function open(address: string): FakeSocket {
  const socket = new FakeSocket(address)
  server.emit('connection', socket)
  return socket
}
/** Its request; returns how it ends. */
function ask(socket: FakeSocket): () => void {
  const response = new EventEmitter()
  server.emit('request', { socket }, response)
  return () => response.emit('close')
}
const openAtWork = (address: string): FakeSocket => {
  const socket = open(address)
  ask(socket)
  return socket
}
/** Which of them are still open, by their place. */
const stillOpen = (sockets: readonly FakeSocket[]) =>
  sockets.flatMap(({ destroyed }, place) => (destroyed ? [] : [place]))

test('of a network that has its share the one idle for longest gives way, others’ never', () => {
  const other = open('192.0.2.2')
  const own = Array.from({ length: 4 }, () => open('192.0.2.1'))
  ask(own[0] as FakeSocket)()
  own.push(open('192.0.2.1'))
  expect(stillOpen(own)).toEqual([0, 2, 3, 4])
  expect(other.destroyed).toBe(false)
})

test('where all of its share are at work, the newcomer of the network is closed, and others’ are taken', () => {
  const own = Array.from({ length: 5 }, () => openAtWork('192.0.2.1'))
  expect(stillOpen(own)).toEqual([0, 1, 2, 3])
  expect(open('192.0.2.2').destroyed).toBe(false)
})

test('where no place is left, an idle one of the network with most of them gives way', () => {
  const few = Array.from({ length: 2 }, () => open('192.0.2.2'))
  const many = Array.from({ length: 4 }, () => open('192.0.2.1'))
  expect(open('192.0.2.3').destroyed).toBe(false)
  expect([stillOpen(few), stillOpen(many)]).toEqual([
    [0, 1],
    [1, 2, 3],
  ])
})

test('a network whose connections are all at work gives none, and where nothing is idle the newcomer is closed', () => {
  const many = Array.from({ length: 4 }, () => openAtWork('192.0.2.1'))
  const few = [open('192.0.2.2'), openAtWork('192.0.2.2')]
  expect(openAtWork('192.0.2.3').destroyed).toBe(false)
  expect([stillOpen(many), stillOpen(few)]).toEqual([[0, 1, 2, 3], [1]])
  expect(open('192.0.2.4').destroyed).toBe(true)
})

test('one with several requests is at work until the last has ended', () => {
  follow({ maxConnections: 1 })
  const socket = open('192.0.2.1')
  const [first, second] = [ask(socket), ask(socket)]
  first()
  expect(open('192.0.2.2').destroyed).toBe(true)
  second()
  expect(open('192.0.2.2').destroyed).toBe(false)
  expect(socket.destroyed).toBe(true)
})

test('a place is free again when its connection has closed, whoever closed it', () => {
  for (let count = 0; count < 20; count += 1) openAtWork('192.0.2.1').destroy()
  const sockets = Array.from({ length: 8 }, (_, place) => openAtWork(`192.0.2.${place % 2}`))
  expect(stillOpen(sockets)).toEqual([0, 1, 2, 3, 4, 5])
})

test('of IPv6 a /64 is one network', () => {
  const own = Array.from({ length: 5 }, (_, place) => openAtWork(`2001:db8:1:2::${place}`))
  expect(stillOpen(own)).toEqual([0, 1, 2, 3])
  expect(openAtWork('2001:db8:1:3::1').destroyed).toBe(false)
})

test('behind proxies nobody has a share', () => {
  follow({ trustProxy: 1 })
  const sockets = Array.from({ length: 7 }, () => openAtWork('192.0.2.1'))
  expect(stillOpen(sockets)).toEqual([0, 1, 2, 3, 4, 5])
})
