import type { ModuleMapEntry } from '@campus/contracts/composition'

import { buildOf } from './builds'
import { faultOf } from './judge.model'
import { MODULES, type ModuleId } from './sequence.model'

const ID: ModuleId = 'mfe-portal'
const build = (module: ModuleId, number: number) => buildOf(7, module, number)

function entryOf(number: number, more: Partial<ModuleMapEntry> = {}): ModuleMapEntry {
  const { version, manifest } = build(ID, number)
  const integrity = Object.fromEntries(Object.entries(manifest.files).map(([name, file]) => [name, file.integrity]))
  const { entry, routes, slots, preload, routePreload } = manifest
  const base = `/modules/${ID}/${version}/`
  return { id: ID, version, base, entry, routes, slots, preload, routePreload, integrity, lastGood: null, ...more }
}

function releaseOf(module: ModuleId, number: number) {
  const { version, manifest } = build(module, number)
  const integrity = Object.fromEntries(Object.entries(manifest.files).map(([name, file]) => [name, file.integrity]))
  return { version, base: `/modules/${module}/${version}/`, entry: manifest.entry, integrity }
}

const EXPECTED = new Map([[ID, { number: 2, behind: [1] }]])
const { integrity: OTHER_HASHES } = entryOf(3)

test.each<[string, ModuleMapEntry[], RegExp | null]>([
  ['the release alone', [entryOf(2)], null],
  ['the release with one that stood before', [entryOf(2, { lastGood: entryOf(1) })], null],
  ['another release', [entryOf(1)], /is 1\.0\.7/],
  ['nothing', [], /is missing/],
  ['a module that was given to nobody', [entryOf(2), { ...entryOf(1), id: 'mfe-exam' }], /given to nobody/],
  ['the hashes of another release', [entryOf(2, { integrity: OTHER_HASHES })], /is 2\.0\.7/],
  ['the entry of another release', [entryOf(2, { entry: 'other.js' })], /is 2\.0\.7/],
  ['the version of another release', [entryOf(2, { version: entryOf(1).version })], /is 1\.0\.7.*not 2\.0\.7/],
  [
    'a hash too many',
    [entryOf(2, { integrity: { ...entryOf(2).integrity, ...{ 'z.js': 'sha384-z' } } })],
    /is 2\.0\.7/,
  ],
  [
    'its hashes in another order',
    [entryOf(2, { integrity: Object.fromEntries(Object.entries(entryOf(2).integrity).reverse()) })],
    null,
  ],
  ['a hash too few', [entryOf(2, { integrity: {} })], /is 2\.0\.7/],
  ['the folder of another release', [entryOf(2, { base: entryOf(1).base })], /of \/modules\/mfe-portal\/1\.0\.7/],
  ['one behind it that was taken back', [entryOf(2, { lastGood: entryOf(3) })], /behind mfe-portal 2\.0\.7 stands 3/],
  [
    'one behind it with the hashes of another',
    [entryOf(2, { lastGood: entryOf(1, { integrity: OTHER_HASHES }) })],
    /behind mfe-portal/,
  ],
])('a page with %s', (_, modules, fault) => {
  const found = faultOf({ id: 'x', modules }, EXPECTED, build)
  if (fault === null) expect(found).toBeNull()
  else expect(found).toMatch(fault)
})

test('of two modules each has its own release, and behind it any that stood before', () => {
  const other = { ...entryOf(1), id: 'mfe-study' as const, ...releaseOf('mfe-study', 1) }
  const expected = new Map<ModuleId, { number: number; behind: number[] }>([
    [ID, { number: 2, behind: [3, 1] }],
    ['mfe-study', { number: 1, behind: [] }],
  ])
  const modules = [other, entryOf(2, { lastGood: entryOf(1) })]
  expect(faultOf({ id: 'x', modules }, expected, build)).toBeNull()
  expect(faultOf({ id: 'x', modules: [other] }, expected, build)).toBe('mfe-portal is missing')
  expect(faultOf({ id: 'x', modules: modules.slice(1) }, expected, build)).toBe('mfe-study is missing')
})

test('no two sequences, modules or releases share a file', () => {
  const texts = [7, 8].flatMap((seed) =>
    MODULES.flatMap((module) => [1, 2].flatMap((number) => Object.values(buildOf(seed, module, number).files))),
  )
  expect(new Set(texts).size).toBe(texts.length)
})
