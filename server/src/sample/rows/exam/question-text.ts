/** Questions of the sample papers, as they are written down. Everything in them is invented. */

interface TextBase {
  /** HTML; formulas stand between `$…$` or `\(…\)`. */
  readonly stem: string
  /** null where the points are those of the parts. */
  readonly points: number | null
  /** HTML. */
  readonly explanation: string
}

/** A question with its solution, which is kept apart from it. */
export interface QuestionText extends TextBase {
  /** The specification's code. */
  readonly type: 1 | 2 | 3 | 4 | 6 | 11 | 13
  /** HTML of each option; keys are A, B, C … */
  readonly options: readonly string[]
  /** Indexes of the right options. */
  readonly right: readonly number[]
  /** Every alternative of each blank. */
  readonly blanks: readonly (readonly string[])[]
  /** Of a short answer: what it says beside the stem, and a model answer. */
  readonly content: string
  readonly model: string
  readonly parts: readonly QuestionText[]
}

export interface PaperText {
  readonly name: string
  readonly partialCredit: boolean
  readonly questions: readonly QuestionText[]
}

const NOTHING = { options: [], right: [], blanks: [], content: '', model: '', parts: [] } as const

export function single(
  stem: string,
  points: number,
  options: readonly string[],
  right: number,
  explanation: string,
): QuestionText {
  return { ...NOTHING, type: 1, stem, points, options, right: [right], explanation }
}

export function multiple(
  stem: string,
  points: number,
  options: readonly string[],
  right: readonly number[],
  explanation: string,
): QuestionText {
  return { ...NOTHING, type: 2, stem, points, options, right, explanation }
}

export function trueFalse(stem: string, points: number, isTrue: boolean, explanation: string): QuestionText {
  return { ...NOTHING, type: 3, stem, points, options: ['正确', '错误'], right: [isTrue ? 0 : 1], explanation }
}

export function fill(
  stem: string,
  points: number,
  blanks: readonly (readonly string[])[],
  explanation: string,
): QuestionText {
  return { ...NOTHING, type: 4, stem, points, blanks, explanation }
}

export function short(stem: string, points: number, model: string, explanation: string, content = ''): QuestionText {
  return { ...NOTHING, type: 6, stem, points, content, model, explanation }
}

/** A passage with its parts; without points of its own it is worth what they are. */
export function passage(
  type: 11 | 13,
  stem: string,
  points: number | null,
  parts: readonly QuestionText[],
): QuestionText {
  return { ...NOTHING, type, stem, points, parts, explanation: '' }
}
