import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** zxcvbn scores a password 0 or 1 when fewer than a million guesses find it. */
const LEAST_SCORE = 2
/** Characters that are looked at: the time for a long row of the same pair grows with its square. */
const LOOKED_AT = 64
const MOBILE = /^1\d{10}$/

let estimator: ZxcvbnFactory | undefined

/** Whether a password is among the first million that somebody would try: a common one, a row of keys, a date, a mobile number. */
export function isGuessable(password: string): boolean {
  // Made when it is first needed: unpacking 49,000 common passwords takes 70 ms.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return MOBILE.test(password) || estimator.check(password.slice(0, LOOKED_AT)).score < LEAST_SCORE
}
