import { wasInFlight, type Outage } from './outages.model'

const KILLS: readonly Outage[] = [
  { how: 'kill', from: 1000, until: 1010 },
  { how: 'stop', from: 5000, until: 5020 },
]

test.each([
  ['under way at a kill', 990, 1001, true],
  ['begun while the process ended', 5015, 5030, true],
  ['begun in its last moment', 1010, 1020, true],
  ['failed in its first', 900, 1000, true],
  ['failed before a kill', 900, 999, false],
  ['begun after a kill', 1011, 1020, false],
  ['between two kills', 2000, 3000, false],
  ['under way through both', 900, 6000, true],
])('a request that was %s', (_what, began, ended, expected) => {
  expect(wasInFlight({ what: 'read', began, ended, reason: '' }, KILLS)).toBe(expected)
})

test('without a kill nothing explains a failure', () => {
  expect(wasInFlight({ what: 'read', began: 0, ended: 1, reason: '' }, [])).toBe(false)
})
