import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

export const reportsFromAddress = defineRateLimit({
  key: 'outcomes:address',
  counts: 'reports of loaded modules by visitors of a school from one network address; a classroom may share one',
  limits: { most: [{ times: 1200, withinMs: 60 * 60 * 1000 }] },
})

export const compositionLimits = [reportsFromAddress]
