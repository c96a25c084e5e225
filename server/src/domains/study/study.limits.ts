import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whoever is admitted and put out again and again is not told each time. */
export const admissionMessages = defineRateLimit({
  key: 'admission-sms:user',
  counts: 'text messages that tell a person of a seat',
  limits: { most: [{ times: 5, withinMs: DAY_MS }] },
})
