import { prepareScript, trustScripts } from '../boot/script-integrity'
import { holdScripts } from './held-scripts'
import { aRelease } from './module-map.fixtures'

let count = 0
/** A release of its own, with what else than scripts it may have. */
function release(...names: string[]) {
  count += 1
  const integrity = Object.fromEntries(names.map((name) => [name, `sha384-${name}`]))
  const held = { ...aRelease(`1.0.${count}`), integrity }
  trustScripts(held.base, integrity)
  return held
}
const elements = () => [...document.head.querySelectorAll('script')]
const asked = () => elements().map(({ src }) => new URL(src).pathname.split('/').at(-1) + new URL(src).search)
const end = (how: 'load' | 'error', ...names: string[]) => {
  for (const element of elements()) {
    if (names.some((name) => element.src.includes(name))) element.dispatchEvent(new Event(how))
  }
}
const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  document.head.replaceChildren()
  jest.useRealTimers()
})

test('every script of the release is asked for, with its hash, and nothing else of it', () => {
  const stop = holdScripts(release('remoteEntry.js', 'single.js', 'late.mjs', 'page.css'))
  expect(asked()).toEqual(['remoteEntry.js', 'single.js', 'late.mjs'])
  expect(elements().map(({ integrity }) => integrity)).toEqual([
    'sha384-remoteEntry.js',
    'sha384-single.js',
    'sha384-late.mjs',
  ])
  stop()
})

test('what has come, whoever asked for it, is not asked for again', () => {
  const held = release('page.js', 'late.js')
  const script = document.createElement('script')
  prepareScript(script, location.origin + held.base + 'page.js')
  script.dispatchEvent(new Event('load'))
  holdScripts(held)()
  expect(asked()).toEqual(['late.js'])
})

test('what does not come is asked for again after a pause, until all of it is there', async () => {
  const stop = holdScripts(release('a.js', 'b.js'))
  end('load', 'a.js')
  end('error', 'b.js')
  await settled()
  expect(asked()).toEqual(['a.js'])
  await jest.advanceTimersByTimeAsync(5000)
  expect(asked()).toEqual(['a.js', 'b.js?retry=1'])
  end('load', 'b.js')
  await jest.advanceTimersByTimeAsync(5000)
  expect(jest.getTimerCount()).toBe(0)
  stop()
})

test('what is on its way is waited for', async () => {
  const stop = holdScripts(release('a.js'))
  await jest.advanceTimersByTimeAsync(7000)
  expect(asked()).toEqual(['a.js'])
  stop()
})

test('who is told to stop asks no more', async () => {
  const stop = holdScripts(release('a.js'))
  stop()
  end('error', 'a.js')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(jest.getTimerCount()).toBe(0)
  expect(asked()).toEqual([])
})
