import fc from 'fast-check'

import { describeRule, fraction, integerText, joined } from '../testing/describe-rule'
import { decimalOf } from './decimal'
import * as number from './number'

const MILLION = 1_000_000
const noNumber = [
  'a',
  '1a',
  ' 1',
  '1 ',
  '1,000',
  '1e3',
  '+1',
  '.5',
  '5.',
  '--1',
  '1.2.3',
  '007',
  '１',
  'Infinity',
  'NaN',
  '-',
  '一',
]
const positive = joined(integerText(1, MILLION), fraction(0, 4))
const negative = positive.map((text) => `-${text}`)

describeRule('VAL-18 greater than 0', number.greaterThanZero, {
  says: 'validators.greaterThanZero',
  accepts: ['1', '0.1', '0.0000000000000000000000000001', '99999999999999999999999'],
  refuses: ['0', '0.00', '-0', '-0.1', '-1', ...noNumber],
  valid: positive,
})

describeRule('VAL-19 at least 0', number.atLeastZero, {
  says: 'validators.atLeastZero',
  accepts: ['0', '0.00', '-0', '0.1', '1'],
  refuses: ['-0.1', '-1', '-0.0000000000000000000000000001', ...noNumber],
  valid: fc.oneof(positive, fc.constant('0')),
})

describeRule('VAL-20 less than 0', number.lessThanZero, {
  says: 'validators.lessThanZero',
  accepts: ['-1', '-0.1', '-99999999999999999999999'],
  refuses: ['0', '-0', '-0.00', '0.1', '1', ...noNumber],
  valid: negative,
})

describeRule('VAL-21 at most 0', number.atMostZero, {
  says: 'validators.atMostZero',
  accepts: ['0', '-0', '0.00', '-0.1', '-1'],
  refuses: ['0.1', '1', '0.0000000000000000000000000001', ...noNumber],
  valid: fc.oneof(negative, fc.constant('0')),
})

describeRule('VAL-22 not 0', number.notZero, {
  says: 'validators.notZero',
  accepts: ['1', '-1', '0.01', '-0.01'],
  refuses: ['0', '-0', '0.0', '0.000', ...noNumber],
  valid: fc.oneof(positive, negative),
})

describeRule('VAL-23 integer greater than 0 and at most 100', number.integerTo100, {
  says: 'validators.integerTo100',
  accepts: ['1', '9', '10', '99', '100'],
  refuses: ['0', '101', '1000', '-1', '1.0', '1.5', ...noNumber],
  valid: integerText(1, 100),
})

describe('VAL-24 exactly n decimals', () => {
  const cases = [
    [1, ['1.0', '-0.5', '0.1'], ['1', '1.00', '.5', '1.']],
    [2, ['1.00', '-0.55', '0.10'], ['1', '1.0', '1.000', '1.']],
    [3, ['1.000', '-0.555', '0.100'], ['1', '1.00', '1.0000', '1.']],
  ] as const

  for (const [places, accepts, refuses] of cases) {
    describeRule(`${places}`, number.exactDecimals(places), {
      says: `validators.decimals.exactly${places}`,
      accepts,
      refuses: [...refuses, ...noNumber],
      valid: joined(integerText(-MILLION, MILLION), fraction(places, places)),
    })
  }
})

describe('VAL-25 at most n decimals', () => {
  const cases = [
    [1, ['1', '1.0', '-0.5', '0'], ['1.00', '0.12', '1.']],
    [2, ['1', '1.0', '1.00', '-0.55'], ['1.000', '0.123', '1.']],
    [3, ['1', '1.0', '1.00', '1.000'], ['1.0000', '0.1234', '1.']],
  ] as const

  for (const [places, accepts, refuses] of cases) {
    describeRule(`${places}`, number.maxDecimals(places), {
      says: `validators.decimals.max${places}`,
      accepts,
      refuses: [...refuses, ...noNumber],
      valid: joined(integerText(-MILLION, MILLION), fraction(0, places)),
    })
  }
})

test('a number is read as it was typed', () => {
  expect(decimalOf('-120.50')).toEqual({ sign: -1, integerDigits: 3, decimals: 2, value: -120.5 })
  expect(decimalOf('-0.0')).toEqual({ sign: 0, integerDigits: 1, decimals: 1, value: -0 })
  expect(decimalOf('1e3')).toBeUndefined()
})
