/** The written rules of marking. They see the key, so they run on the server alone; `sealed.ts` says how that is kept. */
import { isAnswered, type Answer } from '@campus/contracts/exam-answer'
import type { LeafQuestion } from '@campus/contracts/exam-question'

import { SEAL } from './sealed'

/** What solves a question. */
export interface QuestionKey {
  readonly options: readonly string[]
  readonly blanks: readonly (readonly string[])[]
  /** A model answer, HTML. */
  readonly model: string
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

const WRONG: Mark = { points: 0, isRight: false }

/** Marks an answer by the rules. An unanswered question is wrong. */
export function markAnswer(
  question: LeafQuestion,
  key: QuestionKey,
  given: Answer | undefined,
  manner: MarkingManner,
): Mark {
  if (given === undefined || !isAnswered(given)) return WRONG
  const right: Mark = { points: manner.worth, isRight: true }
  switch (given.type) {
    case 'single':
    case 'trueFalse':
      return key.options.length === 1 && key.options[0] === given.key ? right : WRONG
    case 'multiple':
      return markChoices(given.keys, key.options, manner)
    case 'blanks':
      if (question.type !== 'blanks') throw new Error(`${SEAL}: ${question.id} has no blanks`)
      return key.blanks.length === given.blanks.length &&
        key.blanks.every((alternatives, index) =>
          alternatives.some((one) => folded(one) === folded(given.blanks[index] ?? '')),
        )
        ? right
        : WRONG
    case 'shortAnswer':
      if (!manner.byServer) return { points: null, isRight: null }
      return folded(plainText(key.model)) === folded(given.text) ? right : WRONG
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

/** Blanks are compared trimmed, full-width and half-width forms alike, runs of white space as one space. */
export function folded(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
}

function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}
