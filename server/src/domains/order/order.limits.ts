import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

const HOUR_MS = 60 * 60 * 1000

export const newOrders = defineRateLimit({
  key: 'orders:user',
  counts: 'orders that a person places',
  limits: {
    most: [
      { times: 10, withinMs: HOUR_MS },
      { times: 30, withinMs: 24 * HOUR_MS },
    ],
  },
})
