import type { ModuleMapEntry } from '@campus/contracts/composition'

import { aModule, aShell, routeOf } from '../../testing/releases'
import { moduleReleaseOf, type PublishedModule } from '../registry/release.model'
import type { Composition } from '../registry/resolve.model'
import { assignmentFault, type AssignmentLookup } from './assignment.model'

const OUTSIDE = 'https://cdn.partner.example/exam/'
const OTHER = 'https://cdn.other.example'

function withPaths(release: PublishedModule, paths: string[]): PublishedModule {
  return { ...release, manifest: { ...release.manifest, routes: paths.map((path) => routeOf(path)) } }
}

const entryOf = (release: PublishedModule, more: Partial<ModuleMapEntry> = {}): ModuleMapEntry => ({
  id: release.id,
  ...moduleReleaseOf(release),
  lastGood: null,
  ...more,
})

const study = entryOf(withPaths(aModule('mfe-study', '1'), ['/study/mine', '/study/:id']))
const shell = aShell('1')
const composition: Composition = {
  map: { id: 'm', modules: [study] },
  shell: { ...shell, manifest: { ...shell.manifest, routes: ['/login'] } },
  modules: [],
}

const asked = (more: Partial<AssignmentLookup>): AssignmentLookup => ({
  release: aModule('mfe-exam', '2'),
  scope: '10001',
  composition,
  origins: [],
  ...more,
})

const own = entryOf(aModule('mfe-exam', '1'))
const partnersShare = entryOf(aModule('mfe-exam', '1'), { id: 'mfe-exam.own', module: 'mfe-exam' })
const onPage = (...modules: ModuleMapEntry[]): Partial<AssignmentLookup> => ({
  composition: { ...composition, map: { id: 'm', modules } },
})
const outside = { release: aModule('mfe-exam', '2', OUTSIDE) }
const isNotListed =
  'mfe-exam 2 comes from https://cdn.partner.example, which is not on the list of 10001; allow it first.'

test.each<[string, Partial<AssignmentLookup>, string | null]>([
  ['a release of the module store', {}, null],
  ['a release from elsewhere', outside, isNotListed],
  ['one that this school allows', { ...outside, origins: [{ scope: '10001', origin: new URL(OUTSIDE).origin }] }, null],
  ['one that every school allows', { ...outside, origins: [{ scope: '*', origin: new URL(OUTSIDE).origin }] }, null],
  [
    'one that another school allows',
    { ...outside, origins: [{ scope: '10002', origin: new URL(OUTSIDE).origin }] },
    isNotListed,
  ],
  ['one where another origin is allowed', { ...outside, origins: [{ scope: '*', origin: OTHER }] }, isNotListed],
  [
    'a path of another module',
    { release: withPaths(aModule('mfe-exam', '2'), ['/exam', '/study/:number']) },
    'mfe-exam 2 has the path /study/:number, which belongs to mfe-study.',
  ],
  [
    'a path of the shell',
    { release: withPaths(aModule('mfe-exam', '2'), ['/login']) },
    'mfe-exam 2 has the path /login, which belongs to shell.',
  ],
  ['the paths of its own release before', onPage(own), null],
  ['the paths that a partner left to the school', onPage(partnersShare), null],
  [
    'a path on a site without a shell',
    { release: withPaths(aModule('mfe-exam', '2'), ['/login']), composition: { ...composition, shell: null } },
    null,
  ],
])('%s may be assigned unless told otherwise', (_, lookup, fault) => {
  expect(assignmentFault(asked(lookup))).toBe(fault)
})
