import { signInLimits } from './sign-in.limits'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is counted stands in the database under its key: under another one it would be forgotten. */
test.each([
  [
    'sms:mobile',
    true,
    {
      pause: [[1, MINUTE]],
      most: [
        [5, HOUR],
        [10, DAY],
      ],
      free: [[2, DAY]],
    },
  ],
  [
    'sms:address',
    true,
    {
      most: [
        [100, HOUR],
        [500, DAY],
      ],
      free: [[20, HOUR]],
    },
  ],
  ['sms:tenant', false, { most: [[2000, HOUR]] }],
  ['sms:browser', false, { most: [[5, DAY]] }],
  ['password:address', true, { most: [[5, 15 * MINUTE]] }],
  ['password:account', true, { most: [[50, HOUR]] }],
  [
    'password:network',
    true,
    {
      most: [
        [50, 15 * MINUTE],
        [300, DAY],
      ],
    },
  ],
  ['password:browser', false, { most: [[5, 15 * MINUTE]] }],
  ['captcha:address', false, { most: [[600, HOUR]], many: [[120, HOUR]], veryMany: [[400, HOUR]] }],
  ['sign-in:address', false, { most: [[600, HOUR]] }],
  [
    'invitation:address',
    true,
    {
      most: [
        [20, HOUR],
        [100, DAY],
      ],
    },
  ],
  ['one-time-code:user', false, { most: [[120, HOUR]] }],
  ['owner-proof:user', false, { most: [[20, HOUR]] }],
  ['own-picture:user', false, { most: [[30, DAY]] }],
])('the limit %s, across schools: %s, counts as it always did', (key, everywhere, expected) => {
  const rule = signInLimits.find((one) => one.key === key)
  const limits = Object.entries(rule?.limits ?? {}).map(([name, bounds]) => [
    name,
    bounds.map(({ times, withinMs }) => [times, withinMs]),
  ])
  expect(Object.fromEntries(limits)).toEqual(expected)
  expect(rule?.everywhere ?? false).toBe(everywhere)
})

test('there is no other limit, and each says what it counts', () => {
  expect(signInLimits).toHaveLength(14)
  for (const { counts } of signInLimits) {
    expect(counts).toMatch(/^(codes|passwords|wrong passwords|captchas|sign-ins|invitation codes|proofs|pictures) /)
  }
})
