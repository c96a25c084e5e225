import { joinBlanks } from '@campus/contracts/exam-answer'

import type { SolutionRecord } from '../papers/paper-record'
import type { SolvedPaper } from './paper-version'

/** What solves each question of a paper, by its id. */
export function solutionsOf({ keys }: Pick<SolvedPaper, 'keys'>): ReadonlyMap<string, SolutionRecord> {
  return new Map(
    keys.map((key) => [
      key.id,
      {
        optionList: [...key.options],
        content: key.blanks.length > 0 ? joinBlanks(key.blanks.map(([first = '']) => first)) : key.model,
        contentDesc: key.explanation,
        blankList: key.blanks.map((alternatives) => [...alternatives]),
      },
    ]),
  )
}
