/** The id of a violation is the id of its message in the shared catalogue. */
export type ViolationId =
  | 'validators.required'
  | 'validators.noWhitespace'
  | 'validators.chinese'
  | 'validators.english'
  | 'validators.digits'
  | 'validators.positiveDigits'
  | 'validators.chineseEnglish'
  | 'validators.englishDigits'
  | 'validators.chineseDigits'
  | 'validators.chineseEnglishDigits'
  | 'validators.englishDigitsUnderscore'
  | 'validators.chineseEnglishDigitsUnderscore'
  | 'validators.chineseEnglishDigitsUnderscoreHyphen'
  | 'validators.chineseEnglishDigitsUnderscoreHyphenDot'
  | 'validators.name'
  | 'validators.commonCharacters'
  | 'validators.commonCharactersSpaces'
  | 'validators.greaterThanZero'
  | 'validators.atLeastZero'
  | 'validators.lessThanZero'
  | 'validators.atMostZero'
  | 'validators.notZero'
  | 'validators.integerTo100'
  | `validators.decimals.${'exactly' | 'max'}${1 | 2 | 3}`
  | 'validators.password'
  | 'validators.mobile'
  | 'validators.landline'
  | 'validators.contact'
  | 'validators.email'
  | 'validators.mobileOrEmail'
  | 'validators.qq'
  | 'validators.wechat'
  | 'validators.phonePrefixed'
  | 'validators.idCard'
  | 'validators.licencePlate'
  | 'validators.address'
  | 'validators.postalCode'
  | 'validators.bankCard'
  | 'validators.url'
  | 'validators.fax'
  | 'validators.ipv4'
  | 'validators.companyName'
  | 'validators.organisationCode'
  | 'validators.businessLicence'
  | 'validators.creditCode'
  | `validators.money.${'max2Decimals' | 'notNegative' | 'greaterThanZero' | 'digits' | 'max'}`
  | 'validators.percent'
  | 'validators.rating'
  | 'validators.practiceYears'

/** A violation: the id of its message and the values of the message's placeholders. */
export interface Violation<Id extends string = ViolationId> {
  readonly id: Id
  readonly params?: Readonly<Record<string, string | number>>
}

/** Returns the violation of a value, or undefined. Every rule except the required ones accepts ''. */
export type Rule<Id extends string = ViolationId> = (value: string) => Violation<Id> | undefined

/** A rule for values that may be left empty. */
export function rule<Id extends string>(holds: (value: string) => boolean, violation: Violation<Id>): Rule<Id> {
  return (value) => (value === '' || holds(value) ? undefined : violation)
}

/** A rule for values that match a pattern. Patterns have no nested quantifiers, so that no input makes them slow. */
export function matching<Id extends string>(pattern: RegExp, id: Id): Rule<Id> {
  return rule((value) => pattern.test(value), { id })
}

/** The value is not blank. `field` is the field's label in the message. */
export function required(field: string): Rule {
  const violation = { id: 'validators.required', params: { field } } as const
  return (value) => (isBlank(value) ? violation : undefined)
}

/** Like `required`, for a field with its own message. */
export function requiredAs<Id extends string>(id: Id): Rule<Id> {
  return (value) => (isBlank(value) ? { id } : undefined)
}

/** The same rule with the form's own message. */
export function withMessage<Id extends string>(id: Id, checked: Rule<string>): Rule<Id> {
  return (value) => (checked(value) ? { id } : undefined)
}

type IdOf<R> = R extends Rule<infer Id> ? Id : never

/** All rules in order; the first violation is returned. */
export function check<const Rules extends readonly Rule<string>[]>(...rules: Rules): Rule<IdOf<Rules[number]>>
export function check(...rules: readonly Rule<string>[]): Rule<string> {
  return (value) => {
    for (const broken of rules) {
      const violation = broken(value)
      if (violation) return violation
    }
    return undefined
  }
}

/** True when a rule accepts the value. */
export function isValid(checked: Rule<string>, value: string): boolean {
  return checked(value) === undefined
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}
