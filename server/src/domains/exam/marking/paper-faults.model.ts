/** Whether a question can be sat and marked as it is written. The rules are those of answering and of marking. */
import { sum } from '@campus/contracts/exam-question'

import { wordsOf } from '../papers/option-pairs.model'
import type { PaperQuestion } from '../papers/paper.schema'
import { folded, type QuestionKey } from './rules.model'

export interface JudgedQuestion {
  readonly question: PaperQuestion
  /** What solves it; undefined without a line of its own. */
  readonly key: QuestionKey | undefined
  /** The questions of its paper. */
  readonly paper: readonly PaperQuestion[]
  /** No teacher will mark it. */
  readonly isMarkedByServer: boolean
}

/** A mistake, in the question's own line or in that of its solution. */
export interface QuestionFault {
  readonly in: 'questions' | 'solutions'
  /** The column first. */
  readonly message: string
}

/** The specification's codes of questions that can be answered here. */
export const QUESTION_TYPES: Readonly<Record<number, string>> = {
  1: 'single choice',
  2: 'multiple choice',
  3: 'true or false',
  4: 'blanks',
  6: 'short answer',
  11: 'reading with parts',
  13: 'cloze with parts',
}

const PASSAGES: readonly number[] = [11, 13]
const CLOZE = 13
const TRUE_FALSE = ['正确', '错误']

/** Everything that is wrong with a question. */
export function faultsOf(judged: JudgedQuestion): readonly QuestionFault[] {
  const { question } = judged
  return [...stemFaults(judged), ...placeFaults(judged), ...solutionFaults(judged), ...pointFaults(question, judged)]
}

const ofQuestion = (message: string): QuestionFault => ({ in: 'questions', message })
const ofSolution = (message: string): QuestionFault => ({ in: 'solutions', message })

/** In a cloze the text of the passage asks. */
function stemFaults({ question, paper }: JudgedQuestion): QuestionFault[] {
  const parent = paper.find(({ id }) => id === question.parentId)
  const isAsked = saysSomething(question.stem) || parent?.type === CLOZE
  return isAsked ? [] : [ofQuestion('stem is missing')]
}

function placeFaults({ question, paper }: JudgedQuestion): QuestionFault[] {
  return [...orderFaults(question, paper), ...parentFaults({ question, paper })]
}

/** Which of two comes first must be said. */
function orderFaults(question: PaperQuestion, paper: readonly PaperQuestion[]): QuestionFault[] {
  const isBeside = (one: PaperQuestion): boolean =>
    one.id !== question.id &&
    one.parentId === question.parentId &&
    (one.parentId !== null || one.type === question.type) &&
    one.position === question.position
  const others = paper.filter(isBeside).map(({ id }) => id)
  return others.length === 0
    ? []
    : [
        ofQuestion(
          `position must be a place of its own, ${question.position} is also that of ${others.sort().join(', ')}`,
        ),
      ]
}

function parentFaults({ question, paper }: Pick<JudgedQuestion, 'question' | 'paper'>): QuestionFault[] {
  if (question.parentId === null) return []
  const parent = paper.find(({ id }) => id === question.parentId)
  if (parent === undefined) return [ofQuestion(`parentId names ${question.parentId}, which is in another paper`)]
  if (PASSAGES.includes(question.type)) return [ofQuestion(`type must be of a part, ${question.type} has parts itself`)]
  if (!PASSAGES.includes(parent.type)) {
    return [ofQuestion(`parentId must name a question of type 11 or 13, ${parent.id} is of type ${parent.type}`)]
  }
  return []
}

function solutionFaults(judged: JudgedQuestion): QuestionFault[] {
  switch (judged.question.type) {
    case 1:
    case 3:
      return choiceFaults(judged, 'exactly one')
    case 2:
      return choiceFaults(judged, 'at least one')
    case 4:
      return blankFaults(judged)
    case 6:
      return judged.isMarkedByServer && !saysSomething(judged.key?.model ?? '')
        ? [ofSolution('model is missing: the server marks this short answer, so it must know the right one')]
        : []
    case 11:
    case 13: {
      const { question, paper } = judged
      const hasParts = paper.some(({ parentId }) => parentId === question.id)
      return hasParts ? [] : [ofQuestion(`type ${question.type} must have parts, no question names it as parentId`)]
    }
    default:
      return [ofQuestion(`type ${judged.question.type} is none of ${Object.keys(QUESTION_TYPES).join(', ')}`)]
  }
}

function choiceFaults({ question, key }: JudgedQuestion, right: 'exactly one' | 'at least one'): QuestionFault[] {
  const { options, type } = question
  const faults: QuestionFault[] = []
  if (type === 3 && options.map(({ label }) => label).join() !== TRUE_FALSE.join()) {
    faults.push(ofQuestion(`options must be ${TRUE_FALSE.join(' and ')} in this order, each in a line`))
  } else if (options.length < 2) {
    faults.push(ofQuestion(`options must be at least two, each in a line; there are ${options.length}`))
  }
  faults.push(...sameOptions(options))
  const keys = key?.options ?? []
  const last = options.at(-1)?.key ?? ''
  for (const given of keys) {
    if (options.length === 0 || options.some((option) => option.key === given)) continue
    faults.push(ofSolution(`options must be letters from A to ${last}, each in a line; ${given} is none of them`))
  }
  if (keys.length === 0 || (right === 'exactly one' && keys.length > 1)) {
    faults.push(ofSolution(`options must name ${right} right option, ${keys.length} are named`))
  }
  return faults
}

/** Whoever chooses one of them has chosen the other, too. */
function sameOptions(options: PaperQuestion['options']): QuestionFault[] {
  return options.flatMap((option, index) => {
    const former = options.slice(0, index).find((one) => wordsOf(one) === wordsOf(option))
    return former === undefined ? [] : [ofQuestion(`options must differ, ${former.key} and ${option.key} say the same`)]
  })
}

function blankFaults({ question: { blanks, stem }, key }: JudgedQuestion): QuestionFault[] {
  if (blanks < 1) return [ofQuestion('blanks must be at least 1')]
  const { sure, likely } = gapsIn(stem)
  if (sure > 0 && (blanks < sure || blanks > sure + likely)) {
    return [ofQuestion(`blanks are ${blanks}, the stem has ${sure + likely} gaps`)]
  }
  const lines = key?.blanks ?? []
  if (lines.length !== blanks) {
    return [ofSolution(`blanks must have a line for each of ${blanks} blanks, there are ${lines.length}`)]
  }
  return lines.flatMap((rights, index) =>
    rights.some((right) => folded(right) !== '') ? [] : [ofSolution(`blanks has nothing right in line ${index + 1}`)],
  )
}

/** What an author should look at: a stem that seems to have other gaps than there are fields. */
export function notesOf({ type, blanks, stem }: PaperQuestion): readonly string[] {
  const { sure, likely } = gapsIn(stem)
  const gaps = sure + likely
  return type !== 4 || gaps === 0 || gaps === blanks
    ? []
    : [
        `blanks are ${blanks}, the stem seems to have ${gaps} gaps: learners get ${blanks === 1 ? 'one field' : `${blanks} fields`}`,
      ]
}

/** Lines of underscores are gaps; brackets and underlining with nothing in them mostly are. Code has none. */
function gapsIn(stem: string): { readonly sure: number; readonly likely: number } {
  const text = stem.replaceAll(/<(code|pre)\b[^]*?<\/\1>/g, '').replaceAll('&nbsp;', ' ')
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  return {
    sure: count(/_{2,}|＿+/g),
    likely: count(/(?<![\w)\]])[(（【]\s*[)）】]|<u>\s*<\/u>/g),
  }
}

/** Points that nobody can get, or that are got twice. */
function pointFaults({ id, parentId, points }: PaperQuestion, { paper }: JudgedQuestion): QuestionFault[] {
  const parts = paper.filter((part) => part.parentId === id)
  if (points === null) {
    const isWorthNothing = parentId === null && (parts.length === 0 || parts.some((part) => part.points === null))
    return isWorthNothing ? [ofQuestion('points are missing')] : []
  }
  if (parts.length === 0) return []
  const own = sum(parts.map((part) => part.points ?? 0))
  const isShared = parts.some((part) => part.points === null)
  if (isShared ? own < points : own === points) return []
  return [
    ofQuestion(
      isShared
        ? `points are ${points}, its parts with points have ${own}: nothing is left for the others`
        : `points are ${points}, those of its parts ${own}`,
    ),
  ]
}

/** Whether a reader finds anything: words, a picture or a sound. */
export function saysSomething(html: string): boolean {
  return /<(?:img|audio)\b/i.test(html) || html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== ''
}
