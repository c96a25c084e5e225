import { hasFormula } from '@campus/contracts/exam-formula'
import type { Paper, Question } from '@campus/contracts/exam-question'
import { loadAhead } from '@campus/ui/use-loaded'

import { loadFormulas } from '../content/load-formulas'
import { PART_OF_TYPE } from './parts'

export const loadPassage = async () => (await import('./Passage')).Passage

/**
 * Loads the code of all question types in a paper, so that none has to load later, for example while offline.
 * Never rejects: code that failed to load is requested again where it is needed.
 */
export async function loadPartsOf(paper: Paper): Promise<void> {
  const loads: (() => Promise<unknown>)[] = [
    ...new Set(paper.numbered.map(({ question }) => PART_OF_TYPE[question.type])),
  ]
  const pages = paper.groups.flatMap(({ questions }) => questions)
  if (pages.some(({ type }) => type === 'passage')) loads.push(loadPassage)
  if (pages.some(questionHasFormula)) loads.push(loadFormulas)
  await Promise.allSettled(loads.map(loadAhead))
}

function questionHasFormula(question: Question): boolean {
  return textsOf(question).some(hasFormula)
}

function textsOf(question: Question): string[] {
  const own = [question.stem, question.solution?.explanation ?? '', question.solution?.text ?? '']
  switch (question.type) {
    case 'passage':
      return [...own, ...question.parts.flatMap(textsOf)]
    case 'single':
    case 'multiple':
    case 'trueFalse':
      return [...own, ...question.options.map(({ html }) => html)]
    case 'shortAnswer':
      return [...own, question.content]
    case 'blanks':
    case 'unsupported':
      return own
  }
}
