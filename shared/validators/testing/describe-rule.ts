import fc from 'fast-check'

import type { Rule, Violation, ViolationId } from '../src/rule'

interface RuleCases {
  /** The violation, or its id when it has no values. */
  says: ViolationId | Violation
  accepts: readonly string[]
  refuses: readonly string[]
  /** Makes values that the rule must accept. */
  valid: fc.Arbitrary<string>
  /** A character that makes any valid value invalid; '\n' unless the rule accepts that. */
  foreign?: string
}

/** The table and the properties that test every rule. `title` begins with the row's id. */
export function describeRule(title: string, rule: Rule, cases: RuleCases): void {
  const violation = typeof cases.says === 'string' ? { id: cases.says } : cases.says

  describe(title, () => {
    test.each(cases.accepts.map((value) => [value]))('accepts %j', (value) => {
      expect(rule(value)).toBeUndefined()
    })

    test.each(cases.refuses.map((value) => [value]))('refuses %j', (value) => {
      expect(rule(value)).toEqual(violation)
    })

    test('accepts every value made to its description', () => {
      fc.assert(fc.property(cases.valid, (value) => rule(value) === undefined))
    })

    test('refuses a valid value with a foreign character anywhere in it', () => {
      const { foreign = '\n' } = cases
      fc.assert(
        fc.property(cases.valid, fc.nat(), (value, seed) => {
          const at = seed % (value.length + 1)
          expect(rule(value.slice(0, at) + foreign + value.slice(at))).toEqual(violation)
        }),
      )
    })
  })
}

/** Texts of these characters, each one UTF-16 unit long. */
export function textOf(characters: string, minLength = 1, maxLength = 12): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength })
}

export const HAN = '一中国学校证书考试鉴定龘〇'
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const DIGITS = '0123456789'

/** An integer from `min` to `max`, as text without leading zeros. */
export function integerText(min: number, max: number): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map(String)
}

/** The fraction of a number with this many decimals: '' or `.` and digits. */
export function fraction(minDecimals: number, maxDecimals: number): fc.Arbitrary<string> {
  return textOf(DIGITS, minDecimals, maxDecimals).map((decimals) => (decimals === '' ? '' : `.${decimals}`))
}

/** Several parts joined. */
export function joined(...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((texts) => texts.join(''))
}
