/** What of a certificate people can type into a lookup; both sides of it are compared in this form. */
import { plainSigns } from '../../platform/plain-signs.model'

/** So many characters of a name can be typed. */
const NAME_MAX = 8

/**
 * A holder's name as it can be typed: Chinese, English letters without accents in either case, a dot between names, and
 * no more than the first eight characters. '' when nothing of it can be typed.
 */
export function nameAsTyped(name: string): string {
  const typed = name
    .normalize('NFKD')
    .replaceAll(/[•‧∙⋅・.。]/g, '·')
    .replaceAll(/[^\p{Script=Han}A-Za-z·]/gu, '')
    .toLowerCase()
  // Half of a rare character is none.
  return typed.slice(0, NAME_MAX).replace(/[\uD800-\uDBFF]$/, '')
}

/** A certificate's number as it can be typed: dashes, full-width forms, spaces and case make no difference. */
export function numberAsTyped(number: string): string {
  return plainSigns(number).replaceAll(/\s/g, '').toUpperCase()
}
