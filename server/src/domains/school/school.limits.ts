import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

export const openings = defineRateLimit({
  key: 'browse:address',
  counts: 'new visitors of a school from one network: a browser that keeps no cookies is a new one each time',
  limits: { most: [{ times: 300, withinMs: 24 * 60 * 60 * 1000 }] },
})

export const consultations = defineRateLimit({
  key: 'consult:address',
  counts: 'questions left by visitors of a school from one network address, also such with a wrong code',
  limits: { most: [{ times: 60, withinMs: 60 * 60 * 1000 }] },
})

export const schoolLimits = [openings, consultations]
