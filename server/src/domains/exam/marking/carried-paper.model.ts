/** The paper that a finished attempt is marked again by: the paper as it is now, among the options that it was shown. */
import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'

import { optionPairs, wordsOf, type OptionPair } from '../papers/option-pairs.model'
import type { PaperQuestion, StoredOption } from '../papers/paper.schema'
import type { StoredKey } from './marking.schema'
import type { SolvedPaper } from './paper-version'

/** A question that stays as it was asked and marked, and why; one clause for the operator. */
export interface KeptQuestion {
  readonly questionId: string
  readonly why: string
}

export interface CarriedPaper {
  readonly paper: SolvedPaper
  readonly kept: readonly KeptQuestion[]
}

interface Carrying {
  /** What the attempt was asked and marked by. */
  readonly former: SolvedPaper
  readonly now: SolvedPaper
  readonly answers: readonly AnswerEntry[]
  /** The operator says that an option with other words is still the same. */
  readonly rewordedAreSame: boolean
}

/**
 * Stems, points and keys are those of now; options stay as they were shown, so that an answer says for good what it said,
 * and the key of now is written in their letters. A question that this cannot be done for stays whole as it was. A question
 * that was not asked is left out, and one that the paper has no more is gone.
 */
export function carriedPaper({ former, now, answers, rewordedAreSame }: Carrying): CarriedPaper {
  const asked = new Map(former.questions.map((row) => [row.id, row]))
  const formerKeys = new Map(former.keys.map((key) => [key.id, key]))
  const keys = new Map(now.keys.map((key) => [key.id, key]))
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  const kept: KeptQuestion[] = []
  const questions = now.questions.flatMap((after) => {
    const before = asked.get(after.id)
    if (before === undefined) {
      keys.delete(after.id)
      return []
    }
    const right = keys.get(after.id)?.options ?? []
    const carried = carriedQuestion({ before, after, right, answer: given.get(after.id), rewordedAreSame })
    if ('why' in carried) {
      kept.push({ questionId: after.id, why: carried.why })
      replace(keys, after.id, formerKeys.get(after.id))
      return [before]
    }
    const key = keys.get(after.id)
    replace(keys, after.id, key === undefined ? undefined : { ...key, options: carried.right })
    return [carried.question]
  })
  return { paper: { ...now, questions, keys: [...keys.values()] }, kept }
}

function replace(keys: Map<string, StoredKey>, id: string, key: StoredKey | undefined): void {
  if (key === undefined) keys.delete(id)
  else keys.set(id, key)
}

interface Changed {
  readonly before: PaperQuestion
  readonly after: PaperQuestion
  /** Letters of now. */
  readonly right: readonly string[]
  readonly answer: Answer | undefined
  readonly rewordedAreSame: boolean
}

type Carried = { readonly question: PaperQuestion; readonly right: readonly string[] } | { readonly why: string }

function carriedQuestion({ before, after, right, answer, rewordedAreSame }: Changed): Carried {
  if (before.type !== after.type) return { why: `it is of type ${after.type} now, it was of ${before.type}` }
  if (before.blanks !== after.blanks) return { why: `its blanks are ${after.blanks} now, they were ${before.blanks}` }
  const pairs = optionPairs(before.options, after.options)
  const isSame = ({ isReworded }: OptionPair): boolean => rewordedAreSame || !isReworded
  for (const option of before.options) {
    const pair = pairs.find((one) => one.before === option)
    if (!chosenIn(answer).includes(option.key) || (pair !== undefined && isSame(pair))) continue
    return { why: pair === undefined ? `${named(option)} is no option any more` : rewording(pair) }
  }
  for (const option of after.options) {
    const pair = pairs.find((one) => one.after === option)
    if (!right.includes(option.key) || (pair !== undefined && isSame(pair))) continue
    return { why: pair === undefined ? `the right option ${named(option)} was not among its options` : rewording(pair) }
  }
  const rightThen = pairs.filter((pair) => right.includes(pair.after.key)).map((pair) => pair.before.key)
  return { question: { ...after, options: before.options }, right: rightThen.sort() }
}

function chosenIn(answer: Answer | undefined): readonly string[] {
  switch (answer?.type) {
    case 'single':
    case 'trueFalse':
      return [answer.key]
    case 'multiple':
      return answer.keys
    default:
      return []
  }
}

function rewording({ before, after }: OptionPair): string {
  return `${named(before)} is ${named(after)} now`
}

function named(option: StoredOption): string {
  const words = wordsOf(option).replaceAll(/<[^>]*>/g, '')
  return `${option.key} “${words.length > 40 ? `${words.slice(0, 40)}…` : words}”`
}
