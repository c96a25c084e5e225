/** Which kept responses may still be used, without a database; public-calls.test.ts has one. */
import { Notices } from '../database/notices'
import { BusyError } from '../fair-queue'
import { PublicResponses, type Reading } from './public-responses'

const NOW = new Date('2026-11-20T00:40:00.250Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

let notices: Notices
let responses: PublicResponses
beforeEach(() => {
  notices = new Notices()
  responses = new PublicResponses({ onNotice: notices.listen.bind(notices) }, 1_000_000)
})

const reading = (data: unknown, more: Partial<Reading> = {}): Reading => ({
  data,
  tables: [{ name: 'news', told: true }],
  ofThisSecond: false,
  ...more,
})

let reads = 0
/** The number of the read that made the response. */
async function ask(now: Date = NOW, more: Partial<Reading> = {}, tenantId = '1', call = 'call'): Promise<number> {
  const { json } = await responses.get(tenantId, call, now, async () => reading((reads += 1), more))
  return Number(json)
}

test('a response is kept for its school and its call', async () => {
  const first = await ask()
  expect(await ask(later(29_000))).toBe(first)
  expect(await ask(NOW, {}, '2')).not.toBe(first)
  expect(await ask(NOW, {}, '1', 'another')).not.toBe(first)
})

test.each([
  ['a table it was read from, at its school', 'news:1', true],
  ['that table, at every school', 'news:', true],
  ['that table at another school', 'news:2', false],
  ['another table', 'notices:1', false],
  ['a table whose name begins alike', 'news_products:1', false],
])('a change of %s: %s', async (_, change, isReadAgain) => {
  const first = await ask()
  notices.deliver(`changed:${change}`)
  expect((await ask()) !== first).toBe(isReadAgain)
})

test('where notices may have been missed, everything is read again', async () => {
  const first = await ask(NOW, { tables: [] })
  notices.missed()
  expect(await ask(NOW, { tables: [] })).not.toBe(first)
})

test('a change that is told while a response is read: it goes to who asked before, and is not kept', async () => {
  let go = (): void => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const read = jest.fn(async () => {
    await held
    return reading('before')
  })
  const first = responses.get('1', 'call', NOW, read)
  const beside = responses.get('1', 'call', NOW, read)
  notices.deliver('changed:news:1')
  // Requests from here on must see the change.
  const after = responses.get('1', 'call', NOW, async () => reading('after'))
  expect((await after).json).toBe('"after"')
  go()
  expect([(await first).json, (await beside).json]).toEqual(['"before"', '"before"'])
  expect(read).toHaveBeenCalledTimes(1)
  expect((await responses.get('1', 'call', NOW, read)).json).toBe('"after"')
})

test('what looked at the time holds until the second is over, everything else for half a minute', async () => {
  const first = await ask(NOW, { ofThisSecond: true })
  expect(await ask(later(749), { ofThisSecond: true })).toBe(first)
  const second = await ask(later(750), { ofThisSecond: true })
  expect(second).not.toBe(first)
  const timeless = await ask(NOW, {}, '1', 'timeless')
  expect(await ask(later(29_999), {}, '1', 'timeless')).toBe(timeless)
  expect(await ask(later(30_000), {}, '1', 'timeless')).not.toBe(timeless)
})

test('a clock that is set back makes nothing hold for longer', async () => {
  const first = await ask()
  expect(await ask(later(-60_000))).not.toBe(first)
})

test('what was read from a table nobody tells of is not kept', async () => {
  const tables = [
    { name: 'news', told: true },
    { name: 'sessions', told: false },
  ]
  const first = await ask(NOW, { tables })
  expect(await ask(NOW, { tables })).not.toBe(first)
})

test('a failure is told to all who asked at once, and not kept', async () => {
  const read = jest.fn(() => Promise.reject(new Error('no')))
  const both = [responses.get('1', 'call', NOW, read), responses.get('1', 'call', NOW, read)]
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason: new Error('no') },
    { status: 'rejected', reason: new Error('no') },
  ])
  expect(read).toHaveBeenCalledTimes(1)
  expect(await ask()).toBeGreaterThan(0)
})

test('that the first who asked has no place left does not concern the others', async () => {
  const first = responses.get('1', 'call', NOW, () => Promise.reject(new BusyError('wishes', 1)))
  const second = responses.get('1', 'call', NOW, async () => reading('read'))
  await expect(first).rejects.toBeInstanceOf(BusyError)
  expect((await second).json).toBe('"read"')
})

test('the tag changes with the response and with nothing else', async () => {
  const tagOf = async (call: string, data: unknown) =>
    (await responses.get('1', call, NOW, async () => reading(data))).tag
  expect(await tagOf('a', [1])).toBe(await tagOf('b', [1]))
  expect(await tagOf('c', [2])).not.toBe(await tagOf('a', [1]))
  expect(await tagOf('a', [1])).toMatch(/^W\/"[\w-]{22}"$/)
})

test('memory is bounded: what nobody asks for goes first', async () => {
  const long = 'x'.repeat(100_000)
  const read = jest.fn(async () => reading(long))
  const askFor = (at: number) => responses.get('1', `call ${at}`, NOW, read)
  await askFor(0)
  for (let at = 1; at < 10; at += 1) {
    await askFor(at)
    // A response that is requested again and again stays.
    await askFor(0)
  }
  expect(read).toHaveBeenCalledTimes(10)
  await askFor(1)
  expect(read).toHaveBeenCalledTimes(11)
})
