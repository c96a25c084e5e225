import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

export const newLikes = defineRateLimit({
  key: 'likes:address',
  counts: 'likes from a network: a browser that keeps no cookies is a new visitor each time',
  everywhere: true,
  limits: { most: [{ times: 120, withinMs: 60 * 60 * 1000 }] },
})

export const reviewLimits = [newLikes]
