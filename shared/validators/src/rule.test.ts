import fc from 'fast-check'

import * as account from './account'
import { fieldValidator } from './form-field'
import * as identity from './identity'
import { money, moneyAtMost, moneyGreaterThanZero, moneyNotNegative, moneyOfDigits } from './money'
import * as number from './number'
import * as organisation from './organisation'
import { check, isValid, required, requiredAs, withMessage, type Rule } from './rule'
import * as scale from './scale'
import * as text from './text'

const { exactDecimals, maxDecimals, ...signs } = number

const everyRule: Record<string, Rule> = {
  ...text,
  ...signs,
  ...account,
  ...identity,
  ...organisation,
  ...scale,
  exactDecimals: exactDecimals(2),
  maxDecimals: maxDecimals(2),
  money,
  moneyNotNegative,
  moneyGreaterThanZero,
  moneyOfDigits: moneyOfDigits(10),
  moneyAtMost: moneyAtMost(100),
}

test.each(Object.entries(everyRule))('VAL-01 %s accepts an empty value', (_name, rule) => {
  expect(rule('')).toBeUndefined()
})

test.each(Object.entries(everyRule))('VAL-02 %s names its message', (_name, rule) => {
  // No rule accepts a line break.
  expect(rule('\n')?.id).toMatch(/^validators\./)
})

test.each(Object.entries(everyRule))('%s answers any text, however long, without an error', (_name, rule) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(1, 10_000), (value, times) => {
      expect(() => rule(value.repeat(times))).not.toThrow()
    }),
    { numRuns: 20 },
  )
})

describe('required', () => {
  test.each([
    ['', false],
    [' ', false],
    ['　\t', false],
    ['a', true],
    [' a ', true],
    ['0', true],
  ])('%j is there: %p', (value, isThere) => {
    expect(isValid(required('姓名'), value)).toBe(isThere)
    expect(isValid(requiredAs('login.mobileRequired'), value)).toBe(isThere)
  })

  test('says which field, or what the form says', () => {
    expect(required('姓名')('')).toEqual({ id: 'validators.required', params: { field: '姓名' } })
    expect(requiredAs('login.mobileRequired')('')).toEqual({ id: 'login.mobileRequired' })
  })
})

describe('check', () => {
  const contactMobile = check(
    requiredAs('consult.mobileRequired'),
    withMessage('consult.mobileInvalid', account.mobile),
  )

  test.each([
    ['', { id: 'consult.mobileRequired' }],
    ['123', { id: 'consult.mobileInvalid' }],
    ['13800138000', undefined],
  ])('%j: the first broken rule speaks, %j', (value, violation) => {
    expect(contactMobile(value)).toEqual(violation)
  })

  test('a check of optional rules is optional', () => {
    expect(check(account.qq, text.digits)('')).toBeUndefined()
  })

  test('without rules accepts anything', () => {
    expect(check()('x')).toBeUndefined()
  })
})

describe('fieldValidator', () => {
  const say = jest.fn(({ id }: { id: string }) => `text of ${id}`)
  const validate = fieldValidator(check(required('手机号'), account.mobile), say)

  test.each([
    ['13800138000', true],
    ['123', 'text of validators.mobile'],
    ['', 'text of validators.required'],
    [undefined, 'text of validators.required'],
    [null, 'text of validators.required'],
  ])('%j gives %j', (value, response) => {
    expect(validate(value)).toBe(response)
  })

  test('the text is given the values too', () => {
    validate('')
    expect(say).toHaveBeenLastCalledWith({ id: 'validators.required', params: { field: '手机号' } })
  })
})
