import type * as Watchdog from './watchdog'

const release = { id: 'mfe-exam', version: '1.0.0' }
let visibility: DocumentVisibilityState = 'visible'

let listening: [EventTarget, string, EventListener][] = []

/** The watchdog of a newly opened page of this browser. */
function openPage(): typeof Watchdog {
  let page: typeof Watchdog | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Watchdog>('./watchdog')
  })
  if (page === undefined) throw new Error('no page')
  page.startWatchdog()
  return page
}

const tell = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name))
/** The page hangs: time passes and none of its timers runs. */
const freeze = (milliseconds: number) => {
  const now = Date.now()
  jest.clearAllTimers()
  jest.setSystemTime(now + milliseconds)
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
  listening = []
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    jest.spyOn(target, 'addEventListener').mockImplementation((...[name, listener]: unknown[]) => {
      listening.push([target, String(name), listener as EventListener])
      listen(String(name), listener as EventListener)
    })
  }
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  for (const [target, name, listener] of listening) target.removeEventListener(name, listener)
  jest.useRealTimers()
})

test('the release that froze a page is kept out of the next one for a day, any other release is not', () => {
  openPage().watch(release)
  jest.advanceTimersByTime(3000)
  freeze(6000)
  const next = openPage()
  expect(next.isKeptOut(release)).toBe(true)
  expect(next.isKeptOut({ ...release, version: '1.0.1' })).toBe(false)
  expect(openPage().isKeptOut(release)).toBe(true)
  jest.advanceTimersByTime(24 * 3_600_000)
  expect(next.isKeptOut(release)).toBe(false)
})

test('a page that was ended while it loaded, and loaded well right after, is held against nobody', () => {
  openPage().watch(release)
  jest.advanceTimersByTime(1000)
  freeze(2000)
  // The browser ended the page and opened it again by itself.
  openPage().acquit(release)
  jest.advanceTimersByTime(10_000)
  expect(openPage().isKeptOut(release)).toBe(false)
})

test('another version that runs well takes nothing back', () => {
  openPage().watch(release)
  freeze(2000)
  openPage().acquit({ ...release, version: '1.0.1' })
  jest.advanceTimersByTime(10_000)
  expect(openPage().isKeptOut(release)).toBe(true)
})

test('the newest that runs is named: a module opened by another one', () => {
  const page = openPage()
  page.watch({ id: 'mfe-study', version: '2.0.0' })
  const stop = page.watch(release)
  stop()
  freeze(6000)
  const next = openPage()
  expect(next.isKeptOut(release)).toBe(false)
  expect(next.isKeptOut({ id: 'mfe-study', version: '2.0.0' })).toBe(true)
})

test('who asks for it again gets it', () => {
  openPage().watch(release)
  freeze(6000)
  const next = openPage()
  next.forgive('mfe-exam')
  expect(next.isKeptOut(release)).toBe(false)
})

test.each([
  ['still beats', () => jest.advanceTimersByTime(60_000)],
  ['was left', () => (tell(window, 'pagehide'), freeze(6000))],
  ['was hidden', () => ((visibility = 'hidden'), tell(document, 'visibilitychange'), freeze(6000))],
  ['ended with the machine, long ago', () => freeze(10 * 60_000)],
])('a page that %s froze nothing', (_, happen) => {
  openPage().watch(release)
  happen()
  expect(openPage().isKeptOut(release)).toBe(false)
})

test('a page without a module leaves no mark, and one that is shown again leaves its mark again', () => {
  const page = openPage()
  const stop = page.watch(release)
  visibility = 'hidden'
  tell(document, 'visibilitychange')
  expect(localStorage).toHaveLength(0)
  visibility = 'visible'
  tell(document, 'visibilitychange')
  expect(localStorage).toHaveLength(1)
  stop()
  expect(localStorage).toHaveLength(0)
})

test('where storage is blocked, or holds something else, nothing breaks', () => {
  localStorage.setItem('campus.running:x', 'not JSON')
  localStorage.setItem('campus.frozen:mfe-exam', '[]')
  expect(openPage().isKeptOut(release)).toBe(false)
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(denied)
  }
  const page = openPage()
  page.watch(release)()
  page.forgive('mfe-exam')
  expect(page.isKeptOut(release)).toBe(false)
})
