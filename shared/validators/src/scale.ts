/** Numbers on a scale with two ends. */
import { numberRule } from './decimal'
import { matching } from './rule'

/** Greater than 0 and at most 100, with at most two decimals. */
export const percent = numberRule(
  ({ sign, decimals, value }) => sign > 0 && value <= 100 && decimals <= 2,
  'validators.percent',
)

/** From 3 to 5, with at most two decimals. */
export const rating = numberRule(
  ({ decimals, value }) => value >= 3 && value <= 5 && decimals <= 2,
  'validators.rating',
)

/** Whole years from 0 to 100. */
export const practiceYears = matching(/^(?:0|[1-9]\d?|100)$/, 'validators.practiceYears')
