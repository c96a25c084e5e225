import { rule, type Rule, type ViolationId } from './rule'

/**
 * A number as people type it: no exponent, no thousands separators, no leading zeros. Sign and decimals are
 * read from the text, where nothing is rounded.
 */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

export interface Decimal {
  readonly sign: -1 | 0 | 1
  /** Digits before the decimal point. */
  readonly integerDigits: number
  /** Digits after the decimal point, trailing zeros included. */
  readonly decimals: number
  readonly value: number
}

/** Reads a number; undefined for other text. */
export function decimalOf(text: string): Decimal | undefined {
  if (!DECIMAL.test(text)) return undefined
  const isNegative = text.startsWith('-')
  const [integer = '', fraction = ''] = text.slice(isNegative ? 1 : 0).split('.')
  const isZero = !/[1-9]/.test(text)
  return {
    sign: isZero ? 0 : isNegative ? -1 : 1,
    integerDigits: integer.length,
    decimals: fraction.length,
    value: Number(text),
  }
}

/** A rule for numbers that fulfil a condition. */
export function numberRule(
  holds: (number: Decimal) => boolean,
  id: ViolationId,
  params?: Readonly<Record<string, number>>,
): Rule {
  const isOne = (value: string) => {
    const number = decimalOf(value)
    return number !== undefined && holds(number)
  }
  return rule(isOne, params ? { id, params } : { id })
}
