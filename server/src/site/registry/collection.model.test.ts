import {
  collectableAt,
  collectionBy,
  KEPT_DAYS,
  type AssignmentChange,
  type CollectableRelease,
  type CollectionFacts,
} from './collection.model'

const ID = 'mfe-portal'
const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 0, 1)
const day = (days: number): Date => new Date(START + days * DAY)
const at = { moduleId: ID, scope: '*', channel: 'stable' }

/** Versions published on day 0. */
const published = (...versions: string[]): CollectableRelease[] =>
  versions.map((version) => ({ moduleId: ID, version, base: '', publishedAt: day(0), collectedAt: null }))

/** `3:2` is: on day 3, release 2 was assigned; `4:<1` a rollback to 1; `5:-` nothing assigned any more. */
function history(words: string, place: object = at): AssignmentChange[] {
  let current: string | null = null
  return words.split(' ').map((word) => {
    const [days = '', what = ''] = word.split(':')
    const version = what.replace(/[<-]/, '')
    const previousVersion = current
    current = version === '' ? null : version
    const action = what === '-' ? 'unassign' : what.startsWith('<') ? 'rollback' : 'assign'
    return { ...at, ...place, action, version, previousVersion, changedAt: day(Number(days)) }
  })
}

const assigned = (version: string, previousVersion: string | null = null, place: object = at) => ({
  ...at,
  ...place,
  version,
  previousVersion,
})
const nothing: CollectionFacts = { releases: [], assignments: [], changes: [], leased: [], demoted: [], built: [] }
const collected = (facts: Partial<CollectionFacts>, days: number): string =>
  collectableAt({ ...nothing, ...facts }, day(days))
    .map(({ version }) => version)
    .join(' ')

const GRAY = { channel: 'gray' }
const TENANT = { scope: '20001' }
const FOUR = { releases: published('1', '2', '3', '4'), changes: history('1:1 2:2 3:3 4:4') }

test.each<[string, Partial<CollectionFacts>, number, string]>([
  ['never assigned, on the last day', { releases: published('1') }, KEPT_DAYS - 0.001, ''],
  ['never assigned, after 30 days', { releases: published('1') }, KEPT_DAYS, '1'],
  ['it was taken back less than 30 days ago', { releases: published('1'), changes: history('1:1 9:-') }, 38.9, ''],
  ['it was taken back 30 days ago', { releases: published('1'), changes: history('1:1 9:-') }, 39, '1'],
  [
    'two later releases took its place; a rollback leads to the first of them',
    { ...FOUR, assignments: [assigned('4')] },
    400,
    '1 2',
  ],
  ['one is the last good behind another', { ...FOUR, assignments: [assigned('4', '1')] }, 400, '2'],
  [
    'a rollback leads to another after one was taken back',
    { ...FOUR, changes: history('1:1 2:2 3:3 4:4 5:<3'), assignments: [assigned('3', '2')] },
    400,
    '1 4',
  ],
  [
    'the one a rollback would lead to is collected already',
    {
      ...FOUR,
      releases: published('1', '2', '3', '4').map((release) =>
        release.version === '3' ? { ...release, collectedAt: day(50) } : release,
      ),
      assignments: [assigned('4')],
    },
    400,
    '1',
  ],
  ['it is gray', { ...FOUR, assignments: [assigned('4'), assigned('1', null, GRAY)] }, 400, '2'],
  ['it is a tenant’s', { ...FOUR, assignments: [assigned('4'), assigned('1', null, TENANT)] }, 400, '2'],
  [
    'a tenant’s rollback leads to it',
    {
      releases: published('1', '2', '3'),
      changes: [...history('1:1 2:2 3:3', TENANT), ...history('1:3')],
      assignments: [assigned('3', null, TENANT), assigned('3')],
    },
    400,
    '1',
  ],
  [
    'a gray release that was taken back leads nowhere',
    {
      releases: published('1', '2', '3'),
      changes: [...history('1:3'), ...history('1:1 2:2', GRAY)],
      assignments: [assigned('3'), assigned('2', null, GRAY)],
    },
    400,
    '1',
  ],
  [
    'a rollback passes over what was found bad',
    { ...FOUR, assignments: [assigned('4')], demoted: [{ ...at, version: '3', scope: '10001' }] },
    400,
    '1 3',
  ],
  ['unfinished work is held', { ...FOUR, assignments: [assigned('4')], leased: [{ ...at, version: '1' }] }, 400, '2'],
  ['it is built beside', { ...FOUR, assignments: [assigned('4')], built: [{ ...at, version: '2' }] }, 400, '1'],
  [
    'another module holds the same version',
    {
      ...FOUR,
      assignments: [assigned('4'), assigned('1', '2', { moduleId: 'mfe-exam' })],
      leased: [{ moduleId: 'mfe-exam', version: '1' }],
      built: [{ moduleId: 'shell', version: '2' }],
    },
    400,
    '1 2',
  ],
  [
    'its files are a partner’s',
    { releases: published('1').map((release) => ({ ...release, base: 'https://partner.example/1/' })) },
    400,
    '',
  ],
  ['it is collected', { releases: published('1').map((release) => ({ ...release, collectedAt: day(31) })) }, 400, ''],
  [
    'it was published again after it was collected',
    { releases: published('1').map((release) => ({ ...release, publishedAt: day(380) })) },
    400,
    '',
  ],
])('%s', (_, facts, days, expected) => {
  expect(collected(facts, days)).toBe(expected)
})

test('what becomes of each release: why it stays, when it goes, when it went', () => {
  const releases = published('0', '1', '2', '3', '4')
  const gone = { ...releases[0], collectedAt: day(31) } as CollectableRelease
  const facts = { ...nothing, ...FOUR, releases: [gone, ...releases.slice(1)], assignments: [assigned('4', '2')] }
  expect(facts.releases.map(collectionBy(facts))).toEqual([
    { state: 'collected', at: day(31) },
    { state: 'due', from: day(2 + KEPT_DAYS) },
    { state: 'held', by: 'lastGood' },
    { state: 'held', by: 'rollback' },
    { state: 'held', by: 'assigned' },
  ])
})

test('what a partner serves is theirs to take away', () => {
  const release = {
    moduleId: ID,
    version: '1',
    base: 'https://cdn.partner.example/',
    publishedAt: day(0),
    collectedAt: null,
  }
  expect(collectionBy(nothing)(release)).toEqual({ state: 'held', by: 'partner' })
})
