import type { Paper, Question } from '@campus/contracts/exam-question'
import { loadAhead } from '@campus/ui/use-loaded'

import { hasFormula } from '../content/content.model'
import { loadFormulas } from '../content/load-formulas'
import { PART_OF_TYPE } from './parts'

export const loadPassage = async () => (await import('./Passage')).Passage

/**
 * Fetches what every question of a paper is drawn with, so that none waits for code later, without a connection for
 * instance. Never rejects: what did not come is asked for again where it is drawn.
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
