/**
 * A process whose connections to PostgreSQL break at every moment, ended by the server or on the way: `tsx
 * broken-connections-process.ts`. For each moment it prints how the work in it ended and that the next was answered; it ends
 * with 0, or as Node ends who hears an error that nobody listens to.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

import { sql } from 'drizzle-orm'

import { readConfig } from '../platform/config/config'
import { notify, type Transaction } from '../platform/database/database'
import { openDatabase } from '../platform/database/open'
import { startPostgres } from './postgres'
import { waitUntil } from './wait-until'

const postgres = await startPostgres()
const direct = new URL(postgres.url)

/** The way to the database, which can be cut. */
const sockets = new Set<Socket>()
/** While it is set, what is sent to the database stays on the way, and this hears of it. */
let hold: (() => void) | undefined
const way = createServer((socket) => {
  const onward = connect(Number(direct.port), direct.hostname)
  socket.on('data', (sent: Buffer) => (hold === undefined ? onward.write(sent) : hold()))
  onward.on('data', (answer: Buffer) => socket.write(answer))
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    sockets.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      other.destroy()
      sockets.delete(one)
    })
  }
}).listen(0, '127.0.0.1')
await new Promise((resolve) => way.once('listening', resolve))
const url = new URL(postgres.url)
url.port = String((way.address() as AddressInfo).port)

const POOL = 3
const database = await openDatabase(readConfig({ DATABASE_URL: url.href, DATABASE_POOL: String(POOL) }))
const watching = await openDatabase(readConfig({ DATABASE_URL: postgres.url, DATABASE_POOL: '2' }))

const BREAKS: Readonly<Record<string, (open: readonly Socket[]) => Promise<unknown>>> = {
  'ended by the server': (open) => {
    const ports = open.map((socket) => String(socket.localPort))
    return watching.asOwner((tx) =>
      tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where client_port::text in ${ports}`),
    )
  },
  'cut on the way': (open) => {
    for (const socket of open) socket.resetAndDestroy()
    return Promise.resolve()
  },
}

/** Breaks every connection, and resolves when that has arrived here. */
async function breakAll(breaks: (open: readonly Socket[]) => Promise<unknown>): Promise<void> {
  const broken = [...sockets]
  // Again and again: the server does not know yet of one that is just being opened.
  await waitUntil(async () => {
    const open = broken.filter((socket) => !socket.closed)
    if (open.length > 0) await breaks(open)
    return open.length === 0
  })
  // The other ends of the same sockets, in this process, hear of it in their turn.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function endOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    () => 'failed',
  )
}

/** The work of a connection that is given out; resolves `begun` when it has sent its first statement. */
function work(rest: (tx: Transaction, begun: () => void) => Promise<unknown>): [Promise<string>, Promise<void>] {
  let begun = (): void => undefined
  const beginning = new Promise<void>((resolve) => (begun = resolve))
  return [endOf(database.asOwner((tx) => rest(tx, begun))), beginning]
}

for (const [how, breaks] of Object.entries(BREAKS)) {
  // Once for each connection of the pool: one that did not come back would be missed.
  const ends: string[] = []
  for (let round = 0; round < POOL; round += 1) {
    await nextCall()
    const sent = new Promise<void>((resolve) => (hold = resolve))
    const [beginning] = work((tx) => tx.execute(sql`select 1`))
    await sent
    await breakAll(breaks)
    hold = undefined
    ends.push(await beginning)
  }
  console.log(`as it begins, ${how}: ${ends.join(', ')}, then ${await nextCall()}`)

  const [asking, asked] = work(async (tx, begun) => {
    await tx.execute(sql`select 1`)
    const sleeping = tx.execute(sql`select pg_sleep(600)`)
    begun()
    await sleeping
  })
  await asked
  await breakAll(breaks)
  console.log(`in a statement, ${how}: ${await asking}, then ${await nextCall()}`)

  let goOn = (): void => undefined
  const [pausing, paused] = work(async (tx, begun) => {
    await tx.execute(sql`select 1`)
    begun()
    await new Promise<void>((resolve) => (goOn = resolve))
    await tx.execute(sql`select 2`)
  })
  await paused
  await breakAll(breaks)
  goOn()
  console.log(`between two statements, ${how}: ${await pausing}, then ${await nextCall()}`)

  await breakAll(breaks)
  console.log(`in the pool, ${how}: ${await nextCall()}`)

  let heard = 0
  const stop = database.onNotice('told', (payload) => (heard += payload === null ? 0 : 1))
  await waitUntil(async () => {
    await watching.asOwner((tx) => notify(tx, 'told'))
    return heard > 0
  })
  stop()
  console.log(`listening, ${how}: heard again`)
}

/** How the first call ends that comes after the break. */
function nextCall(): Promise<string> {
  return endOf(database.asOwner((tx) => tx.execute(sql`select 1`)))
}

await database.close()
await watching.close()
way.close()
await postgres.stop()
