import { openTestServer, type TestServer } from '../../testing/test-server'
import type { Database } from '../database/database'
import { BusyError } from '../fair-queue'
import type { Tenant } from '../http/handle'
import { KnownTenants } from './known-tenants'

describe('of the schools there are', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  test.each([
    ['its id', { id: '10002' }, '10002'],
    ['what is left of its host', { preDomain: 'hailan' }, '10002'],
    ['no id', { id: 'hailan' }, undefined],
    ['no host', { preDomain: '10002' }, undefined],
  ])('one is found by %s', async (_, name, id) => {
    const known = new KnownTenants(server.database)
    // Known under every other name already.
    for (const each of [{ id: '10002' }, { id: '10001' }, { preDomain: 'hailan' }, { preDomain: '' }]) {
      await known.find(each, server.database)
    }
    expect((await known.find(name, server.database))?.id).toBe(id)
  })
})

describe('of a database', () => {
  const school: Tenant = { id: '10001', name: '启明' }
  const asOwner = jest.fn<Promise<Tenant | undefined>, []>()
  const listeners = new Map<string, () => void>()
  const database = {
    asOwner,
    onNotice: (channel: string, listener: () => void) => void listeners.set(channel, listener),
  } as unknown as Database
  let known: KnownTenants
  let passed: number

  const find = (id = '10001') => known.find({ id }, database)
  const pass = (milliseconds: number): void => {
    passed += milliseconds
    jest.advanceTimersByTime(milliseconds)
  }

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    passed = 1000
    jest.spyOn(performance, 'now').mockImplementation(() => passed)
    asOwner.mockReset().mockResolvedValue(school)
    known = new KnownTenants(database)
  })
  afterEach(() => jest.useRealTimers())

  test('a school is remembered for half a minute', async () => {
    expect(await find()).toBe(school)
    pass(29_999)
    expect(await find()).toBe(school)
    expect(asOwner).toHaveBeenCalledTimes(1)
    pass(2)
    await find()
    expect(asOwner).toHaveBeenCalledTimes(2)
  })

  test.each(['school', 'host'])('a change of a %s is heard at once', async (channel) => {
    await find()
    const renamed = { ...school, name: '启明二校' }
    asOwner.mockResolvedValue(renamed)
    listeners.get(channel)?.()
    expect(await find()).toBe(renamed)
  })

  test('whoever asked before a change is answered with what was read; the next one reads anew', async () => {
    let respond: (tenant: Tenant) => void = () => undefined
    asOwner.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
    const before = find()
    listeners.get('school')?.()
    respond(school)
    expect(await before).toBe(school)
    await find()
    expect(asOwner).toHaveBeenCalledTimes(2)
  })

  test('that there is no such school is not remembered', async () => {
    asOwner.mockResolvedValue(undefined)
    expect([await find(), await find()]).toEqual([undefined, undefined])
    expect(asOwner).toHaveBeenCalledTimes(2)
  })

  test('a known school stays known while the database is busy, an unknown one is told', async () => {
    await find()
    pass(30_001)
    asOwner.mockRejectedValue(new BusyError('wishes', 1))
    expect(await find()).toBe(school)
    await expect(find('10009')).rejects.toBeInstanceOf(BusyError)
  })

  test('any other failure is told, of known schools too', async () => {
    await find()
    pass(30_001)
    asOwner.mockRejectedValue(new Error('gone'))
    await expect(find()).rejects.toThrow('gone')
  })
})
