/** What whole papers are worth. */
import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import { paperQuestions, type PaperQuestion } from './paper.schema'
import { pointsOf } from './worth.model'

/** Points by paper; a paper without questions is missing. In the school's transaction. */
export async function pointsOfPapers(
  tx: Transaction,
  paperIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (paperIds.length === 0) return new Map()
  const questions = await tx
    .select()
    .from(paperQuestions)
    .where(inArray(paperQuestions.paperId, [...paperIds]))
  const byPaper = new Map<string, PaperQuestion[]>()
  for (const question of questions) {
    const others = byPaper.get(question.paperId)
    if (others === undefined) byPaper.set(question.paperId, [question])
    else others.push(question)
  }
  return new Map([...byPaper].map(([paperId, asked]) => [paperId, pointsOf(asked)]))
}
