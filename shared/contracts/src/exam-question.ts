/** A paper as it is worked with: one type for each kind of question, grouped, counted and numbered. Pure. */
import { normalAnswer, type Answer, type AnswerType } from './exam-answer'
import type { QuestionPartRecord, QuestionRecord, QuestionUnit } from './exam-paper'

export interface QuestionOption {
  /** What an answer names. */
  readonly key: string
  /** HTML; '' when the option is `label` alone. */
  readonly html: string
  /** Plain text; '' when there is `html`. */
  readonly label: string
}

/** What is right; known in review only. */
export interface Solution {
  readonly keys: readonly string[]
  /** Every alternative of each blank. */
  readonly blanks: readonly (readonly string[])[]
  /** A model answer, HTML. */
  readonly text: string
  /** HTML; '' for none. */
  readonly explanation: string
}

interface QuestionBase {
  readonly id: string
  readonly unitId: string
  /** The specification's code of the type. */
  readonly code: number
  /** HTML. */
  readonly stem: string
  readonly points: number
  /** Flagged for review by the learner. */
  readonly isMarked: boolean
  /** null until the attempt may be reviewed. */
  readonly solution: Solution | null
}

export interface ChoiceQuestion extends QuestionBase {
  readonly type: 'single' | 'multiple' | 'trueFalse'
  readonly options: readonly QuestionOption[]
}
export interface BlanksQuestion extends QuestionBase {
  readonly type: 'blanks'
  /** At least 1. */
  readonly blanks: number
}
export interface ShortAnswerQuestion extends QuestionBase {
  readonly type: 'shortAnswer'
  /** What the question says beside its stem, HTML. */
  readonly content: string
}
/** Of a type this release does not know: shown, never answered. */
export interface UnsupportedQuestion extends QuestionBase {
  readonly type: 'unsupported'
}
export type AnswerableQuestion = ChoiceQuestion | BlanksQuestion | ShortAnswerQuestion
/** A question that is numbered: one of its own, or a part of a passage. */
export type LeafQuestion = AnswerableQuestion | UnsupportedQuestion
/** Reading comprehension or cloze: a passage, its stem, and the parts asked about it. */
export interface PassageQuestion extends QuestionBase {
  readonly type: 'passage'
  readonly parts: readonly LeafQuestion[]
}
export type Question = LeafQuestion | PassageQuestion

/** The questions of one type. */
export interface QuestionGroup {
  readonly code: number
  /** Sub-questions count, their passage does not. */
  readonly count: number
  readonly points: number
  readonly questions: readonly Question[]
}

/** A numbered question and the page it stands on: itself, or the passage it is a part of. */
export interface NumberedQuestion {
  /** From 1, through all groups. */
  readonly number: number
  readonly question: LeafQuestion
  readonly page: Question
  readonly code: number
}

export interface Paper {
  readonly title: string
  /** HTML. */
  readonly description: string
  /** 0 for no limit. */
  readonly minutes: number
  /** Of xskt work; '' else. */
  readonly xsktUserToken: string
  /** By ascending code of the type. */
  readonly groups: readonly QuestionGroup[]
  /** Every question with a number, in the order of the groups. */
  readonly numbered: readonly NumberedQuestion[]
}

/** A paper of the wire as it is worked with. */
export function paperOf(unit: QuestionUnit): Paper {
  const groups = Object.entries(unit.questionResultVOMap)
    .map(([code, records]) => groupOf(Number(code), records))
    .filter(({ questions }) => questions.length > 0)
    .sort((one, other) => one.code - other.code)
  return {
    title: unit.title,
    description: unit.description,
    minutes: unit.unitTime,
    xsktUserToken: unit.xsktUserToken,
    groups,
    numbered: groups
      .flatMap(({ code, questions }) => questions.map((page) => ({ code, page })))
      .flatMap(({ code, page }) => leavesOf(page).map((question) => ({ code, page, question })))
      .map((entry, index) => ({ number: index + 1, ...entry })),
  }
}

function groupOf(code: number, records: readonly QuestionRecord[]): QuestionGroup {
  const questions = records.map(questionOf)
  return {
    code,
    count: questions.flatMap(leavesOf).length,
    points: sum(questions.map(({ points }) => points)),
    questions,
  }
}

/** The parts of a passage, or the question itself. */
export function leavesOf(question: Question): readonly LeafQuestion[] {
  return question.type === 'passage' ? question.parts : [question]
}

/** Whether it can be answered here. */
export function isAnswerable(question: LeafQuestion): question is AnswerableQuestion {
  return question.type !== 'unsupported'
}

/** A question of the wire; a passage's points are its own, else the sum of its parts'. */
export function questionOf(record: QuestionRecord): Question {
  if (record.questionType !== 11 && record.questionType !== 13) return leafOf(record)
  const parts = record.readQuestionList.map(leafOf)
  const points = record.examPoint ?? sum(parts.map((part) => part.points))
  return { ...baseOf(record), type: 'passage', parts, points }
}

/** A sub-question, or a question that has none. */
export function leafOf(record: QuestionPartRecord): LeafQuestion {
  const base = baseOf(record)
  const { optionList, content } = record.questionContentVO
  const options = optionList.map(({ key, value, content: html }) => ({ key, html, label: html === '' ? value : '' }))
  switch (record.questionType) {
    case 1:
      return { ...base, type: 'single', options }
    case 2:
      return { ...base, type: 'multiple', options }
    case 3:
      return { ...base, type: 'trueFalse', options }
    case 4:
      return { ...base, type: 'blanks', blanks: Math.max(1, optionList.length) }
    case 6:
      return { ...base, type: 'shortAnswer', content }
    default:
      return { ...base, type: 'unsupported' }
  }
}

function baseOf(record: QuestionPartRecord): QuestionBase {
  const { questionAnswerVO: solution } = record
  return {
    id: record.id,
    unitId: record.questionUnitId,
    code: record.questionType,
    stem: record.trunk,
    points: record.examPoint ?? 0,
    isMarked: record.markStatus !== '' && record.markStatus !== '0',
    solution:
      solution === null
        ? null
        : {
            keys: solution.optionList,
            blanks: solution.blankList,
            text: solution.content,
            explanation: solution.contentDesc,
          },
  }
}

/** Points are given in hundredths at the least; added as they are, 0.1 and 0.2 would be a little too much. */
export function sum(points: readonly number[]): number {
  return points.reduce((total, value) => total + Math.round(value * 100), 0) / 100
}

/** The empty answer to a question. */
export function emptyAnswer(question: AnswerableQuestion): Answer {
  switch (question.type) {
    case 'single':
    case 'trueFalse':
      return { type: question.type, key: '' }
    case 'multiple':
      return { type: 'multiple', keys: [] }
    case 'blanks':
      return { type: 'blanks', blanks: Array.from({ length: question.blanks }, () => '') }
    case 'shortAnswer':
      return { type: 'shortAnswer', text: '' }
  }
}

/** An answer in the form in which it is kept; null when it is none to this question: another type, an unknown option, a blank too many. */
export function answerTo(question: LeafQuestion, given: Answer): Answer | null {
  if (!isAnswerable(question) || given.type !== (question.type satisfies AnswerType)) return null
  const normal = normalAnswer(given)
  if (normal.type === 'blanks') {
    const missing = question.type === 'blanks' ? question.blanks - normal.blanks.length : -1
    return missing < 0 ? null : { ...normal, blanks: [...normal.blanks, ...Array.from({ length: missing }, () => '')] }
  }
  if (normal.type === 'shortAnswer') return normal
  const options = 'options' in question ? question.options : []
  const keys = normal.type === 'multiple' ? normal.keys : [normal.key].filter((key) => key !== '')
  return keys.every((chosen) => options.some(({ key }) => key === chosen)) ? normal : null
}
