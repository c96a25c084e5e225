/** What each question of a paper is worth, so that everything right is all the points there are. */
import { sum } from '@campus/contracts/exam-question'

import type { PaperQuestion } from './paper.schema'

type Worthy = Pick<PaperQuestion, 'id' | 'parentId' | 'position' | 'points'>

/**
 * Points of a question. A passage is worth what its parts are. Parts without points share what the passage has beyond
 * the other parts, in hundredths: where it does not divide, the first of them have one hundredth more.
 */
export function worthOf(question: Worthy, questions: readonly Worthy[]): number {
  if (question.parentId !== null) {
    const passage = questions.find(({ id }) => id === question.parentId)
    return partWorth(question, passage?.points ?? null, partsOf(question.parentId, questions))
  }
  const parts = partsOf(question.id, questions)
  if (parts.length === 0) return question.points ?? 0
  return sum(parts.map((part) => partWorth(part, question.points, parts)))
}

/** Points of a whole paper. */
export function pointsOf(questions: readonly Worthy[]): number {
  return sum(questions.filter(({ parentId }) => parentId === null).map((question) => worthOf(question, questions)))
}

function partsOf(id: string, questions: readonly Worthy[]): readonly Worthy[] {
  return questions
    .filter(({ parentId }) => parentId === id)
    .sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
}

function partWorth(part: Worthy, ofPassage: number | null, parts: readonly Worthy[]): number {
  if (part.points !== null) return part.points
  const sharing = parts.filter(({ points }) => points === null)
  const own = sum(parts.map(({ points }) => points ?? 0))
  const hundredths = Math.max(0, Math.round(((ofPassage ?? 0) - own) * 100))
  const place = sharing.findIndex(({ id }) => id === part.id)
  const more = place < hundredths % sharing.length ? 1 : 0
  return (Math.floor(hundredths / sharing.length) + more) / 100
}
