import { numberRule } from './decimal'
import { matching, type Rule } from './rule'

export const greaterThanZero = numberRule(({ sign }) => sign > 0, 'validators.greaterThanZero')
export const atLeastZero = numberRule(({ sign }) => sign >= 0, 'validators.atLeastZero')
export const lessThanZero = numberRule(({ sign }) => sign < 0, 'validators.lessThanZero')
export const atMostZero = numberRule(({ sign }) => sign <= 0, 'validators.atMostZero')
export const notZero = numberRule(({ sign }) => sign !== 0, 'validators.notZero')

export const integerTo100 = matching(/^(?:[1-9]\d?|100)$/, 'validators.integerTo100')

export type DecimalPlaces = 1 | 2 | 3

/** A number written with exactly this many decimals. */
export function exactDecimals(places: DecimalPlaces): Rule {
  return numberRule(({ decimals }) => decimals === places, `validators.decimals.exactly${places}`)
}

/** A number written with at most this many decimals. */
export function maxDecimals(places: DecimalPlaces): Rule {
  return numberRule(({ decimals }) => decimals <= places, `validators.decimals.max${places}`)
}
