import { differenceOf } from './compare.model'

test.each([
  ['the same', [[0, 60_000]], [[0, 60_000]], 0, 0],
  ['an end that does not count', [[0, 60_000]], [[0, 55_000]], 5_000, 0],
  ['a middle that does not count', [[0, 60_000]], [[0, 20_000], [30_000, 60_000]], 10_000, 0], // prettier-ignore
  ['what nobody played', [[10_000, 20_000]], [[5_000, 20_000], [40_000, 41_000]], 0, 6_000], // prettier-ignore
  ['both', [[0, 10_000]], [[5_000, 12_000]], 5_000, 2_000],
  ['nothing at all', [], [], 0, 0],
] as const)('%s', (_, played, counted, missingMs, inventedMs) => {
  expect(differenceOf(played, counted)).toEqual({ missingMs, inventedMs })
})
