/**
 * Passwords take turns. Each takes a processor for a while, and one of the four threads in which this process also compresses and
 * reads files: a class that signs in would keep everybody else waiting.
 */
import { availableParallelism } from 'node:os'

import { FairQueue } from '../../platform/fair-queue'

/** From here on a second visitor's password leaves processors enough for everything else. */
const MANY_PROCESSORS = 4

/** The passwords that visitors give. */
export const visitorsPasswords = new FairQueue({
  work: 'passwords',
  atOnce: availableParallelism() < MANY_PROCESSORS ? 1 : 2,
  places: 200,
  placesOfOne: 100,
  retryAfter: 5,
})

/** Those that a school gives, by its folder and by its teachers, whose transactions do not wait for visitors. */
export const schoolsPasswords = new FairQueue({ work: 'passwords', atOnce: 2 })
