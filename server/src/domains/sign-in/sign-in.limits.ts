import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `free`: sends without a captcha. */
export const smsToNumber = defineRateLimit({
  key: 'sms:mobile',
  counts: 'codes sent to a mobile number: it is one phone',
  everywhere: true,
  limits: {
    pause: [{ times: 1, withinMs: MINUTE_MS }],
    most: [
      { times: 5, withinMs: HOUR_MS },
      { times: 10, withinMs: DAY_MS },
    ],
    free: [{ times: 2, withinMs: DAY_MS }],
  },
})

export const smsFromAddress = defineRateLimit({
  key: 'sms:address',
  counts: 'codes asked for from a network; a classroom may share one',
  everywhere: true,
  limits: {
    most: [
      { times: 100, withinMs: HOUR_MS },
      { times: 500, withinMs: DAY_MS },
    ],
    free: [{ times: 20, withinMs: HOUR_MS }],
  },
})

export const smsOfSchool = defineRateLimit({
  key: 'sms:tenant',
  counts: 'codes sent in the name of a school',
  limits: { most: [{ times: 2000, withinMs: HOUR_MS }] },
})

/**
 * In addition to `most` of the number: a reserve for a browser that its owner has signed in with, whatever
 * strangers use up.
 */
export const smsToKnownBrowser = defineRateLimit({
  key: 'sms:browser',
  counts: 'codes sent to a known browser’s own number after others used the number up',
  limits: { most: [{ times: 5, withinMs: DAY_MS }] },
})

export const passwordFromAddress = defineRateLimit({
  key: 'password:address',
  counts: 'passwords tried for a mobile number from one network since the last right one',
  everywhere: true,
  limits: { most: [{ times: 5, withinMs: 15 * MINUTE_MS }] },
})

export const passwordOfAccount = defineRateLimit({
  key: 'password:account',
  counts: 'passwords tried for a mobile number from everywhere since the last right one',
  everywhere: true,
  limits: { most: [{ times: 50, withinMs: HOUR_MS }] },
})

export const passwordOfNetwork = defineRateLimit({
  key: 'password:network',
  counts: 'wrong passwords from one network for whatever number; a school may share one',
  everywhere: true,
  limits: {
    most: [
      { times: 50, withinMs: 15 * MINUTE_MS },
      { times: 300, withinMs: DAY_MS },
    ],
  },
})

/** Replaces the three above: strangers cannot keep a known browser out, and it may guess no more than they. */
export const passwordFromKnownBrowser = defineRateLimit({
  key: 'password:browser',
  counts: 'passwords tried in a known browser since the last right one',
  limits: { most: [{ times: 5, withinMs: 15 * MINUTE_MS }] },
})

/** `many`, `veryMany`: the task to compute takes four and sixteen times as long. */
export const captchasForAddress = defineRateLimit({
  key: 'captcha:address',
  counts: 'captchas asked for by visitors of a school from one network address; a classroom may share one',
  limits: {
    most: [{ times: 600, withinMs: HOUR_MS }],
    many: [{ times: 120, withinMs: HOUR_MS }],
    veryMany: [{ times: 400, withinMs: HOUR_MS }],
  },
})

export const signInsFromAddress = defineRateLimit({
  key: 'sign-in:address',
  counts: 'sign-ins tried at a school from one network address, by a code, a password or a link, right and wrong ones',
  limits: { most: [{ times: 600, withinMs: HOUR_MS }] },
})

export const invitationGuesses = defineRateLimit({
  key: 'invitation:address',
  counts: 'invitation codes named from a network that nobody has; a code is short',
  everywhere: true,
  limits: {
    most: [
      { times: 20, withinMs: HOUR_MS },
      { times: 100, withinMs: DAY_MS },
    ],
  },
})

export const codesOfPerson = defineRateLimit({
  key: 'one-time-code:user',
  counts: 'codes by which a signed-in person goes on at the mobile site',
  limits: { most: [{ times: 120, withinMs: HOUR_MS }] },
})

export const proofsOfOwner = defineRateLimit({
  key: 'owner-proof:user',
  counts: 'proofs of a signed-in person that the account is theirs, right and wrong ones',
  limits: { most: [{ times: 20, withinMs: HOUR_MS }] },
})

export const picturesOfPerson = defineRateLimit({
  key: 'own-picture:user',
  counts: 'pictures of themselves that a signed-in person sets or takes away',
  limits: { most: [{ times: 30, withinMs: DAY_MS }] },
})

export const signInLimits = [
  smsToNumber,
  smsFromAddress,
  smsOfSchool,
  smsToKnownBrowser,
  passwordFromAddress,
  passwordOfAccount,
  passwordOfNetwork,
  passwordFromKnownBrowser,
  captchasForAddress,
  signInsFromAddress,
  invitationGuesses,
  codesOfPerson,
  proofsOfOwner,
  picturesOfPerson,
]
