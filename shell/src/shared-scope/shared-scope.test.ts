import { MODULE_CONTRACT, SHARED_SCOPE_VERSION } from '@campus/contracts/module-contract'
import { laterNames, offeredNames, SHARED_SCOPE_VERSIONS } from '@campus/contracts/shared-names'
import { SHARED_PACKAGES } from '@campus/contracts/shared-packages'

import { sharedScope } from './shared-scope'

const recorded = offeredNames()
/**
 * Packages that the page shares unchanged: a name counts only if it is recorded, because a patch release may
 * add others.
 */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom']
const requests = SHARED_PACKAGES.map(({ request }) => request)

test.each(requests)('every name of %s that is recorded is in the page', (request) => {
  const names = recorded[request] ?? []
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => Reflect.get(sharedScope[request], name) === undefined)).toEqual([])
})

test.each(requests.filter((request) => !WHOLE.includes(request)))(
  'every name of %s that is in the page is recorded: a new one opens a new version in shared-names.ts',
  (request) => {
    const names = recorded[request] ?? []
    expect(Object.keys(sharedScope[request]).filter((name) => !names.includes(name))).toEqual([])
  },
)

test('a name is recorded once, and only for a package that is shared', () => {
  const all = SHARED_SCOPE_VERSIONS.flatMap(({ names }) =>
    Object.entries(names).flatMap(([request, added]) => added.map((name) => `${name} of ${request}`)),
  )
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([])
  expect(Object.keys(recorded).sort()).toEqual([...requests].sort())
})

test('the versions follow each other within the major of the module contract', () => {
  const major = MODULE_CONTRACT.split('.')[0] ?? ''
  expect(SHARED_SCOPE_VERSIONS.map(({ version }) => version)).toEqual(
    SHARED_SCOPE_VERSIONS.map((_, minor) => `${major}.${minor}`),
  )
  expect(SHARED_SCOPE_VERSION).toBe(SHARED_SCOPE_VERSIONS.at(-1)?.version)
})

test('what the first version has needs no asking, anything else does', () => {
  expect(laterNames({ react: ['useState'], valibot: ['object'] })).toEqual({})
  expect(laterNames({ react: ['useState', 'useLater'], 'some-package': ['one'], another: [] })).toEqual({
    react: ['useLater'],
    'some-package': ['one'],
    another: [],
  })
})
