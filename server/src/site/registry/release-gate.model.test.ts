import { aModule, aShell, assigned, routeOf } from '../../testing/releases'
import { gateFaults, lostParts } from './release-gate.model'
import type { PublishedModule } from './release.model'
import type { Assignment, RegistryContent } from './resolve.model'

const OUTSIDE = 'https://cdn.partner.example/exam/'
const ORIGIN = new URL(OUTSIDE).origin
const OTHER = 'https://cdn.other.example'

type Parts = Partial<PublishedModule['manifest']>
function withParts(release: PublishedModule, more: Parts): PublishedModule {
  return { ...release, manifest: { ...release.manifest, ...more } }
}
const withPaths = (release: PublishedModule, ...paths: string[]): PublishedModule =>
  withParts(release, { routes: paths.map((path) => routeOf(path)) })

const NAMES = { react: ['useState'] }
const shellWith = (version: string, react: string, names: Readonly<Record<string, string[]>> = NAMES) => {
  const shell = aShell(version)
  const sharedScope = { version: '1.0', names, versions: { react } }
  return { ...shell, manifest: { ...shell.manifest, routes: ['/login'], sharedScope } }
}

const content = (assignments: readonly Assignment[] = [], more: Partial<RegistryContent> = {}): RegistryContent => ({
  modules: [
    withPaths(aModule('mfe-exam', '1'), '/exam'),
    withPaths(aModule('mfe-exam', 'partner', OUTSIDE), '/other-exam'),
    withParts(withPaths(aModule('mfe-study', '1'), '/study/mine', '/study/:id'), { slots: ['consult-dialog.v1'] }),
    withPaths(aModule('mfe-study', '2'), '/study/mine', '/later'),
  ],
  shells: [shellWith('1', '19.3.1'), shellWith('2', '20.0.0', { react: ['useState', 'useLater'] })],
  assignments: [assigned('shell', '1'), assigned('mfe-study', '1'), assigned('mfe-exam', '1'), ...assignments],
  origins: [],
  ...more,
})

const next = aModule('mfe-exam', '2')
const outside = aModule('mfe-exam', '2', OUTSIDE)
const notListed =
  'mfe-exam 2 comes from https://cdn.partner.example, which is not on the list of 10001; allow it first.'
const at10001 = { scope: '10001' }

test.each<[string, PublishedModule, Assignment[], Partial<RegistryContent>, string[]]>([
  ['a release of the module store', next, [], {}, []],
  ['a release from elsewhere', outside, [], {}, [notListed]],
  ['one that this school allows', outside, [], { origins: [{ scope: '10001', origin: ORIGIN }] }, []],
  ['one that every school allows', outside, [], { origins: [{ scope: '*', origin: ORIGIN }] }, []],
  ['one that another school allows', outside, [], { origins: [{ scope: '10002', origin: ORIGIN }] }, [notListed]],
  ['one where another origin is allowed', outside, [], { origins: [{ scope: '*', origin: OTHER }] }, [notListed]],
  [
    'a path of another module',
    withPaths(next, '/exam', '/study/:number'),
    [],
    {},
    ['mfe-exam 2 has the path /study/:number, which belongs to mfe-study.'],
  ],
  [
    'a path of the shell',
    withPaths(next, '/login'),
    [],
    {},
    ['mfe-exam 2 has the path /login, which belongs to shell.'],
  ],
  ['the paths of its own release before', withPaths(next, '/exam'), [], {}, []],
  [
    'the paths that a partner left to the school',
    withPaths(next, '/exam'),
    [assigned('mfe-exam', 'partner', at10001)],
    { origins: [{ scope: '*', origin: ORIGIN }] },
    [],
  ],
  ['a path on a site without a shell', withPaths(next, '/login'), [], { shells: [] }, []],
  [
    'a path that another module has for some visitors only',
    withPaths(next, '/later'),
    [assigned('mfe-study', '2', { channel: 'gray', share: 1 })],
    {},
    ['mfe-exam 2 has the path /later, which belongs to mfe-study.'],
  ],
  [
    'a slot of another module',
    withParts(next, { slots: ['consult-dialog.v1', 'exam-dialog.v1'] }),
    [],
    {},
    ['mfe-exam 2 has the slot consult-dialog.v1, which belongs to mfe-study.'],
  ],
  [
    'a later React',
    withParts(next, { shared: { react: '^20.0.0' } }),
    [],
    {},
    ['mfe-exam 2 needs react ^20.0.0; the shell in use has 19.3.1.'],
  ],
  [
    'an earlier React',
    withParts(next, { shared: { react: '~18.3.0' } }),
    [],
    {},
    ['mfe-exam 2 needs react ~18.3.0; the shell in use has 19.3.1.'],
  ],
  [
    'a range that is none',
    withParts(next, { shared: { react: 'latest' } }),
    [],
    {},
    ['mfe-exam 2 needs react latest; the shell in use has 19.3.1.'],
  ],
  ['a package that no shell carries', withParts(next, { shared: { toString: '^1.0.0' } }), [], {}, []],
  [
    'a React that a shell in use for some visitors lacks',
    withParts(next, { shared: { react: '^19.3.0' }, takes: { react: ['useState'] } }),
    [assigned('shell', '2', { channel: 'gray', share: 5 })],
    {},
    ['mfe-exam 2 needs react ^19.3.0; the shell in use has 20.0.0.'],
  ],
  [
    'several things at once',
    withParts(withPaths(next, '/login'), { shared: { react: '^20' }, takes: { react: ['useLater'] } }),
    [],
    {},
    [
      'mfe-exam 2 needs useLater of react; the shell in use offers shared scope 1.0.',
      'mfe-exam 2 needs react ^20; the shell in use has 19.3.1.',
      'mfe-exam 2 has the path /login, which belongs to shell.',
    ],
  ],
])('%s at one school', (_, release, assignments, more, faults) => {
  expect(gateFaults({ release, scope: '10001', content: content(assignments, more) })).toEqual(faults)
})

test.each<[string, Assignment[], string[]]>([
  [
    'a school whose other module has the path',
    [assigned('mfe-study', '2', at10001)],
    ['mfe-exam 2 has the path /later, which belongs to mfe-study at 10001.'],
  ],
  [
    'a school that has this module of its own',
    [assigned('mfe-study', '2', at10001), assigned('mfe-exam', '1', at10001)],
    [],
  ],
  [
    'a school where only some visitors have it otherwise',
    [assigned('mfe-study', '2', at10001), assigned('mfe-exam', '1', { ...at10001, channel: 'gray', share: 5 })],
    ['mfe-exam 2 has the path /later, which belongs to mfe-study at 10001.'],
  ],
  [
    'a school with a shell of its own',
    [assigned('shell', '2', at10001)],
    ['mfe-exam 2 needs react ^19.3.0; the shell in use has 20.0.0 at 10001.'],
  ],
])('for all schools, and %s', (_, assignments, faults) => {
  const release = withParts(withPaths(next, '/exam', '/later'), { shared: { react: '^19.3.0' } })
  expect(gateFaults({ release, scope: '*', content: content(assignments) })).toEqual(faults)
})

test('pages and slots that go are named; those that stay or come are not', () => {
  const before = withParts(withPaths(aModule('mfe-exam', '1'), '/exam', '/marks'), { slots: ['a.v1', 'b.v1'] })
  const after = withParts(withPaths(next, '/exam', '/new'), { slots: ['b.v1', 'c.v1'] })
  expect(lostParts(after, before)).toEqual(['mfe-exam 1 had the page /marks.', 'mfe-exam 1 had the slot a.v1.'])
  expect(lostParts(after, undefined)).toEqual([])
  expect(lostParts(before, before)).toEqual([])
})
