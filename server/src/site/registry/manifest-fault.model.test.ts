/** The rules for a partner's manifest: its content, the names the shell must offer, its origin and its paths. */
import { moduleManifestOf, routeOf } from '../../testing/releases'
import {
  manifestFault,
  mayBeListed,
  missingNames,
  MOST_BYTES_EACH,
  MOST_FILES,
  routeCollision,
} from './outside-release.model'

type Manifest = ReturnType<typeof moduleManifestOf>

const whole = moduleManifestOf('mfe-exam', '1.0.0+house')
const faultOf = (more: Partial<Manifest>) => manifestFault({ ...whole, ...more })
const sized = (...sizes: number[]): Manifest['files'] => ({
  ...whole.files,
  ...Object.fromEntries(sizes.map((size, at) => [`video-${at}.mp4`, { integrity: '', size, brotli: 0 }])),
})
const manyFiles = (count: number): Manifest['files'] => {
  const missing = count - Object.keys(whole.files).length
  return sized(...Array<number>(missing).fill(0))
}
const sizeOfWhole = Object.values(whole.files).reduce((sum, { size }) => sum + size, 0)

test.each<[string, Partial<Manifest>]>([
  ['as it is built', {}],
  ['with as many files as may be', { files: manyFiles(MOST_FILES) }],
  ['with a file as large as may be', { files: sized(MOST_BYTES_EACH) }],
  ['as large as may be', { files: sized(...Array<number>(3).fill(MOST_BYTES_EACH), MOST_BYTES_EACH - sizeOfWhole) }],
  ['without a policy', { trustedTypesPolicies: [] }],
  ['without anything to load before', { preload: [], routePreload: { '/mfe-exam': [] } }],
  ['with slots of this contract and of a later one', { slots: ['consult-dialog.v1', 'consult-dialog.v2'] }],
  ['with two pages', { routes: [routeOf('/a'), routeOf('/a/:id')], routePreload: { '/a': [], '/a/:id': ['page.js'] } }],
])('a manifest %s may be published', (_, more) => {
  expect(faultOf(more)).toBeNull()
})

test.each<[string, Partial<Manifest>]>([
  ['its version must name its house after a plus, like 1.0.0+our-house', { version: '1.0.0' }],
  ['it has more than 200 files', { files: manyFiles(MOST_FILES + 1) }],
  ['"../page.js" is no file name', { files: { ...whole.files, '../page.js': { integrity: '', size: 1, brotli: 1 } } }],
  ['entry.js is none of its scripts', { entry: 'entry.js' }],
  ['later.js is none of its scripts', { preload: ['module.js', 'later.js'] }],
  ['other.js is none of its scripts', { routePreload: { '/a': ['page.js'], '/b': ['other.js'] } }],
  [
    'it does not say which scripts its page /b needs',
    { routes: [routeOf('/a'), routeOf('/b')], routePreload: { '/a': [] } },
  ],
  ['it does not say which scripts its page /toString needs', { routes: [routeOf('/toString')], routePreload: {} }],
  [
    'it has the path /a/:number/ twice',
    { routes: [routeOf('/a/:id'), routeOf('/a/:number/')], routePreload: { '/a/:id': [], '/a/:number/': [] } },
  ],
  ['its slot sign-in-dialog.v1 belongs to the shell', { slots: ['sign-in-dialog.v1'] }],
  ['assets/mark.svg is none of its scripts', { entry: 'assets/mark.svg' }],
  ['toString is none of its scripts', { entry: 'toString' }],
  ['video-0.mp4 has more than 5000000 bytes', { files: sized(MOST_BYTES_EACH + 1) }],
  [
    'it has more than 20000000 bytes',
    { files: sized(...Array<number>(3).fill(MOST_BYTES_EACH), MOST_BYTES_EACH - sizeOfWhole + 1) },
  ],
  [
    'its Trusted Types policy "default" must be named after the module',
    { trustedTypesPolicies: ['mfe-exam.x', 'default'] },
  ],
  ['its Trusted Types policy "mfe-examine" must be named after the module', { trustedTypesPolicies: ['mfe-examine'] }],
])('%s', (fault, more) => {
  expect(faultOf(more)).toBe(fault)
})

const scope = { version: '1.2', names: { react: ['useState', 'useMemo'], 'react-router-dom': ['Link'] }, versions: {} }

test.each<[string, Manifest['takes'], string | null]>([
  ['nothing', {}, null],
  ['what there is', { react: ['useMemo'], 'react-router-dom': ['Link'] }, null],
  [
    'later names',
    { react: ['useState', 'use', 'useLater'] },
    'needs use of react, useLater of react; the shell in use offers shared scope 1.2',
  ],
  [
    'a package',
    { axios: ['create'], react: ['use'] },
    'needs axios, use of react; the shell in use offers shared scope 1.2',
  ],
  ['a package every object has', { toString: [] }, 'needs toString; the shell in use offers shared scope 1.2'],
])('a module that takes %s', (_, takes, missing) => {
  expect(missingNames({ takes, needs: {} }, scope)).toBe(missing)
})

test('a shell that does not say what it offers refuses nothing', () => {
  expect(missingNames({ takes: { axios: ['create'] }, needs: {} }, null)).toBeNull()
})

test.each(['https://a*.partner.example', 'http://notlocalhost', 'http://localhosts', 'http://a.b.localhost'])(
  '%s may not be listed, not even in development',
  (origin) => {
    expect(mayBeListed(origin, true)).toBe(false)
  },
)

test.each([
  ['/news', null],
  ['/news/', null],
  ['/news/:id/', 'mfe-portal'],
  ['/login//', 'shell'],
])('%s belongs to %s', (path, owner) => {
  const others = [
    { id: 'shell', paths: ['/login'] },
    { id: 'mfe-portal', paths: ['/news/:id'] },
  ]
  expect(routeCollision([{ path }], others)?.owner ?? null).toBe(owner)
})
