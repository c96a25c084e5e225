/** The written rules of marking. They see the key, so they run on the server alone; `sealed.ts` says how that is kept. */
import { isAnswered, type Answer } from '@campus/contracts/exam-answer'
import { isAnswerable, type LeafQuestion } from '@campus/contracts/exam-question'

import { readEscaped } from '../../../platform/http/escaped-text.model'
import { plainSigns } from '../../../platform/plain-signs.model'
import { SEAL } from './sealed'

/** What solves a question. */
export interface QuestionKey {
  readonly options: readonly string[]
  readonly blanks: readonly (readonly string[])[]
  /** A model answer, HTML. */
  readonly model: string
  /** In blanks `ab` is not `AB`; undefined, as false, in papers that were kept before it could be said. */
  readonly caseCounts?: boolean
}

export interface MarkingManner {
  /** Points of the question. */
  readonly worth: number
  /** Multiple choice: a share for each right option, as long as no wrong one is chosen. */
  readonly partialCredit: boolean
  /** Nobody else will mark it: a short answer counts when it is the model answer. */
  readonly byServer: boolean
}

/** What an answer is worth; nulls where a marker decides. */
export interface Mark {
  readonly points: number | null
  readonly isRight: boolean | null
}

/** Whether the rules decide every answer to it: a short answer is read by somebody. */
export function isRuled(question: LeafQuestion): boolean {
  return isAnswerable(question) && question.type !== 'shortAnswer'
}

const WRONG: Mark = { points: 0, isRight: false }

/**
 * Marks an answer by the rules. An unanswered question is wrong, and so is one whose answer is of another type, as it is
 * when the question was changed under an open attempt: an attempt can always be handed in.
 */
export function markAnswer(
  question: LeafQuestion,
  key: QuestionKey,
  given: Answer | undefined,
  manner: MarkingManner,
): Mark {
  if (given === undefined || given.type !== question.type || !isAnswered(given)) return WRONG
  const right: Mark = { points: manner.worth, isRight: true }
  switch (given.type) {
    case 'single':
    case 'trueFalse':
      return key.options.length === 1 && key.options[0] === given.key ? right : WRONG
    case 'multiple':
      return markChoices(given.keys, key.options, manner)
    case 'blanks':
      return key.blanks.length === given.blanks.length &&
        key.blanks.every((alternatives, index) =>
          alternatives.some((one) => compared(one, key) === compared(given.blanks[index] ?? '', key)),
        )
        ? right
        : WRONG
    case 'shortAnswer':
      if (!manner.byServer) return { points: null, isRight: null }
      return compared(plainText(key.model), key) === compared(given.text, key) ? right : WRONG
    default:
      throw new Error(`${SEAL}: no rule for ${JSON.stringify(given satisfies never)}`)
  }
}

function markChoices(
  chosen: readonly string[],
  right: readonly string[],
  { worth, partialCredit }: MarkingManner,
): Mark {
  if (chosen.some((key) => !right.includes(key))) return WRONG
  const hits = new Set(chosen).size
  if (hits === right.length) return { points: worth, isRight: true }
  // In whole hundredths: 2.3 × 100 is a little less than 230.
  const share = Math.floor((Math.round(worth * 100) * hits) / right.length) / 100
  return { points: partialCredit ? share : 0, isRight: false }
}

function compared(text: string, { caseCounts = false }: QuestionKey): string {
  return caseCounts ? folded(text) : folded(text).toLowerCase()
}

/**
 * A text as a reader sees it: in plain signs, runs of white space as one space and none beside Chinese or its marks, and
 * without the full stop after its last word.
 */
export function folded(text: string): string {
  return plainSigns(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/ ?([\p{Script=Han}、。]) ?/gu, '$1')
    .replaceAll(/(?<=[\p{Script=Han}])([,;:!?]) /gu, '$1')
    .replace(/(?<=\S) ?[.。]$/, '')
}

/** The words of HTML as it is kept; what begins a line of its own is a word of its own. */
function plainText(html: string): string {
  return readEscaped(
    html
      .replaceAll(/<\/?(?:p|div|br|li|ul|ol|h\d|tr|td|th|table|blockquote|pre)\b[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, ''),
  )
}
