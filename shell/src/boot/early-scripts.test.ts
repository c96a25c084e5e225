import type { ModuleMapEntry } from '@campus/contracts/composition'

import { addEarlyScripts, scriptsOfRoute } from './early-scripts'

const exam: ModuleMapEntry = {
  id: 'mfe-exam',
  version: '1.0.0',
  base: '/modules/mfe-exam/1.0.0/',
  entry: 'remoteEntry.js',
  slots: [],
  lastGood: null,
  routes: [{ path: '/study/homework', layout: 'study', login: true, title: 'school', special: false }],
  preload: ['module.js'],
  routePreload: { '/study/homework': ['page.js', 'module.js'] },
  integrity: { 'remoteEntry.js': 'sha384-a', 'module.js': 'sha384-b', 'page.js': 'sha384-c' },
}
const map = { id: 'm', modules: [exam] }

afterEach(() => document.head.replaceChildren())

test('the scripts of the first route, each once', () => {
  expect(scriptsOfRoute(map, '/study/homework')).toEqual(
    ['remoteEntry.js', 'module.js', 'page.js'].map((file) => exam.base + file),
  )
  expect(scriptsOfRoute(map, '/login')).toEqual([])
  expect(scriptsOfRoute({ id: 'm', modules: [{ ...exam, integrity: {} }] }, '/study/homework')).toEqual([])
})

test('a release that needs later names of shared packages is left to the loader, which looks for them first', () => {
  const needy = { ...exam, needs: { 'react-router-dom': ['useLater'] } }
  expect(scriptsOfRoute({ id: 'm', modules: [needy] }, '/study/homework')).toEqual([])
})

test('all are added at once with their integrity; the page waits for them, but not for long', async () => {
  const added = addEarlyScripts(map, '/study/homework')
  const scripts = [...document.head.querySelectorAll('script')]
  expect(scripts.map(({ integrity }) => integrity)).toEqual(['sha384-a', 'sha384-b', 'sha384-c'])
  scripts.forEach((script, at) => script.dispatchEvent(new Event(at === 0 ? 'error' : 'load')))
  await added
  // The failed script is removed, so that the loader does not wait for it.
  expect([...document.head.querySelectorAll('script')]).toEqual(scripts.slice(1))

  jest.useFakeTimers()
  const hanging = addEarlyScripts(map, '/study/homework')
  await jest.advanceTimersByTimeAsync(400)
  await hanging
  jest.useRealTimers()
})

test('while the first scripts run their module is watched', async () => {
  const marks = () => Object.values({ ...localStorage }).filter((value) => String(value).includes('mfe-exam'))
  const added = addEarlyScripts(map, '/study/homework')
  expect(marks()).toHaveLength(1)
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('load'))
  await added
  expect(marks()).toEqual([])
})
