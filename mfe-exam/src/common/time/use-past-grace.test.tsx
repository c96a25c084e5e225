import { act, renderHook } from '@testing-library/react'

import { GRACE_MS } from '@campus/contracts/exam-attempt'
import { serverNow } from '@campus/http/client'

import { usePastGrace } from './use-past-grace'

const SECOND = 1000

afterEach(() => void jest.useRealTimers())

const pass = (time: number) => act(async () => jest.advanceTimersByTime(time))

test('the end and its grace pass on an untouched page; a later deadline takes it back', async () => {
  jest.useFakeTimers()
  const deadlineAt = serverNow() + 10 * SECOND
  const { result, rerender } = renderHook(usePastGrace, { initialProps: deadlineAt })
  await pass(10 * SECOND + GRACE_MS - SECOND)
  expect(result.current).toBe(false)
  await pass(3 * SECOND)
  expect(result.current).toBe(true)
  rerender(deadlineAt + 60 * SECOND)
  expect(result.current).toBe(false)
})

test('what has no deadline never ends', async () => {
  jest.useFakeTimers()
  const { result } = renderHook(usePastGrace, { initialProps: null })
  await pass(3_600 * SECOND)
  expect(result.current).toBe(false)
})
