/** Amounts in yuan, typed as text. Each rule checks what its message says; combine them with `check`. */
import { numberRule, type Decimal } from './decimal'
import type { Rule } from './rule'

const hasFenAtMost = ({ decimals }: Decimal) => decimals <= 2

export const money = numberRule(hasFenAtMost, 'validators.money.max2Decimals')

export const moneyNotNegative = numberRule(
  (amount) => hasFenAtMost(amount) && amount.sign >= 0,
  'validators.money.notNegative',
)

export const moneyGreaterThanZero = numberRule(
  (amount) => hasFenAtMost(amount) && amount.sign > 0,
  'validators.money.greaterThanZero',
)

export type MoneyDigits = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** At most this many digits before the decimal point. */
export function moneyOfDigits(count: MoneyDigits): Rule {
  return numberRule((amount) => hasFenAtMost(amount) && amount.integerDigits <= count, 'validators.money.digits', {
    n: count,
  })
}

export type MoneyLimit = 100 | 1_000 | 10_000 | 100_000 | 1_000_000 | 10_000_000 | 100_000_000

/** At most this amount, itself included. */
export function moneyAtMost(limit: MoneyLimit): Rule {
  return numberRule((amount) => hasFenAtMost(amount) && amount.value <= limit, 'validators.money.max', { max: limit })
}
