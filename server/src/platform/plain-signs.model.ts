/** Signs that read the same and are other characters: what a word processor writes for what a keyboard has. */

/** Hyphens, dashes and minus signs; the plain one among them is left out. */
export const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\uFE58\uFE63\uFF0D'

const PLAIN: readonly (readonly [plain: string, signs: RegExp])[] = [
  ['-', new RegExp(`[${DASHES}]`, 'g')],
  ['"', /[\u201C-\u201F\u2033\u2036\u301D-\u301F\uFF02]/g],
  ["'", /[\u2018-\u201B\u2032\u2035\u02B9\u02BC\u00B4\uFF07]/g],
  ['·', /[\u2022\u2027\u2219\u22C5\u30FB]/g],
  ['~', /[\u301C\u223C\uFF5E]/g],
]
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g

/** A text in plain signs: dashes, quotes, primes and dots alike, full-width forms as half-width ones, nothing unseen. */
export function plainSigns(text: string): string {
  let plain = text.replaceAll(UNSEEN, '')
  // Before the normal form, which takes a double prime for two and an accent for a space with one.
  for (const [sign, signs] of PLAIN) plain = plain.replaceAll(signs, sign)
  return plain.normalize('NFKC').replaceAll(UNSEEN, '')
}
