/** What of a certificate people can type into a lookup; both sides of it are compared in this form. */
import { plainSigns } from '../../platform/plain-signs.model'

/** So many characters of a name can be typed. */
const NAME_MAX = 8

/**
 * A holder's name in what can be typed of it: Chinese, English letters without accents in either case, a dot between
 * names. '' when nothing of it can be typed.
 */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[•‧∙⋅・.。]/g, '·')
    .replaceAll(/[^\p{Script=Han}A-Za-z·]/gu, '')
    .toLowerCase()
}

/** {@link plainName}, no more than the first eight characters: so many the lookup takes. */
export function nameAsTyped(name: string): string {
  // Half of a rare character is none.
  return plainName(name)
    .slice(0, NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** A certificate's number as it can be typed: dashes, full-width forms, spaces and case make no difference. */
export function numberAsTyped(number: string): string {
  return plainSigns(number).replaceAll(/\s/g, '').toUpperCase()
}
