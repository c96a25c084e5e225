import { chooseCoding, type Coding } from './encoding.model'

const BOTH: readonly Coding[] = ['br', 'gzip']

test.each<[string | undefined, readonly Coding[], Coding | null]>([
  ['gzip, deflate, br, zstd', BOTH, 'br'],
  ['gzip, deflate, br', ['gzip'], 'gzip'],
  ['gzip', BOTH, 'gzip'],
  ['x-gzip', BOTH, 'gzip'],
  ['BR', BOTH, 'br'],
  ['br;q=0.5, gzip;q=0.8', BOTH, 'gzip'],
  ['br;q=0, gzip', BOTH, 'gzip'],
  ['br;q=nonsense, gzip', BOTH, 'gzip'],
  ['*', BOTH, 'br'],
  ['*, br;q=0', BOTH, 'gzip'],
  ['identity', BOTH, null],
  ['deflate', BOTH, null],
  ['', BOTH, null],
  [',;;=,', BOTH, null],
  [undefined, BOTH, null],
  ['br, gzip', [], null],
])('Accept-Encoding %j of %j gives %j', (accepted, atHand, coding) => {
  expect(chooseCoding(accepted, atHand)).toBe(coding)
})
