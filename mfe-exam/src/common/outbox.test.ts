import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'

import 'fake-indexeddb/auto'

import { BrowserOutbox, outboxOfTab, type KeptItem } from './outbox'

const ATTEMPT = 'a1'
const said = (text: string) => ({ type: 'shortAnswer', text }) as const

const kept = (epoch: number, seq: number, text = 'a', answerLogId = ATTEMPT): KeptItem => ({
  answerLogId,
  epoch,
  number: 1,
  item: { kind: 'answer', seq, questionId: 'q1', answer: said(text) },
})

/** As in another tab, or after a crash. */
const newOutbox = () => new BrowserOutbox()
beforeEach(() => {
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
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 91 * 24 * 3_600_000)
  await outbox.keep(kept(1, 1))
  now.mockRestore()
  await outbox.keep(kept(1, 2))
  expect(namesOf(await newOutbox().itemsOf(ATTEMPT))).toEqual(['1.2'])
})

test('a tab has one outbox', () => {
  expect(outboxOfTab()).toBe(outboxOfTab())
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
  expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.1', '1.2'])
  await outbox.drop([kept(1, 1)])
  expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.2'])
})

test('a database that is full: what was kept stays, and it is told; with room again it gets the rest', async () => {
  const outbox = newOutbox()
  await outbox.keep(kept(1, 1))
  await outbox.keep(kept(1, 2))
  expect(outbox.isKept).toBe(true)
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await outbox.keep(kept(1, 3))
  await outbox.drop([kept(1, 1)])
  expect(outbox.isKept).toBe(false)
  expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.2', '1.3'])
  put.mockRestore()
  await new Promise<void>((resolve) => outbox.listen(resolve))
  expect(outbox.isKept).toBe(true)
  expect(namesOf(await newOutbox().itemsOf(ATTEMPT))).toEqual(['1.2', '1.3'])
})

describe('a database that is slow', () => {
  const turn = setTimeout
  /** The database of the tests works in turns of the event loop, whatever the clock says. */
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => turn(resolve, 1))
  }
  const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds)
  const storedNow = async (): Promise<readonly KeptItem[]> => {
    jest.useRealTimers()
    return newOutbox().itemsOf(ATTEMPT)
  }

  test('holds nothing up for longer than three seconds, and then nothing at all', async () => {
    jest.useFakeTimers()
    globalThis.indexedDB.open = () => new IDBOpenDBRequest()
    const outbox = newOutbox()
    const keeping = outbox.keep(kept(1, 1))
    await pass(3000)
    await keeping
    expect(outbox.isKept).toBe(false)
    await outbox.keep(kept(1, 2))
    await outbox.settled()
    const reading = outbox.itemsOf(ATTEMPT)
    await pass(3000)
    expect(namesOf(await reading)).toEqual(['1.1', '1.2'])
  })

  test('gets everything when it opens after all, and the outbox says so', async () => {
    const open = openLate()
    jest.useFakeTimers()
    const outbox = newOutbox()
    const told: boolean[] = []
    outbox.listen(() => told.push(outbox.isKept))
    void outbox.keep(kept(1, 1, 'a'))
    void outbox.keep(kept(1, 2))
    await pass(3000)
    expect(told).toEqual([false])
    void outbox.keep(kept(1, 1, 'ab'))
    void outbox.drop([kept(1, 2)])
    open()
    await until(() => told.length === 2)
    expect(told).toEqual([false, true])
    expect(await storedNow()).toMatchObject([{ item: { seq: 1, answer: said('ab') } }])
  })

  test('is read when it opens after all', async () => {
    await newOutbox().keep(kept(1, 1))
    const open = openLate()
    jest.useFakeTimers()
    const outbox = newOutbox()
    const readings: (readonly string[])[] = []
    const read = async () => void readings.push(namesOf(await outbox.itemsOf(ATTEMPT)))
    outbox.listen(() => void read())
    void read()
    await pass(6000)
    expect(readings.flat()).toEqual([])
    open()
    await until(() => readings.at(-1)?.length === 1)
    expect(readings.at(-1)).toEqual(['1.1'])
  })

  test('that stops answering holds nothing up for longer than three seconds, and gets the rest later', async () => {
    const outbox = newOutbox()
    await outbox.keep(kept(1, 1))
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest())
    jest.useFakeTimers()
    const keeping = outbox.keep(kept(1, 2))
    await until(() => put.mock.calls.length === 1)
    await pass(3000)
    await keeping
    expect(outbox.isKept).toBe(false)
    put.mockRestore()
    await pass(1000)
    await until(() => outbox.isKept)
    expect(namesOf(await storedNow())).toEqual(['1.1', '1.2'])
  })

  test('that cannot be read is tried again later, and the outbox says when it can', async () => {
    await newOutbox().keep(kept(1, 1))
    const outbox = newOutbox()
    await outbox.settled()
    const getAll = jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    jest.useFakeTimers()
    expect(await outbox.itemsOf(ATTEMPT)).toEqual([])
    expect(outbox.isKept).toBe(false)
    getAll.mockRestore()
    await pass(10_000)
    await until(() => outbox.isKept)
    expect(namesOf(await outbox.itemsOf(ATTEMPT))).toEqual(['1.1'])
  })

  test('that gave way to another tab’s upgrade is opened again for the next change', async () => {
    const outbox = newOutbox()
    await outbox.keep(kept(1, 1))
    await new Promise((resolve) => (indexedDB.deleteDatabase('campus-attempts').onsuccess = resolve))
    await outbox.keep(kept(1, 2))
    expect(outbox.isKept).toBe(true)
    expect(namesOf(await storedNow())).toEqual(['1.2'])
  })
})

/** From here on the database opens once the returned function is called, as when another tab is at an upgrade. */
function openLate(): () => void {
  const factory = globalThis.indexedDB
  const open = factory.open.bind(factory)
  const begin: (() => void)[] = []
  factory.open = (...asked) => {
    const events = new EventTarget()
    let request: IDBOpenDBRequest | undefined
    begin.push(() => {
      request = open(...asked)
      for (const type of ['upgradeneeded', 'success']) {
        request.addEventListener(type, () => void events.dispatchEvent(new Event(type)))
      }
    })
    return Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: events.addEventListener.bind(events) },
      removeEventListener: { value: events.removeEventListener.bind(events) },
      result: { get: () => request?.result },
      transaction: { get: () => request?.transaction },
    }) as IDBOpenDBRequest
  }
  return () => {
    factory.open = open
    for (const each of begin) each()
  }
}
