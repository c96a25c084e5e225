/** Personal documents, addresses and numbers. */
import { matching, rule } from './rule'

/** The form of an ID card number: 15 digits, or 18 of which the last may be X. The check digit is not verified. */
export const idCard = matching(/^(?:\d{15}|\d{17}[\dXx])$/, 'validators.idCard')

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'

/** Province, letter, then 5 places, the last of which may be 挂学警港澳, or 6 for new-energy cars. */
export const licencePlate = matching(
  new RegExp(`^[${PROVINCES}][A-Za-z](?:[A-Za-z0-9]{5,6}|[A-Za-z0-9]{4}[挂学警港澳])$`, 'u'),
  'validators.licencePlate',
)

/** Chinese, letters, digits, spaces and the punctuation addresses have. */
export const address = matching(/^[\p{Script=Han}A-Za-z0-9 #\-()（）.,，、]+$/u, 'validators.address')

export const postalCode = matching(/^\d{6}$/, 'validators.postalCode')

export const bankCard = matching(/^\d{12,19}$/, 'validators.bankCard')

/** An absolute http or https address. */
export const url = rule(isWebAddress, { id: 'validators.url' })

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/]\S*$/iu.test(value) || !URL.canParse(value)) return false
  const { hostname } = new URL(value)
  // A bare word is more likely a forgotten ending than a host of a local network.
  return hostname.includes('.') || hostname.includes(':') || hostname === 'localhost'
}

/**
 * A landline number that may have a country code in front (`+86-20-12345678`,
 * whose area code then has no 0) and an extension behind (`-801`).
 */
export const fax = matching(
  /^(?:(?:\+|00)\d{1,3}-?(?:0?[1-9]\d{1,2}-?)?|0\d{2,3}-?)?\d{7,8}(?:-\d{1,6})?$/,
  'validators.fax',
)

/** Four numbers from 0 to 255, without leading zeros. */
export const ipv4 = rule(isIpv4, { id: 'validators.ipv4' })

function isIpv4(value: string): boolean {
  const parts = value.split('.')
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}
