import { matching } from './rule'

/** At least 2 of: Chinese, letters, digits, spaces, brackets, `&`, `.`, `·`, `-`. */
export const companyName = matching(/^[\p{Script=Han}A-Za-z0-9 ()（）&.·-]{2,}$/u, 'validators.companyName')

/** 8 letters or digits, a hyphen, 1 letter or digit. */
export const organisationCode = matching(/^[A-Za-z0-9]{8}-[A-Za-z0-9]$/, 'validators.organisationCode')

/** 15 digits, or 18 letters or digits. */
export const businessLicence = matching(/^(?:\d{15}|[A-Za-z0-9]{18})$/, 'validators.businessLicence')

/**
 * The form of a unified social credit code: 15 or 18 digits or capital letters. The check character is not
 * verified.
 */
export const creditCode = matching(/^(?:[0-9A-Z]{15}|[0-9A-Z]{18})$/, 'validators.creditCode')
