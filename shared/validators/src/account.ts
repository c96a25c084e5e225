import { isValid, matching, rule } from './rule'

/** For forms that set a password; signing in only requires one. */
export const password = matching(/^[A-Za-z0-9]{6,20}$/, 'validators.password')

export const mobile = matching(/^1\d{10}$/, 'validators.mobile')

/** 7 or 8 digits, with an optional area code: `010-12345678`, `07551234567`. */
export const landline = matching(/^(?:0\d{2,3}-?)?\d{7,8}$/, 'validators.landline')

/** A mobile or a landline number. */
export const contact = rule((value) => isValid(mobile, value) || isValid(landline, value), { id: 'validators.contact' })

export const email = rule(isEmail, { id: 'validators.email' })

/** An account's name: a mobile number or an e-mail address. */
export const mobileOrEmail = rule((value) => isValid(mobile, value) || isEmail(value), {
  id: 'validators.mobileOrEmail',
})

export const qq = matching(/^[1-9]\d{4,11}$/, 'validators.qq')

/** A letter, then 5 to 19 letters, digits, underscores or hyphens. */
export const wechat = matching(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/, 'validators.wechat')

/** A mobile number that may begin with +86 or 0086. */
export const phonePrefixed = matching(/^(?:\+86|0086)?1\d{10}$/, 'validators.phonePrefixed')

const MAILBOX = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/
const DOMAIN_LABEL = /^[A-Za-z0-9-]{1,63}$/
const TOP_LEVEL_DOMAIN = /^[A-Za-z]{2,63}$/

function isEmail(value: string): boolean {
  const [mailbox = '', domain = '', ...more] = value.split('@')
  return more.length === 0 && isMailbox(mailbox) && isDomain(domain)
}

function isMailbox(mailbox: string): boolean {
  return MAILBOX.test(mailbox) && mailbox.split('.').every((part) => part !== '')
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return (
    domain.length <= 253 &&
    labels.length >= 2 &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? '') &&
    labels.every((label) => DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  )
}
