/** The content of the hot-major page, without drawing it. */
import { addressOf, freeText } from '@campus/calls/address'

export const MAJORS_LISTED = 10
/** Number of questions in one request. */
export const FAQS_ASKED = 99

/** The major to show, and the question whose answer is open; '' when the address names none. */
export const majorAddress = addressOf({ id: freeText, questionId: freeText })

/** Yuan per month: one amount, a range, or other text of the school. */
export type Salary =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'words'; readonly words: string }

const ONE_AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/
const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)\s{0,3}[-~–—～至]\s{0,3}(\d{1,9}(?:\.\d{1,2})?)$/

/** Reads a salary such as `6500`, `6500-9500` or `6,500 ~ 9,500`. */
export function parseSalary(given: string): Salary {
  const words = given.trim()
  if (words === '') return { kind: 'none' }
  const plain = words.replaceAll(',', '')
  const range = RANGE.exec(plain)
  if (range !== null) return { kind: 'range', from: Number(range[1]), to: Number(range[2]) }
  return ONE_AMOUNT.test(plain) ? { kind: 'amount', amount: Number(plain) } : { kind: 'words', words }
}
