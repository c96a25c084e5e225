import { SystemBusyError } from '@campus/http/errors'

import { createQueryClient } from './query-client'

function pauseBefore(retry: number, error: Error): number {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
  if (typeof retryDelay !== 'function') throw new Error('the pause is no function')
  return retryDelay(retry, error)
}

const busy = (retryAfter: number) => new SystemBusyError('busy', { status: 503, retryAfter })

test.each([
  [0, 1000],
  [1, 2000],
  [9, 30_000],
])('before retry %d of a read that failed it waits %d ms', (retry, pause) => {
  expect(pauseBefore(retry, busy(0))).toBe(pause)
  expect(pauseBefore(retry, new Error('no'))).toBe(pause)
})

test('where the server says when, no reader comes earlier, and not all at once', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5)
  expect([pauseBefore(0, busy(5000)), pauseBefore(0, busy(5000))]).toEqual([5000, 7500])
})
