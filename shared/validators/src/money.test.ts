import fc from 'fast-check'

import { describeRule, DIGITS, fraction, integerText, joined, textOf } from '../testing/describe-rule'
import { money, moneyAtMost, moneyGreaterThanZero, moneyNotNegative, moneyOfDigits, type MoneyDigits } from './money'

const fen = fraction(0, 2)
const noAmount = ['a', '¥1', '1元', '1,000', '1.', '.5', '1.005', '0.001', '01', ' 1', '1e2']

describeRule('VAL-47 money with at most two decimals', money, {
  says: 'validators.money.max2Decimals',
  accepts: ['0', '1', '1.5', '1.50', '-3.25', '12345678901.99'],
  refuses: noAmount,
  valid: joined(integerText(-1_000_000, 1_000_000), fen),
})

describeRule('VAL-48 money not negative', moneyNotNegative, {
  says: 'validators.money.notNegative',
  accepts: ['0', '0.00', '-0', '0.01', '1'],
  refuses: ['-0.01', '-1', ...noAmount],
  valid: joined(integerText(0, 1_000_000), fen),
})

describeRule('VAL-49 money greater than zero', moneyGreaterThanZero, {
  says: 'validators.money.greaterThanZero',
  accepts: ['0.01', '1', '1.5', '99.99'],
  refuses: ['0', '0.00', '-0.01', '-1', ...noAmount],
  valid: joined(integerText(1, 1_000_000), fen),
})

describe('VAL-50 money of at most n digits before the decimal point', () => {
  const counts: readonly MoneyDigits[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

  for (const count of counts) {
    const longest = '9'.repeat(count)
    describeRule(`${count}`, moneyOfDigits(count), {
      says: { id: 'validators.money.digits', params: { n: count } },
      accepts: ['0', '1', '0.99', longest, `${longest}.99`, `-${longest}`],
      refuses: [`${longest}9`, `1${'0'.repeat(count)}.00`, `${longest}.999`, ...noAmount],
      valid: joined(
        fc.constantFrom('', '-'),
        textOf(DIGITS, 0, count - 1).map((rest) => `1${rest}`),
        fen,
      ),
    })
  }
})

describe.each([
  ['VAL-51', 100],
  ['VAL-52', 1_000],
  ['VAL-53', 10_000],
  ['VAL-54', 100_000],
  ['VAL-55', 1_000_000],
  ['VAL-56', 10_000_000],
  ['VAL-57', 100_000_000],
] as const)('%s money', (_row, limit) => {
  describeRule(`at most ${limit}`, moneyAtMost(limit), {
    says: { id: 'validators.money.max', params: { max: limit } },
    accepts: ['0', '0.01', `${limit}`, `${limit}.0`, `${limit}.00`, `${limit - 1}.99`],
    refuses: [`${limit}.01`, `${limit + 1}`, `${limit}0`, `${limit}.000`, ...noAmount],
    valid: joined(integerText(0, limit - 1), fen),
  })
})
