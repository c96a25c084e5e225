import { aModule, moduleManifestOf } from '../../testing/releases'
import { integrityOf, isFileName, isVersion, moduleReleaseOf, outsideOrigin, storeBase } from './release.model'

test.each([
  ['1', true],
  ['1.0.0', true],
  ['1.0.0-rc.1+our-house', true],
  ['9'.repeat(80), true],
  ['9'.repeat(81), false],
  ['', false],
  ['.', false],
  ['..', false],
  ['.1', false],
  ['-1', false],
  ['+1', false],
  ['1.', false],
  ['1..2', false],
  ['1/2', false],
  ['1 2', false],
  ['1\n', false],
  ['版本', false],
])('%j may be a version: %s', (version, expected) => {
  expect(isVersion(version)).toBe(expected)
})

test.each([
  ['remoteEntry.js', true],
  ['assets/mark.svg', true],
  ['a/b/c/page-1.2+x@y.js', true],
  ['-x/+y/@z/_w', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['', false],
  ['/page.js', false],
  ['assets/', false],
  ['assets//page.js', false],
  ['.env', false],
  ['../page.js', false],
  ['assets/../page.js', false],
  ['assets/.env', false],
  ['page.js?x', false],
  ['page.js#x', false],
  ['%2e%2e/page.js', false],
  ['a\\b.js', false],
  ['https://evil.example/page.js', false],
  ['page.js\n', false],
])('%j may be a file of a release: %s', (name, expected) => {
  expect(isFileName(name)).toBe(expected)
})

test.each([
  ['mfe-exam', '1.0.0', '/modules/mfe-exam/1.0.0/'],
  ['mfe-exam', '1.0.0+house', '/modules/mfe-exam/1.0.0%2Bhouse/'],
  ['shell', '2.0.0+a', '/shell/2.0.0%2Ba/'],
])('%s %s is served from %s', (id, version, base) => {
  expect(storeBase(id, version)).toBe(base)
})

test.each([
  ['/modules/mfe-exam/1/', null],
  ['https://cdn.partner.example/exam/', 'https://cdn.partner.example'],
  ['http://localhost:9500/', 'http://localhost:9500'],
])('a release at %s is outside the store at %j', (base, origin) => {
  expect(outsideOrigin(base)).toBe(origin)
})

test('a page checks scripts and styles, and nothing else it does not run', () => {
  const names = ['main.js', 'part.mjs', 'look.css', 'mark.svg', 'data.json', 'main.js.map', 'js', 'css.txt']
  const files = Object.fromEntries(names.map((name) => [name, { integrity: `of ${name}`, size: 1, brotli: 1 }]))
  expect(integrityOf({ files })).toEqual({
    'main.js': 'of main.js',
    'part.mjs': 'of part.mjs',
    'look.css': 'of look.css',
  })
})

test('a page gets of a release what it loads it by', () => {
  const release = aModule('mfe-exam', '1')
  const { routes, preload, routePreload, files } = release.manifest
  expect(moduleReleaseOf(release)).toEqual({
    version: '1',
    base: '/modules/mfe-exam/1/',
    entry: 'remoteEntry.js',
    routes,
    slots: [],
    preload,
    routePreload,
    integrity: integrityOf({ files }),
  })
  const needs = { react: ['useState'] }
  const manifest = moduleManifestOf('mfe-exam', '1', { needs, slots: ['consult-dialog.v1'] })
  expect(moduleReleaseOf({ ...release, manifest })).toMatchObject({ needs, slots: ['consult-dialog.v1'] })
})
