import { attachMedium, type MediumState } from './attach-medium'
import { loadHls } from './load-hls'

jest.mock('./load-hls')
const load = jest.mocked(loadHls)

const loadSource = jest.fn()
/** As much of the library as is called before anything arrives. */
class Library {
  static readonly Events = { FRAG_BUFFERED: 'buffered', ERROR: 'error' }
  static readonly isSupported = () => true
  readonly on = jest.fn()
  readonly attachMedia = jest.fn()
  readonly destroy = jest.fn()
  readonly loadSource = loadSource
}

beforeEach(() => {
  jest.useFakeTimers()
  load.mockReset()
  loadSource.mockReset()
})
afterEach(() => void jest.useRealTimers())

function attach(): { states: MediumState[]; end: () => void } {
  const states: MediumState[] = []
  const onState = (state: MediumState): void => void states.push(state)
  const end = attachMedium({ element: document.createElement('video'), url: '/film.m3u8', startAt: 0, onState })
  return { states, end }
}

test('a stream whose library does not come at once is played when it has come', async () => {
  load.mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue(Library as never)
  const { states } = attach()
  await jest.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['reconnecting'])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(2)
  expect(loadSource).toHaveBeenCalledWith('/film.m3u8')
})

test('when it does not come at several tries the learner is told', async () => {
  load.mockRejectedValue(new Error('chunk lost'))
  const { states } = attach()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(states.at(-1)).toBe('failed')
  expect(load).toHaveBeenCalledTimes(6)
})

test('for who has left nothing is asked for any more', async () => {
  load.mockRejectedValue(new Error('chunk lost'))
  const { states, end } = attach()
  await jest.advanceTimersByTimeAsync(0)
  end()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(states).toEqual(['reconnecting'])
  expect(load).toHaveBeenCalledTimes(1)
})
