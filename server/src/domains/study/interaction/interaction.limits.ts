import { defineRateLimit } from '../../../platform/rate-limits/rate-limit'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

export const newEntries = defineRateLimit({
  key: 'classroom-entries:user',
  counts: 'questions, notes and comments that a learner writes in classrooms',
  limits: {
    most: [
      { times: 20, withinMs: MINUTE_MS },
      { times: 500, withinMs: DAY_MS },
    ],
  },
})
