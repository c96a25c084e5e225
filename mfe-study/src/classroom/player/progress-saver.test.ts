import type { WatchedRange } from '@campus/contracts/watched-ranges'

import { ProgressSaver, type Save } from './progress-saver'

/** A server that counts so many milliseconds of what it is offered, one save after the other. */
function serverThatCounts(...counted: number[]) {
  const offers: Save[] = []
  const kept: (Save | null)[] = []
  const saver = new ProgressSaver({
    positionMs: 0,
    send: (save) => {
      offers.push(save)
      const watched: WatchedRange[] = [[0, counted[Math.min(offers.length, counted.length) - 1] ?? 0]]
      return Promise.resolve({ learningDuration: save.positionMs, learnProcess: 0, watched })
    },
    keep: (save) => kept.push(save),
    onRecord: () => undefined,
    onSafe: () => undefined,
    onReport: () => undefined,
  })
  return { saver, offers, kept }
}

function playTo(saver: ProgressSaver, seconds: number): void {
  for (let at = 0.25; at <= seconds; at += 0.25) saver.onTime(at * 1000, 1)
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('what the server does not count yet is offered again when enough time has passed, and stays on the device until then', async () => {
  const { saver, offers, kept } = serverThatCounts(2_000, 8_000)
  playTo(saver, 8)
  saver.onEnd()
  await jest.advanceTimersByTimeAsync(2_999)
  expect(offers).toHaveLength(1)
  expect(kept.at(-1)).toMatchObject({ played: [[0, 8_000]] })
  await jest.advanceTimersByTimeAsync(1)
  expect(offers).toHaveLength(2)
  expect(offers[1]?.played).toEqual([[0, 8_000]])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(offers).toHaveLength(2)
  expect(kept.at(-1)).toBeNull()
})

test('it is not offered for ever to a server that counts no more of it', async () => {
  const { saver, offers, kept } = serverThatCounts(2_000)
  playTo(saver, 8)
  saver.onEnd()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(offers).toHaveLength(2)
  expect(kept.at(-1)).not.toBeNull()
})

test('nothing is offered after the page was left', async () => {
  const { saver, offers } = serverThatCounts(2_000)
  playTo(saver, 8)
  saver.onEnd()
  await jest.advanceTimersByTimeAsync(1_000)
  saver.leave()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(offers).toHaveLength(1)
})
