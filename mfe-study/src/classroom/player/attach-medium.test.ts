import { attachMedium, type MediumState } from './attach-medium'
import { failureOf } from './failure-of'
import { loadHls } from './load-hls'

jest.mock('./load-hls')
jest.mock('./failure-of')
const ask = jest.mocked(failureOf)
const load = jest.mocked(loadHls)

const loadSource = jest.fn()
const recover = jest.fn()
/** What the library tells. */
const listeners = new Map<string, (data: object) => void>()
/** As much of the library as is called before anything arrives. */
class Library {
  static readonly Events = { FRAG_BUFFERED: 'buffered', ERROR: 'error' }
  static readonly isSupported = () => true
  static readonly ErrorTypes = { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError' }
  readonly on = (name: string, listener: (name: string, data: object) => void): void =>
    void listeners.set(name, (data) => listener(name, data))
  readonly levels = []
  readonly recoverMediaError = recover
  readonly attachMedia = jest.fn()
  readonly destroy = jest.fn()
  readonly loadSource = loadSource
}

beforeEach(() => {
  jest.useFakeTimers()
  load.mockReset()
  loadSource.mockReset()
  recover.mockReset()
  ask.mockReset()
})
afterEach(() => void jest.useRealTimers())

function attach(url = '/film.m3u8', element = document.createElement('video')) {
  const states: MediumState[] = []
  const onState = (state: MediumState): void => void states.push(state)
  const end = attachMedium({ element, url, isFilm: true, startAt: 0, onState })
  return { states, end, element }
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
  expect(states.at(-1)).toBe('unreachable')
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

describe('a file that cannot be played', () => {
  const [NETWORK, DECODE, UNSUPPORTED] = [2, 3, 4]
  const broken = (element: HTMLVideoElement, code: number): Promise<unknown> => {
    Object.defineProperty(element, 'error', { value: { code }, configurable: true })
    element.dispatchEvent(new Event('error'))
    return jest.advanceTimersByTimeAsync(0)
  }
  const video = (videoWidth = 640) => {
    const element = document.createElement('video')
    jest.spyOn(element, 'load').mockReturnValue()
    jest.spyOn(element, 'videoWidth', 'get').mockReturnValue(videoWidth)
    return element
  }

  test.each(['missing', 'blocked', 'unplayable', 'unreachable'] as const)('is told at once: %s', async (failure) => {
    ask.mockResolvedValue(failure)
    const { states, element } = attach('/film.mp4', video())
    await broken(element, UNSUPPORTED)
    await jest.advanceTimersByTimeAsync(600_000)
    expect(states).toEqual([failure])
    expect(element.load).toHaveBeenCalledTimes(1)
  })

  test('and may be there again is tried again', async () => {
    ask.mockResolvedValue(null)
    const { states, element } = attach('/film.mp4', video())
    await broken(element, UNSUPPORTED)
    expect(states).toEqual(['reconnecting'])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(element.load).toHaveBeenCalledTimes(2)
    element.dispatchEvent(new Event('loadedmetadata'))
    expect(states).toEqual(['reconnecting', 'ready'])
  })

  test('because the line broke asks nothing first', async () => {
    const { states, element } = attach('/film.mp4', video())
    await broken(element, NETWORK)
    expect(states).toEqual(['reconnecting'])
    expect(ask).not.toHaveBeenCalled()
  })

  test('because it is damaged at one place is loaded once more', async () => {
    ask.mockResolvedValue('unplayable')
    const { states, element } = attach('/film.mp4', video())
    await broken(element, DECODE)
    expect(states).toEqual([])
    expect(element.load).toHaveBeenCalledTimes(2)
    await broken(element, DECODE)
    expect(states).toEqual(['unplayable'])
  })

  test('but heard is told so', () => {
    const { states, element } = attach('/film.mp4', video(0))
    element.dispatchEvent(new Event('loadedmetadata'))
    expect(states).toEqual(['soundOnly'])
  })

  test('tells nobody who has left', async () => {
    ask.mockResolvedValue('missing')
    const { states, element, end } = attach('/film.mp4', video())
    const told = broken(element, UNSUPPORTED)
    end()
    await told
    expect(states).toEqual([])
  })
})

describe('a stream that cannot be played', () => {
  const tells = async (data: object): Promise<MediumState[]> => {
    load.mockResolvedValue(Library as never)
    const { states } = attach()
    await jest.advanceTimersByTimeAsync(0)
    listeners.get('error')?.({ fatal: true, details: '', ...data })
    await jest.advanceTimersByTimeAsync(0)
    return states
  }

  test('says which: no quality that this browser plays, no playlist, what is gone or blocked', async () => {
    expect(await tells({ type: 'mediaError', details: 'manifestIncompatibleCodecsError' })).toEqual(['unplayable'])
    expect(await tells({ type: 'networkError', details: 'manifestParsingError' })).toEqual(['unplayable'])
    ask.mockResolvedValue('missing')
    expect(await tells({ type: 'networkError', url: '/part.ts' })).toEqual(['missing'])
    expect(ask).toHaveBeenLastCalledWith('/part.ts')
    ask.mockResolvedValue('blocked')
    expect(await tells({ type: 'networkError' })).toEqual(['blocked'])
  })

  test('is tried again where its parts are there, and repaired once', async () => {
    ask.mockResolvedValue('unplayable')
    expect(await tells({ type: 'networkError' })).toEqual(['reconnecting'])
    expect(await tells({ type: 'mediaError' })).toEqual([])
    expect(recover).toHaveBeenCalledTimes(1)
    listeners.get('error')?.({ fatal: false, type: 'mediaError' })
    expect(recover).toHaveBeenCalledTimes(1)
  })
})
