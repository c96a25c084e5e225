/** Text that only its owner recognises. Pure. */

const MOBILE = /^(\d{3})\d{4}(\d{4})$/

/** A mobile number as `138****0001`; other text as it is. */
export function withMaskedMobile(text: string): string {
  return text.replace(MOBILE, '$1****$2')
}

/** A mobile number as `138****0001`; other text keeps its first character only. */
export function masked(text: string): string {
  if (MOBILE.test(text)) return withMaskedMobile(text)
  const [first = '', ...rest] = text
  return first + '*'.repeat(rest.length)
}
