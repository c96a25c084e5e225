import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'

import 'fake-indexeddb/auto'

import { BrowserOutbox, type KeptItem, type OutboxMemory } from './outbox'

const ATTEMPT = 'a1'
const said = (text: string) => ({ type: 'shortAnswer', text }) as const

const kept = (epoch: number, seq: number, text = 'a', answerLogId = ATTEMPT): KeptItem => ({
  answerLogId,
  epoch,
  number: 1,
  item: { kind: 'answer', seq, questionId: 'q1', answer: said(text) },
})

/** The tab of a test. */
let memory: OutboxMemory
const newOutbox = () => new BrowserOutbox(memory)
beforeEach(() => {
  memory = new Map()
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => void jest.useRealTimers())

const namesOf = (items: readonly KeptItem[]): readonly string[] =>
  items.map(({ epoch, item }) => `${epoch}.${item.seq}`)

test('items outlive the page that kept them, in the order of epochs and numbers', async () => {
  const page = newOutbox()
  for (const item of [kept(2, 1), kept(1, 10), kept(1, 9), kept(2, 2)]) await page.keep(item)
  expect(namesOf(await newOutbox().itemsOf(ATTEMPT))).toEqual(['1.9', '1.10', '2.1', '2.2'])
})

test('an item that changed is kept as it is now', async () => {
  const outbox = newOutbox()
  await outbox.keep(kept(1, 1, 'a'))
  await outbox.keep(kept(1, 1, 'ab'))
  expect(await outbox.itemsOf(ATTEMPT)).toMatchObject([{ item: { answer: said('ab') } }])
})

test('of one attempt nothing of another is read or dropped', async () => {
  const outbox = newOutbox()
  await outbox.keep(kept(1, 1))
  await outbox.keep(kept(1, 2))
  await outbox.keep(kept(1, 1, 'x', `${ATTEMPT}0`))
  await outbox.keep(kept(1, 1, 'x', 'a'))
  await outbox.drop([kept(1, 1)])
  expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.2'])
  expect(await outbox.itemsOf(`${ATTEMPT}0`)).toHaveLength(1)
  expect(await outbox.itemsOf('a')).toHaveLength(1)
})

test('settled waits for all that was asked for', async () => {
  const outbox = newOutbox()
  void outbox.keep(kept(1, 1))
  void outbox.keep(kept(1, 2))
  await outbox.settled()
  expect(await newOutbox().itemsOf(ATTEMPT)).toHaveLength(2)
})

test('what nobody came back for in three months is dropped', async () => {
  const outbox = newOutbox()
  jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 91 * 24 * 3_600_000)
  await outbox.keep(kept(1, 1))
  await outbox.keep(kept(1, 2))
  expect(namesOf(await newOutbox().itemsOf(ATTEMPT))).toEqual(['1.2'])
})

test('a browser that allows no database: everything goes on, and it is told', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const outbox = newOutbox()
  await outbox.keep(kept(1, 1))
  await outbox.keep(kept(1, 2))
  await outbox.settled()
  expect(outbox.isKept).toBe(false)
  // The next page of the same tab still has it.
  expect(namesOf(await newOutbox().itemsOf(ATTEMPT))).toEqual(['1.1', '1.2'])
  await outbox.drop([kept(1, 1)])
  expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.2'])
})

test('a database that is full: what was kept stays, and it is told', async () => {
  const outbox = newOutbox()
  await outbox.keep(kept(1, 1))
  expect(outbox.isKept).toBe(true)
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await outbox.keep(kept(1, 2))
  expect(outbox.isKept).toBe(false)
  expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.1', '1.2'])
  memory.clear()
  expect(namesOf(await newOutbox().itemsOf(ATTEMPT))).toEqual(['1.1'])
})

test('a database that never opens holds nothing up for longer than three seconds', async () => {
  jest.useFakeTimers()
  // A request that never succeeds, as when another tab blocks an upgrade.
  globalThis.indexedDB.open = () => new IDBOpenDBRequest()
  const outbox = newOutbox()
  const keeping = outbox.keep(kept(1, 1))
  await jest.advanceTimersByTimeAsync(3000)
  await keeping
  expect(outbox.isKept).toBe(false)
})

test('a database that stops answering holds nothing up for longer than three seconds', async () => {
  const outbox = newOutbox()
  await outbox.keep(kept(1, 1))
  jest.useFakeTimers()
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest())
  const keeping = outbox.keep(kept(1, 2))
  await jest.advanceTimersByTimeAsync(3000)
  await keeping
  expect(outbox.isKept).toBe(false)
})
