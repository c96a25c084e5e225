import fc from 'fast-check'

import { aModule, assigned } from '../../testing/releases'
import { at10001, content, OUTSIDE } from './registry-content.fixtures'
import {
  dependsOnVisitor,
  EVERY_TENANT,
  graySharesOf,
  isInShare,
  resolve,
  type Assignment,
  type Occasion,
  type RegistryContent,
} from './resolve.model'

const everyone = assigned('mfe-exam', '1')

test.each<[string, RegistryContent, string, string | null, string | null]>([
  ['what is assigned to all', content([everyone]), '', '1', null],
  [
    'the version before as the last good one',
    content([assigned('mfe-exam', '2', { previousVersion: '1' })]),
    '',
    '2',
    '1',
  ],
  [
    'no last good one when the version before is gone',
    content([assigned('mfe-exam', '2', { previousVersion: '0' })]),
    '',
    '2',
    null,
  ],
  [
    'no last good one when the version before is the same',
    content([assigned('mfe-exam', '2', { previousVersion: '2' })]),
    '',
    '2',
    null,
  ],
  [
    'the version before when the assigned one is not published',
    content([assigned('mfe-exam', '9', { previousVersion: '1' })]),
    '',
    '1',
    null,
  ],
  ['nothing when no assigned version is published', content([assigned('mfe-exam', '9')]), '', null, null],
  ['nothing when nothing is assigned', content([]), '', null, null],
  [
    'a tenant’s own, falling back to the one for all',
    content([everyone, assigned('mfe-exam', '2', { scope: '10001' })]),
    '',
    '2',
    '1',
  ],
  ['not another tenant’s', content([everyone, assigned('mfe-exam', '2', { scope: '10002' })]), '', '1', null],
  [
    'the one for all when the tenant’s is not published',
    content([everyone, assigned('mfe-exam', '9', { scope: '10001' })]),
    '',
    '1',
    null,
  ],
  [
    'gray for a visitor in its share',
    content([everyone, assigned('mfe-exam', '2', { channel: 'gray', share: 100 })]),
    'v',
    '2',
    '1',
  ],
  [
    'not gray when the share is 0',
    content([everyone, assigned('mfe-exam', '2', { channel: 'gray', share: 0 })]),
    'v',
    '1',
    null,
  ],
  [
    'not gray for who cannot be told apart',
    content([everyone, assigned('mfe-exam', '2', { channel: 'gray', share: 100 })]),
    '',
    '1',
    null,
  ],
  [
    'the stable one, not an earlier gray one, behind a gray one',
    content([everyone, assigned('mfe-exam', '3', { channel: 'gray', share: 100, previousVersion: '2' })]),
    'v',
    '3',
    '1',
  ],
  [
    'a tenant’s stable one before the gray one for all',
    content([
      everyone,
      assigned('mfe-exam', '2', { scope: '10001' }),
      assigned('mfe-exam', '3', { channel: 'gray', share: 100 }),
    ]),
    'v',
    '2',
    '3',
  ],
  [
    'a partner’s release from an origin of the tenant’s list',
    content([everyone, assigned('mfe-exam', 'partner', { scope: '10001' })], {
      origins: [{ scope: '10001', origin: 'https://cdn.partner.example' }],
    }),
    '',
    'partner',
    '1',
  ],
  [
    'the one for all behind a partner’s release, not the partner’s earlier one',
    content([everyone, assigned('mfe-exam', 'partner', { scope: '10001', previousVersion: 'partner-before' })], {
      modules: [...content([]).modules, aModule('mfe-exam', 'partner-before', OUTSIDE)],
      origins: [{ scope: '10001', origin: 'https://cdn.partner.example' }],
    }),
    '',
    'partner',
    '1',
  ],
  [
    'a partner’s release behind one of the module store that took its place',
    content([assigned('mfe-exam', '2', { scope: '10001', previousVersion: 'partner' })], {
      origins: [{ scope: '10001', origin: 'https://cdn.partner.example' }],
    }),
    '',
    '2',
    'partner',
  ],
  [
    'no release from an origin that is on no list',
    content([everyone, assigned('mfe-exam', 'partner', { scope: '10001' })]),
    '',
    '1',
    null,
  ],
  [
    'no release from an origin of another tenant’s list',
    content([everyone, assigned('mfe-exam', 'partner', { scope: '10001' })], {
      origins: [{ scope: '10002', origin: 'https://cdn.partner.example' }],
    }),
    '',
    '1',
    null,
  ],
  [
    'no release from an origin that only begins like one of the list',
    content([assigned('mfe-exam', 'partner')], { origins: [{ scope: '*', origin: 'https://cdn.partner' }] }),
    '',
    null,
    null,
  ],
])('a visitor of 10001 gets %s', (_, registry, visitorId, version, lastGood) => {
  const entry = resolve(registry, at10001(visitorId)).map.modules.find(({ id }) => id === 'mfe-exam')
  expect(entry?.version ?? null).toBe(version)
  expect(entry?.lastGood?.version ?? null).toBe(lastGood)
})

test.each([
  ['of the tenant’s list', '10001'],
  ['of every tenant’s list', EVERY_TENANT],
])('away from the tenant’s host nothing runs from an origin %s', (_, scope) => {
  const registry = content(
    [everyone, assigned('mfe-exam', 'partner', { scope: '10001', previousVersion: 'partner-before' })],
    {
      modules: [...content([]).modules, aModule('mfe-exam', 'partner-before', OUTSIDE)],
      origins: [{ scope, origin: 'https://cdn.partner.example' }],
    },
  )
  expect(resolve(registry, at10001('')).modules.map(({ base }) => base)).toContain(OUTSIDE)
  const away = resolve(registry, { ...at10001(''), isAtHome: false })
  expect(away.map.modules).toEqual([expect.objectContaining({ version: '1', base: '/modules/mfe-exam/1/' })])
  expect(JSON.stringify(away)).not.toContain('cdn.partner.example')
})

test('away from the tenant’s host its own release of the module store stays', () => {
  const registry = content([everyone, assigned('mfe-exam', '2', { scope: '10001' })])
  expect(resolve(registry, { ...at10001(''), isAtHome: false })).toEqual(resolve(registry, at10001('')))
})

test('two tenants with different assignments get different maps', () => {
  const registry = content([everyone, assigned('mfe-exam', '2', { scope: '10002' }), assigned('mfe-study', '1')])
  const one = resolve(registry, at10001('')).map
  const other = resolve(registry, { tenantId: '10002', visitorId: '', isAtHome: true }).map
  expect(one.modules.map(({ id, version }) => `${id} ${version}`)).toEqual(['mfe-exam 1', 'mfe-study 1'])
  expect(other.modules.map(({ id, version }) => `${id} ${version}`)).toEqual(['mfe-exam 2', 'mfe-study 1'])
  expect(one.id).not.toBe(other.id)
})

test('the shell is chosen by the same rules and is no module', () => {
  const { shell, map } = resolve(
    content([assigned('shell', '1'), assigned('shell', '2', { scope: '10001' }), everyone]),
    at10001(''),
  )
  expect(shell?.version).toBe('2')
  expect(map.modules.map(({ id }) => id)).toEqual(['mfe-exam'])
})

test('the same question gives the same map, in whatever order the registry lists it', () => {
  const assignments = [
    everyone,
    assigned('mfe-study', '1'),
    assigned('mfe-exam', '2', { scope: '10001' }),
    assigned('mfe-exam', '3', { channel: 'gray', share: 40 }),
  ]
  const expected = resolve(content(assignments), at10001('visitor')).map
  fc.assert(
    fc.property(fc.shuffledSubarray(assignments, { minLength: assignments.length }), (shuffled) => {
      expect(resolve(content(shuffled), at10001('visitor')).map).toEqual(expected)
    }),
    { numRuns: 24 },
  )
})

test('the id of a map is short and goes into any log', () => {
  expect(resolve(content([everyone]), at10001('')).map.id).toMatch(/^[0-9a-f]{12}$/)
})

test('no module of the registry may call itself the shell', () => {
  const registry = content([assigned('shell', '1')], { modules: [aModule('shell', '1')] })
  expect(resolve(registry, at10001('')).map.modules).toEqual([])
})

test('what a page is made of are the chosen releases and those behind them, none twice', () => {
  const registry = content([assigned('mfe-study', '1'), assigned('mfe-exam', '2', { previousVersion: '1' })])
  expect(resolve(registry, at10001('')).modules.map(({ id, version }) => `${id} ${version}`)).toEqual([
    'mfe-exam 2',
    'mfe-exam 1',
    'mfe-study 1',
  ])
})

test('a release of another module is none of this one’s, whatever its version', () => {
  const registry = content([everyone, assigned('mfe-study', '2', { scope: '10001' })])
  expect(resolve(registry, at10001('')).map.modules.map(({ id, version }) => `${id} ${version}`)).toEqual([
    'mfe-exam 1',
  ])
})

describe('what a partner’s release leaves to the school', () => {
  const route = (path: string) => ({
    path,
    layout: 'study' as const,
    login: false,
    title: 'school' as const,
    special: false,
  })
  const withParts = (version: string, paths: readonly string[], slots: readonly string[], base?: string) => {
    const module = base === undefined ? aModule('mfe-exam', version) : aModule('mfe-exam', version, base)
    return { ...module, manifest: { ...module.manifest, routes: paths.map(route), slots } } as typeof module
  }
  const own = withParts('1', ['/study/homework', '/study/test'], ['consult-dialog.v1', 'album-dialog.v1'])
  const composed = (chosen: ReturnType<typeof withParts>) =>
    resolve(
      content([everyone, assigned('mfe-exam', chosen.version, { scope: '10001' })], {
        modules: [own, chosen],
        origins: [{ scope: '10001', origin: 'https://cdn.partner.example' }],
      }),
      at10001(''),
    ).map.modules

  test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[]]>([
    ['a page', ['/study/test'], ['consult-dialog.v1', 'album-dialog.v1'], ['/study/homework'], []],
    ['a slot', ['/study/homework', '/study/test'], ['album-dialog.v1'], [], ['consult-dialog.v1']],
    ['one of each', ['/study/homework'], ['album-dialog.v1'], ['/study/test'], ['consult-dialog.v1']],
    ['all', [], [], ['/study/homework', '/study/test'], ['consult-dialog.v1', 'album-dialog.v1']],
  ])('%s that it has no part for', (_, paths, slots, leftPaths, leftSlots) => {
    const modules = composed(withParts('partner', paths, slots, OUTSIDE))
    expect(modules).toEqual([
      expect.objectContaining({ id: 'mfe-exam', version: 'partner', routes: paths.map(route), slots }),
      {
        id: 'mfe-exam.own',
        module: 'mfe-exam',
        version: '1',
        base: '/modules/mfe-exam/1/',
        entry: own.manifest.entry,
        preload: own.manifest.preload,
        routePreload: own.manifest.routePreload,
        integrity: expect.any(Object) as object,
        routes: leftPaths.map(route),
        slots: leftSlots,
        lastGood: null,
      },
    ])
  })

  test('nothing where it has a part for everything', () => {
    const whole = withParts('partner', ['/study/test', '/study/homework', '/more'], own.manifest.slots, OUTSIDE)
    expect(composed(whole)).toEqual([expect.objectContaining({ id: 'mfe-exam' })])
  })

  test('nothing of a release of the module store: what it has no part for is meant to be gone', () => {
    expect(composed(withParts('2', [], [])).map(({ id }) => id)).toEqual(['mfe-exam'])
  })

  test('nothing where the school has no release of its own', () => {
    const alone = content([assigned('mfe-exam', 'partner')], {
      origins: [{ scope: '10001', origin: 'https://cdn.partner.example' }],
    })
    expect(resolve(alone, at10001('')).map.modules.map(({ id }) => id)).toEqual(['mfe-exam'])
  })
})

test('a map says no more of a release than a page needs', () => {
  const [entry] = resolve(content([everyone]), at10001('')).map.modules
  expect(Object.keys(entry ?? {}).sort()).toEqual([
    'base',
    'entry',
    'id',
    'integrity',
    'lastGood',
    'preload',
    'routePreload',
    'routes',
    'slots',
    'version',
  ])
  expect(entry?.base).toBe('/modules/mfe-exam/1/')
})

test('a gray share takes about its percentage and keeps its visitors when it grows', () => {
  const visitors = Array.from({ length: 5000 }, (_, index) => `visitor-${index}`)
  const small = visitors.filter((visitor) => isInShare('mfe-exam', visitor, 10))
  const large = new Set(visitors.filter((visitor) => isInShare('mfe-exam', visitor, 30)))
  expect(small.length).toBeGreaterThan(400)
  expect(small.length).toBeLessThan(600)
  expect(small.every((visitor) => large.has(visitor))).toBe(true)
})

test.each<[string, boolean, Assignment]>([
  ['a gray channel for all', true, assigned('mfe-exam', '2', { channel: 'gray', share: 5 })],
  ['a gray channel of the tenant', true, assigned('mfe-exam', '2', { channel: 'gray', share: 5, scope: '10001' })],
  ['a gray channel of another tenant', false, assigned('mfe-exam', '2', { channel: 'gray', share: 5, scope: '10002' })],
  ['a gray channel without a share', false, assigned('mfe-exam', '2', { channel: 'gray', share: 0 })],
  ['a stable assignment', false, everyone],
])('visitors are told apart for %s: %s', (_, told, assignment) => {
  expect(dependsOnVisitor(content([assignment]), '10001')).toBe(told)
})

test('one gray channel among other assignments is enough to tell visitors apart', () => {
  const gray = assigned('mfe-study', '1', { channel: 'gray', share: 5 })
  expect(dependsOnVisitor(content([everyone, gray]), '10001')).toBe(true)
  expect(dependsOnVisitor(content([{ ...everyone, share: 100 }]), '10001')).toBe(false)
})

test('visitors in the same gray channels are told by the same names', () => {
  const registry = content([
    everyone,
    assigned('mfe-exam', '2', { channel: 'gray', share: 100 }),
    assigned('mfe-study', '1', { channel: 'gray', share: 100, scope: '10001' }),
    assigned('mfe-study', '1', { channel: 'gray', share: 100, scope: '10002' }),
    assigned('mfe-exam', '3', { channel: 'gray', share: 0, scope: '10001' }),
  ])
  expect(graySharesOf(registry, '10001', 'v')).toEqual(['mfe-exam@*', 'mfe-study@10001'])
  expect(graySharesOf(registry, '10001', '')).toEqual([])
})

test('a page is told what a release needs, and nothing where it needs nothing', () => {
  const plain = aModule('mfe-exam', '1')
  const needs = { 'react-router-dom': ['useBlocker'] }
  const needing = { ...aModule('mfe-study', '1'), manifest: { ...aModule('mfe-study', '1').manifest, needs } }
  const { map } = resolve(content([everyone, assigned('mfe-study', '1')], { modules: [plain, needing] }), at10001(''))
  expect(map.modules.map((entry) => entry.needs)).toEqual([undefined, needs])
  expect(map.modules[0]).not.toHaveProperty('needs')
})

describe('a developer’s override', () => {
  const versionsWith = (override: string, more: Partial<Occasion> = {}, assignments = [everyone]) => {
    const occasion = { ...at10001('visitor'), overrides: [aModule('mfe-exam', override)], ...more }
    return resolve(content(assignments), occasion).map.modules.map(({ version, lastGood }) => [version, lastGood])
  }

  test('stands over what is assigned, over a gray release and over a leased one, and nothing stands behind it', () => {
    expect(versionsWith('3')).toEqual([['3', null]])
    const gray = assigned('mfe-exam', '2', { channel: 'gray', share: 100 })
    expect(versionsWith('3', {}, [everyone, gray])).toEqual([['3', null]])
    expect(versionsWith('3', { leased: aModule('mfe-exam', '2') })).toEqual([['3', null]])
  })

  test('brings a module that nobody is assigned', () => {
    expect(versionsWith('3', {}, [])).toEqual([['3', null]])
  })
})
