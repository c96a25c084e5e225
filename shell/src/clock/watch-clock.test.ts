import { act } from '@testing-library/react'

import { configureHttp, noteServerTime } from '@campus/http/client'
import { dismissToast, toastStore } from '@campus/ui/toast-store'

import { httpOptions } from '../boot/http-options'
import { watchClock } from './watch-clock'

const MINUTE = 60_000
const said = () => toastStore.read().map(({ text }) => text)
/** The server answers; its clock is behind the device's. */
const answer = (behindMs: number) =>
  act(async () => {
    const at = performance.now()
    noteServerTime({ serverTime: Date.now() - behindMs, sentAt: at, receivedAt: at })
  })
const toldTexts = () => expect.stringMatching(/^本设备的时间不准，现在是 \d{4}-\d\d-\d\d \d\d:\d\d（北京时间），请校准/)

beforeEach(() => {
  sessionStorage.clear()
  configureHttp(httpOptions(null))
  toastStore.read().forEach(({ id }) => dismissToast(id))
})

test.each([8 * 24 * 60 * MINUTE, -6 * MINUTE])('a clock that is off by %i ms is told, once a visit', async (behind) => {
  await answer(behind)
  watchClock()
  await act(async () => void (await import('./tell-clock')))
  expect(said()).toEqual([toldTexts()])
  toastStore.read().forEach(({ id }) => dismissToast(id))
  watchClock()
  await act(async () => void (await import('./tell-clock')))
  expect(said()).toEqual([])
})

test('it is told as soon as the server’s time is known', async () => {
  watchClock()
  expect(said()).toEqual([])
  await answer(8 * 24 * 60 * MINUTE)
  await act(async () => void (await import('./tell-clock')))
  expect(said()).toEqual([toldTexts()])
})

test('a few minutes are nothing to tell', async () => {
  await answer(4 * MINUTE)
  watchClock()
  await act(async () => void (await import('./tell-clock')))
  expect(said()).toEqual([])
})
