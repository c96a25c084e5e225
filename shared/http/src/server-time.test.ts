/** The server's time in pages, independent of the device's clock. */
import { AxiosHeaders } from 'axios'
import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'

import { call, configureHttp, onServerClockSet, serverNow, transport } from './client'

const read = defineCall({
  id: 'test.read',
  method: 'GET',
  path: '/api/read',
  summary: 'read',
  request: v.object({}),
  response: v.unknown(),
})

const DAY_MS = 24 * 60 * 60 * 1000
const TRUTH = Date.parse('2026-11-22T05:00:00.123Z')

/** Real milliseconds that have passed. */
let passed = 0
/** Milliseconds by which the device's clock is ahead. */
let ahead = 0
beforeEach(() => {
  passed = 0
  ahead = 0
  jest.spyOn(performance, 'now').mockImplementation(() => 5000 + passed)
  jest.spyOn(Date, 'now').mockImplementation(() => TRUTH + passed + ahead)
  configureHttp({
    baseUrl: '',
    headers: () => ({ tenantId: '1', schoolId: '', token: '', gray_version: '', applicationId: '' }),
    notify: () => undefined,
    onSessionInvalid: () => undefined,
    texts: { systemBusy: () => 'busy', pleaseLogIn: () => 'log in' },
  })
})
afterEach(() => jest.restoreAllMocks())

interface Trip {
  readonly out: number
  readonly back: number
  /** The header; by default the server's true time. */
  readonly header?: string | null
  readonly status?: number
}

/** Makes a call whose request and response take these times. */
async function ask({ out, back, header, status = 200 }: Trip): Promise<void> {
  transport.defaults.adapter = async (config) => {
    passed += out
    const time = header === undefined ? String(TRUTH + passed) : header
    passed += back
    const headers = new AxiosHeaders({
      'content-type': 'application/json',
      ...(time === null ? {} : { 'x-server-time': time }),
    })
    return { status, statusText: '', data: { code: 0, data: 1 }, headers, config, request: {} }
  }
  await call(read, {}).catch(() => undefined)
}

const error = () => serverNow() - (TRUTH + passed)

test('until a response it is the device’s time', () => {
  ahead = -DAY_MS
  expect(error()).toBe(-DAY_MS)
})

test.each([DAY_MS, -DAY_MS])('a device that is %d ms off knows the server’s time after one response', async (off) => {
  ahead = off
  await ask({ out: 40, back: 40 })
  expect(error()).toBe(0)
  passed += 10_000
  expect(error()).toBe(0)
})

test.each([DAY_MS, -DAY_MS, 3_600_000])('setting the device’s clock by %d ms moves nothing', async (jump) => {
  await ask({ out: 20, back: 30 })
  const before = error()
  ahead = jump
  expect(error()).toBe(before)
})

test('a lopsided trip is off by half of it at most; the smallest trip wins', async () => {
  await ask({ out: 0, back: 1000 })
  expect(error()).toBe(-500)
  await ask({ out: 30, back: 10 })
  expect(error()).toBe(10)
  await ask({ out: 0, back: 3000 })
  expect(error()).toBe(10)
})

test('a refused or failed call tells the time too', async () => {
  ahead = DAY_MS
  await ask({ out: 10, back: 10, status: 500 })
  expect(error()).toBe(0)
})

test.each([null, '', 'now', '-1', '1e5'])('a header %j tells nothing', async (header) => {
  await ask({ out: 10, back: 10, header })
  ahead = 7
  expect(error()).toBe(7)
})

test('after the device slept, with its monotonic clock, the next response sets it right', async () => {
  await ask({ out: 10, back: 10 })
  // An hour passes in which `performance.now` stands still.
  await ask({ out: 400, back: 200, header: String(TRUTH + 3_600_000) })
  expect(Math.abs(serverNow() - (TRUTH + 3_600_000))).toBeLessThanOrEqual(300)
})

test.each([
  [499, 0],
  [500, 1],
])('a correction of %d ms is told %d times', async (off, times) => {
  await ask({ out: 0, back: 2 * off })
  expect(error()).toBe(-off)
  const heard = jest.fn()
  const end = onServerClockSet(heard)
  await ask({ out: 0, back: 0 })
  end()
  expect(error()).toBe(0)
  expect(heard).toHaveBeenCalledTimes(times)
})

test('whoever listens hears that the time turned out to be another, and of no small correction', async () => {
  const heard = jest.fn()
  const end = onServerClockSet(heard)
  ahead = DAY_MS
  await ask({ out: 60, back: 100 })
  expect(heard).toHaveBeenCalledTimes(1)
  await ask({ out: 5, back: 5 })
  expect(heard).toHaveBeenCalledTimes(1)
  end()
  configureHttp({
    baseUrl: '',
    headers: () => ({ tenantId: '1', schoolId: '', token: '', gray_version: '', applicationId: '' }),
    notify: () => undefined,
    onSessionInvalid: () => undefined,
    texts: { systemBusy: () => 'busy', pleaseLogIn: () => 'log in' },
  })
  await ask({ out: 5, back: 5 })
  expect(heard).toHaveBeenCalledTimes(1)
})
