import { digestText, type AnswerEntry } from '@campus/contracts/exam-answer'
import { sha256 } from '@campus/http/sha256.model'

/** The digest of answers in a receipt: SHA-256 of their canonical text, lower-case hex. */
export function digestOf(entries: readonly AnswerEntry[]): string {
  const words = sha256(new TextEncoder().encode(digestText(entries)))
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
