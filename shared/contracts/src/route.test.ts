import type { ModuleMapEntry } from './composition'
import { firstScriptsOf, fitsPattern, modulePageAt } from './route'

test.each<[string, string, boolean]>([
  ['/', '/', true],
  ['/', '/x', false],
  ['/news', '/news', true],
  ['/news', '/news/', true],
  ['/news', '/NEWS', true],
  ['/news', '/news/1', false],
  ['/news/:id', '/news/1', true],
  ['/news/:id', '/news', false],
  ['/news/:id', '/news/1/2', false],
  ['/news/:id/edit', '/news/1/edit', true],
  ['/news/*', '/news/1/2', true],
  ['/news/*', '/news', true],
  ['/news/*', '/notice', false],
  ['/*', '/anything/at/all', true],
])('the pattern %s fits %s: %s', (pattern, path, fits) => {
  expect(fitsPattern(pattern, path)).toBe(fits)
})

const PATHS = ['/*', '/news/:id', '/news/*', '/news/list', '/:any/list']

function moduleWith(id: string, paths: readonly string[]): ModuleMapEntry {
  return {
    id,
    version: '1',
    base: `/modules/${id}/1/`,
    entry: 'remoteEntry.js',
    integrity: {},
    slots: [],
    lastGood: null,
    routes: paths.map((path) => ({ path, layout: 'main', login: false, title: 'school', special: false })),
    preload: ['module.js'],
    routePreload: { '/news/list': ['page.js', 'module.js'] },
  }
}

test.each([
  ['/news/list', '/news/list'],
  ['/news/7', '/news/:id'],
  ['/news/7/8', '/news/*'],
  ['/notice/list', '/:any/list'],
  ['/other', '/*'],
])('%s belongs to the most definite route %s, whatever the order and the module', (path, route) => {
  const [first, ...others] = PATHS
  for (const modules of [
    [moduleWith('mfe-one', PATHS)],
    [moduleWith('mfe-one', [...PATHS].reverse())],
    [moduleWith('mfe-one', [first ?? '']), moduleWith('mfe-two', others)],
  ]) {
    expect(modulePageAt({ modules }, path)?.route.path).toBe(route)
  }
})

test('an address of no module', () => {
  expect(modulePageAt({ modules: [moduleWith('mfe-one', ['/news/list'])] }, '/login')).toBeNull()
})

test('entry, module and page are the first scripts, each once', () => {
  const page = modulePageAt({ modules: [moduleWith('mfe-one', ['/news/list'])] }, '/news/list')
  expect(page && firstScriptsOf(page)).toEqual(['remoteEntry.js', 'module.js', 'page.js'])
})
