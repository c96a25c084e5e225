import { defineRateLimit } from '../../platform/rate-limits/rate-limit'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export const newComments = defineRateLimit({
  key: 'comments:user',
  counts: 'comments and replies of a person',
  limits: {
    most: [
      { times: 10, withinMs: MINUTE_MS },
      { times: 200, withinMs: DAY_MS },
    ],
  },
})
