const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/**
 * Milliseconds until the next try after a number of failures in a row: doubled each time, with a random
 * spread so that a whole class does not return in the same moment.
 */
export function retryPause(failures: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(16, failures - 1))
  return spread(longest, chance)
}

/** Milliseconds until somebody asks again who could not wait: the longest pause, with the same spread. */
export function longestPause(chance: number = Math.random()): number {
  return spread(LONGEST_PAUSE, chance)
}

const spread = (longest: number, chance: number): number => longest * (0.5 + chance / 2)
