import { defineRateLimit } from '../../../platform/rate-limits/rate-limit'

const MINUTE_MS = 60_000

export const redemptionsFromAddress = defineRateLimit({
  key: 'learner-code:address',
  counts: 'codes of learners redeemed from a network; the server of an outside site asks for all of its learners',
  limits: { most: [{ times: 600, withinMs: MINUTE_MS }] },
})

export const outsideLimits = [redemptionsFromAddress]
