import { EventEmitter } from 'node:events'

import Fastify, { type FastifyInstance } from 'fastify'

import { HELD_MS } from '@campus/contracts/call'

import type { Database } from '../database/database'
import { Notices } from '../database/notices'
import { HeldCalls, type Seen, type WaitingCall } from './held-calls'
import { MOST_OF_ONE_PERSON } from './held-places'
import { refuse, type Refusal } from './refusal'

let app: FastifyInstance
let notices: Notices
let held: HeldCalls
let caller: EventEmitter
let pages = 0
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  app = Fastify()
  notices = new Notices()
  const onNotice: Database['onNotice'] = (channel, listener) => notices.listen(channel, listener)
  held = new HeldCalls(app, { onNotice } as Database, { maxConnections: 30 })
  caller = new EventEmitter()
})
afterEach(async () => {
  jest.useRealTimers()
  await app.close()
})

const OLD = { isNews: false, response: 'as it was' }
const NEWS = { isNews: true, response: 'otherwise' }

/** Holds a call whose looks see these things, one after the other; the last again and again. */
function hold(...seen: readonly (Seen<string> | Refusal)[]) {
  return holdFor({}, ...seen)
}
/** Each of another page of one person, if not said otherwise. */
function holdFor(waiting: Partial<WaitingCall>, ...seen: readonly (Seen<string> | Refusal)[]) {
  const left = [...seen]
  let last = seen[0] ?? OLD
  const look = jest.fn(async () => {
    last = left.shift() ?? last
    return 'isNews' in last ? { ...last, person: 'one' } : last
  })
  pages += 1
  const call = {
    awaited: { channel: 'attempt', subject: 'a' },
    network: '192.0.2.1',
    page: String(pages),
    response: caller,
    ...waiting,
  }
  let response: string | Refusal | undefined
  const settled = held.until(call, look).then((given) => (response = given))
  return { look, settled, response: () => response }
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('news, and a refusal, are told at once', async () => {
  expect(await hold(NEWS).settled).toBe('otherwise')
  const refusal = refuse('notFound')
  expect(await hold(refusal).settled).toBe(refusal)
  expect(caller.listenerCount('close')).toBe(0)
})

test('a notice of its subject, and one that says that some were missed, make it look again', async () => {
  const { look, settled, response } = hold(OLD, OLD, NEWS)
  await pass(0)
  notices.deliver('attempt:b')
  notices.deliver('other:a')
  await pass(0)
  expect(look).toHaveBeenCalledTimes(1)
  notices.deliver('attempt:a')
  await pass(0)
  expect([look.mock.calls.length, response()]).toEqual([2, undefined])
  notices.missed()
  expect(await settled).toBe('otherwise')
})

test('a notice that comes while it looks is not lost', async () => {
  const { look, settled } = hold(OLD, NEWS)
  notices.deliver('attempt:a')
  expect(await settled).toBe('otherwise')
  expect(look).toHaveBeenCalledTimes(2)
})

test('without news it responds when the time is over, the caller has gone or the server closes', async () => {
  const late = hold(OLD)
  await pass(HELD_MS - 1)
  expect(late.response()).toBeUndefined()
  await pass(1)
  expect(await late.settled).toBe('as it was')
  const gone = hold(OLD)
  await pass(0)
  caller.emit('close')
  expect(await gone.settled).toBe('as it was')
  const closing = hold(OLD)
  await pass(0)
  await app.close()
  expect(await closing.settled).toBe('as it was')
  expect(await hold(OLD).settled).toBe('as it was')
})

test('a later call of the same page ends the one before, with what that has seen', async () => {
  const first = holdFor({ page: 'its tab' }, OLD)
  await pass(0)
  const second = holdFor({ page: 'its tab' }, OLD, NEWS)
  expect(await first.settled).toBe('as it was')
  await pass(0)
  expect(second.response()).toBeUndefined()
  notices.deliver('attempt:a')
  expect(await second.settled).toBe('otherwise')
})

test('without a place it responds at once with what stands; whoever ends leaves a place', async () => {
  const waiting = Array.from({ length: MOST_OF_ONE_PERSON }, () => hold(OLD, NEWS))
  await pass(0)
  expect(await hold(OLD).settled).toBe('as it was')
  notices.deliver('attempt:a')
  await Promise.all(waiting.map(({ settled }) => settled))
  const later = hold(OLD)
  await pass(0)
  expect(later.response()).toBeUndefined()
})
