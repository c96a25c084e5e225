/**
 * Text that a database can hold. PostgreSQL stores neither U+0000 nor half a surrogate pair; both come with
 * what is pasted, and half a pair with a character that is still being typed.
 */
import * as v from 'valibot'

const UNSTORABLE = /[\u0000\uD800-\uDFFF]/u
const EVERY_UNSTORABLE = new RegExp(UNSTORABLE, 'gu')

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** The text without what cannot be stored. */
export function storablePart(text: string): string {
  return text.replace(EVERY_UNSTORABLE, '')
}

/** For entries of a list that are judged one by one (`judgedOneByOne` of a call); all other text is checked with the request. */
export const storableText = v.pipe(v.string(), v.check(isStorable, 'cannot be stored'))
