/** Many callers want the database at the same moment: nobody else waits behind all of them. */
import type { AddressInfo } from 'node:net'

import { TOLD_CODES } from '@campus/contracts/errors'
import { newsPage } from '@campus/contracts/news'
import { commentScorePage } from '@campus/contracts/review'

import { OPERATOR_API } from '../../site/operator/operator.routes'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { waitUntil } from '../../testing/wait-until'
import { FairQueue } from '../fair-queue'
import { recurringJob } from '../jobs/job'
import { JobRunner } from '../jobs/job-runner'

const PASSWORD = 'a-password-of-twenty-characters'
const CROWD = 64
const REVIEWS = { model: { commentObjectType: 'ORDER' } } as const

let server: TestServer
/** Every transaction of the process passes through here. */
let queued: jest.SpiedFunction<FairQueue['run']>
beforeEach(() => {
  queued = jest.spyOn(FairQueue.prototype, 'run')
})
afterEach(() => server.close())

/** Resolves when that many transactions for callers wait. */
const waitForQueued = (count: number) =>
  waitUntil(() => queued.mock.calls.filter(([caller]) => caller !== null).length === count)

/** Keeps the database busy with the server's own work; returns how to stop. */
async function occupyDatabase(): Promise<() => Promise<void>> {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let begun = 0
  // As many as a PostgreSQL server runs at once; on the embedded one three of them wait.
  const held = Array.from({ length: 4 }, () =>
    server.database.asOwner(async () => {
      begun += 1
      await ended
    }),
  )
  await waitUntil(() => begun === (server.database.kind === 'embedded' ? 1 : 4))
  queued.mockClear()
  return async () => {
    end()
    await Promise.all(held)
  }
}

test('a crowd of readers does not keep a newcomer waiting behind all of it', async () => {
  server = await openTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    await response.arrayBuffer()
    return response.status
  }
  const done: string[] = []
  // The reader's likes are read each time, so each request has a transaction.
  const readReviews = async (): Promise<number> => {
    const status = await ask(commentScorePage.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', tenantid: TEST_TENANT },
      body: JSON.stringify(REVIEWS),
    })
    done.push('reader')
    return status
  }
  expect([await readReviews(), await ask('/robots.txt')]).toEqual([200, 200])
  const release = await occupyDatabase()
  done.length = 0
  const crowd = Array.from({ length: CROWD }, readReviews)
  await waitForQueued(CROWD)
  const released = release()
  expect(await ask('/robots.txt')).toBe(200)
  done.push('newcomer')
  await released
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]))
  expect(done.indexOf('newcomer')).toBeLessThan(CROWD / 2)
})

describe('the bounds of the queue', () => {
  beforeEach(async () => {
    server = await openTestServer({
      environment: { DATABASE_QUEUE: '3', DATABASE_QUEUE_OF_ONE: '2', OPERATOR_PASSWORD: PASSWORD },
    })
    // The school is known from here on: looking it up takes no place.
    await read('198.51.100.1')
  })

  const read = (address: string) => server.send(commentScorePage, REVIEWS, { address })

  test('beyond them a call is refused with 503, when to try again, and a code of the contract; nobody takes every place', async () => {
    const release = await occupyDatabase()
    const waiting = [read('192.0.2.1'), read('192.0.2.1')]
    await waitForQueued(2)
    const refused = await read('192.0.2.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
    expect(refused.json()).toMatchObject({ code: TOLD_CODES.serverBusy, msg: '访问的人较多，请稍后再试', data: null })
    // Another address has a place; after that there is none.
    waiting.push(read('2001:db8:1:2::1'))
    await waitForQueued(4)
    expect((await read('2001:db8:1:3::1')).statusCode).toBe(503)
    // The server's own work is never refused.
    const own = server.database.asOwner(async () => 'done')
    await release()
    expect(await own).toBe('done')
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await read('192.0.2.1')).statusCode).toBe(200)
    expect(server.errors).toEqual([])
  })

  test('addresses of one IPv6 /64 count as one', async () => {
    const release = await occupyDatabase()
    const waiting = [read('2001:db8:1:2::1'), read('2001:db8:1:2::2')]
    await waitForQueued(2)
    expect((await read('2001:db8:1:2:ffff::3')).statusCode).toBe(503)
    waiting.push(read('2001:db8:1:3::1'))
    await waitForQueued(4)
    await release()
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  test('what is no call is refused too, in plain words; what needs no place is answered', async () => {
    await server.call(newsPage, { model: {} })
    const release = await occupyDatabase()
    const waiting = [read('192.0.2.1'), read('192.0.2.1')]
    await waitForQueued(2)
    const file = await server.app.inject({ url: `/files/${TEST_TENANT}/1/a.png`, remoteAddress: '192.0.2.1' })
    expect([file.statusCode, file.headers['retry-after'], file.headers['content-type']]).toEqual([
      503,
      '1',
      'text/plain; charset=utf-8',
    ])
    expect((await server.send(newsPage, { model: {} }, { address: '192.0.2.1' })).statusCode).toBe(200)
    const health = server.app.inject({ url: '/health', remoteAddress: '192.0.2.1' })
    await release()
    expect((await health).statusCode).toBe(200)
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('jobs and the operator work on', async () => {
    const release = await occupyDatabase()
    const waiting = [read('192.0.2.1'), read('192.0.2.1'), read('192.0.2.2')]
    await waitForQueued(3)
    const done = jest.fn(async () => undefined)
    const runner = new JobRunner({
      database: server.database,
      log: server.app.log,
      jobs: [recurringJob('test.job', 60_000, done)],
    })
    const jobs = runner.look()
    const operator = server.app.inject({
      url: `${OPERATOR_API}/status`,
      headers: { authorization: `Bearer ${PASSWORD}` },
      remoteAddress: '192.0.2.1',
    })
    await release()
    await jobs
    expect(done).toHaveBeenCalled()
    expect((await operator).statusCode).toBe(200)
    await Promise.all(waiting)
    expect(server.errors).toEqual([])
  })
})
