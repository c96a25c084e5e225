/**
 * What a learner answers, typed by the question, and the rules both sides keep about it: what counts as answered, how a
 * list of blanks becomes the specification's one text, and the text a digest is made of. Pure.
 */
import * as v from 'valibot'

import { storablePart, storableText } from './storable-text'
import { list, text } from './wire'

/** Longest short answer, in characters as `String.length` counts them. */
export const MAX_SHORT_ANSWER = 10_000
/** Longest text of one blank. */
export const MAX_BLANK = 1_000
/** Most blanks of a question, and most options chosen. */
export const MAX_PARTS = 100

const optionKey = v.pipe(storableText, v.maxLength(64))

/** An answer as it travels in our own calls. An empty one clears what was answered before. */
export const answer = v.variant('type', [
  /** The chosen option's key; '' for none. */
  v.object({ type: v.literal('single'), key: optionKey }),
  v.object({ type: v.literal('multiple'), keys: v.pipe(v.array(optionKey), v.maxLength(MAX_PARTS)) }),
  v.object({ type: v.literal('trueFalse'), key: optionKey }),
  /** One text for each blank, in the order of the blanks. */
  v.object({
    type: v.literal('blanks'),
    blanks: v.pipe(v.array(v.pipe(storableText, v.maxLength(MAX_BLANK))), v.maxLength(MAX_PARTS)),
  }),
  v.object({ type: v.literal('shortAnswer'), text: v.pipe(storableText, v.maxLength(MAX_SHORT_ANSWER)) }),
])
export type Answer = v.InferOutput<typeof answer>
export type AnswerType = Answer['type']

/** An answer as the specification writes it: keys of the chosen options, or a text. */
export const questionAnswerRecord = v.object({ content: text, optionList: list(text) })
export type QuestionAnswerRecord = v.InferOutput<typeof questionAnswerRecord>

/** Whether it says something: an option, a filled blank, a text that is not white space alone. */
export function isAnswered(given: Answer): boolean {
  switch (given.type) {
    case 'single':
    case 'trueFalse':
      return given.key !== ''
    case 'multiple':
      return given.keys.length > 0
    case 'blanks':
      return given.blanks.some((blank) => blank.trim() !== '')
    case 'shortAnswer':
      return given.text.trim() !== ''
  }
}

/** The form in which an answer is kept and compared: keys once each and in order, blanks trimmed, a text as it was typed. */
export function normalAnswer(given: Answer): Answer {
  switch (given.type) {
    case 'single':
    case 'trueFalse':
    case 'shortAnswer':
      return given
    case 'multiple':
      return { type: 'multiple', keys: [...new Set(given.keys)].sort() }
    case 'blanks':
      return { type: 'blanks', blanks: given.blanks.map((blank) => blank.trim()) }
  }
}

/** The answer without characters that cannot be stored. */
export function storableAnswer(given: Answer): Answer {
  switch (given.type) {
    case 'single':
    case 'multiple':
    case 'trueFalse':
      return given
    case 'blanks':
      return { type: 'blanks', blanks: given.blanks.map(storablePart) }
    case 'shortAnswer':
      return { type: 'shortAnswer', text: storablePart(given.text) }
  }
}

/** Blanks as the specification's one text: trimmed, joined with `|`; a typed `|` or `\` gets a `\` in front. */
export function joinBlanks(blanks: readonly string[]): string {
  return blanks.map((blank) => blank.trim().replaceAll(/[\\|]/g, String.raw`\$&`)).join('|')
}

/** The texts of a joined one. */
export function blanksIn(content: string): string[] {
  const blanks = ['']
  for (const [piece] of content.matchAll(/\\[\\|]|[^]/gu)) {
    if (piece === '|') blanks.push('')
    else blanks.push(`${blanks.pop() ?? ''}${piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece}`)
  }
  return blanks
}

/** The blanks of a joined text, `count` of them: missing ones are empty, and what is too much is left out. */
export function splitBlanks(content: string, count: number): string[] {
  const blanks = blanksIn(content)
  return Array.from({ length: count }, (_, index) => blanks[index] ?? '')
}

/** An answer at the specification's border. */
export function recordOf(given: Answer): QuestionAnswerRecord {
  switch (given.type) {
    case 'single':
    case 'trueFalse':
      return { content: '', optionList: given.key === '' ? [] : [given.key] }
    case 'multiple':
      return { content: '', optionList: [...given.keys] }
    case 'blanks':
      return { content: joinBlanks(given.blanks), optionList: [] }
    case 'shortAnswer':
      return { content: given.text, optionList: [] }
  }
}

/** The specification's record as an answer of a type; `blanks` is how many the question has. */
export function answerOf(type: AnswerType, record: QuestionAnswerRecord, blanks: number): Answer {
  switch (type) {
    case 'single':
    case 'trueFalse':
      return { type, key: record.optionList[0] ?? '' }
    case 'multiple':
      return { type, keys: record.optionList }
    case 'blanks':
      return { type, blanks: splitBlanks(record.content, blanks) }
    case 'shortAnswer':
      return { type, text: record.content }
  }
}

/** An answer and the question (or sub-question) it answers. */
export interface AnswerEntry {
  readonly questionId: string
  readonly answer: Answer
}

/**
 * The text whose SHA-256, in lower-case hex, is an attempt's digest: one line for each answered question, ordered by its
 * id. Two lists of answers have the same text exactly when they say the same.
 */
export function digestText(entries: readonly AnswerEntry[]): string {
  return entries
    .filter((entry) => isAnswered(entry.answer))
    .map(({ questionId, answer: given }) => [questionId, JSON.stringify([questionId, contentOf(given)])] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, line]) => line)
    .join('\n')
}

/** What was answered, without the names of its fields. */
function contentOf(given: Answer): string | readonly string[] {
  const normal = normalAnswer(given)
  switch (normal.type) {
    case 'single':
    case 'trueFalse':
      return normal.key
    case 'multiple':
      return normal.keys
    case 'blanks':
      return normal.blanks.slice(0, normal.blanks.findLastIndex((blank) => blank !== '') + 1)
    case 'shortAnswer':
      return normal.text
  }
}
