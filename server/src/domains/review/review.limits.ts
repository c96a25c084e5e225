import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

export const newLikes = defineRateLimit({
  key: 'likes:address',
  counts: 'likes of a network address at a school: a browser that keeps no cookies is a new visitor each time',
  limits: { most: [{ times: 120, withinMs: 60 * 60 * 1000 }] },
})

export const reviewLimits = [newLikes]
