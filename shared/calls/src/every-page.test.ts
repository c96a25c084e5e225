import * as v from 'valibot'

import { defineCall } from '@campus/contracts/call'
import { count, page, paging } from '@campus/contracts/wire'
import { configureHttp } from '@campus/http/client'
import { refuse, requestsOf, respond } from '@campus/testing/fake-server'

import { callEveryPage } from './every-page'

const listing = defineCall({
  id: 'test.listing',
  method: 'POST',
  path: '/api/listing',
  summary: 'a list',
  request: v.object({ ...paging(), model: v.object({ of: v.string() }) }),
  response: page(v.object({ n: count })),
})
const numbers = (total: number) => Array.from({ length: total }, (_, n) => ({ n }))

beforeEach(() =>
  configureHttp({
    baseUrl: '',
    headers: () => ({ tenantId: '10001', schoolId: '10001', token: '', gray_version: '', applicationId: '' }),
    notify: () => undefined,
    onSessionInvalid: () => undefined,
    texts: { systemBusy: () => '系统繁忙', pleaseLogIn: () => '请登录' },
  }),
)

/** The server: a list of `total` numbers in pages. */
function serve(total: number): void {
  respond(listing, ({ current, size }) => ({
    records: numbers(total).slice((current - 1) * size, current * size),
    current,
    size,
    total,
    pages: Math.ceil(total / size),
  }))
}

test.each([
  [0, 1],
  [3, 1],
  [4, 2],
  [7, 3],
])('a list of %i comes in %i requests of three and reads as one page', async (total, requests) => {
  serve(total)
  const whole = await callEveryPage(listing, { size: 3, model: { of: 'x' } })
  expect(whole).toEqual({ records: numbers(total), current: 1, size: total, total, pages: 1 })
  expect(requestsOf(listing)).toEqual(
    Array.from({ length: requests }, (_, n) =>
      expect.objectContaining({ current: n + 1, size: 3, model: { of: 'x' } }),
    ),
  )
})

test('it ends where a page is empty, whatever number of pages was told', async () => {
  respond(listing, ({ current }) => ({
    records: current === 1 ? [{ n: 1 }] : [],
    current,
    size: 1,
    total: 9,
    pages: 9,
  }))
  await expect(callEveryPage(listing, { model: { of: 'x' } })).resolves.toMatchObject({ records: [{ n: 1 }], total: 1 })
  expect(requestsOf(listing)).toHaveLength(2)
})

test('it is not given by half: a page that fails fails all', async () => {
  respond(listing, ({ current }) => {
    if (current === 1) refuse(listing, { code: 42900, msg: '稍后再试' })
    return { records: [{ n: 1 }], current, size: 1, total: 2, pages: 2 }
  })
  await expect(callEveryPage(listing, { model: { of: 'x' } })).rejects.toMatchObject({ code: 42900 })
})
