import { failureOf, type MediumFailure } from './failure-of'

const OTHER = 'https://films.example/1.mp4'
const asked = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>()
let isOnline = true

beforeEach(() => {
  asked.mockReset()
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  globalThis.fetch = asked as unknown as typeof fetch
})

const responds = (status: number) => asked.mockResolvedValue({ status, ok: status < 300 })

test.each<[number, MediumFailure | null]>([
  [200, 'unplayable'],
  [401, 'missing'],
  [403, 'missing'],
  [404, 'missing'],
  [410, 'missing'],
  [405, 'unreachable'],
  [429, null],
  [500, null],
  [503, null],
])('where the server answers %d', async (status, failure) => {
  responds(status)
  expect(await failureOf('/files/1/a/film.mp4')).toBe(failure)
  expect(asked).toHaveBeenCalledWith('/files/1/a/film.mp4', { method: 'HEAD', mode: 'cors', cache: 'no-store' })
})

test('without a line nothing is asked, and a lost one is tried again', async () => {
  isOnline = false
  expect(await failureOf('/film.mp4')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  isOnline = true
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await failureOf('/film.mp4')).toBeNull()
  expect(await failureOf(OTHER)).toBeNull()
})

test('what the page’s policy refuses is told from a lost line', async () => {
  const violation = (blockedURI: string): void => {
    const event = Object.assign(new Event('securitypolicyviolation'), { blockedURI })
    setTimeout(() => document.dispatchEvent(event))
  }
  asked.mockImplementation(() => {
    violation(OTHER)
    return Promise.reject(new TypeError('refused'))
  })
  expect(await failureOf(OTHER)).toBe('blocked')
  asked.mockImplementation(() => {
    violation('https://else.example/a.png')
    return Promise.reject(new TypeError('refused'))
  })
  expect(await failureOf(OTHER)).toBeNull()
})

test('another site that tells pages nothing is there all the same', async () => {
  asked.mockImplementation((_, { mode }) =>
    mode === 'cors' ? Promise.reject(new TypeError('no CORS')) : Promise.resolve({ status: 0, ok: false }),
  )
  expect(await failureOf(OTHER)).toBe('unreachable')
})
