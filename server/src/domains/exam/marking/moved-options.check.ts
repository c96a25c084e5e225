/** A key names options by their letters, so options that move take a line of the solution with them. */
import { and, eq } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { standStill, wordsOf } from '../papers/option-pairs.model'
import { paperQuestions, type PaperQuestion } from '../papers/paper.schema'
import { questionKeys } from './marking.schema'

export const movedOptionsCheck: ImportCheck = {
  tables: ['questions'],
  async begin(tx, given) {
    const before = await questionsOf(tx, given)
    return async () => {
      const after = new Map((await questionsOf(tx, given)).map((question) => [question.id, question]))
      const saidAgain = new Set([...given.idsOf('solutions'), ...given.removedOf('solutions')])
      const moved = before.filter(({ id, options }) => {
        const question = after.get(id)
        return question !== undefined && !saidAgain.has(id) && !standStill(options, question.options)
      })
      const keys = await keysOf(tx, given, moved)
      const faults = moved.flatMap(({ id, options }): RowFinding[] => {
        const right = keys.get(id) ?? []
        if (right.length === 0) return []
        const now = after.get(id)?.options ?? []
        const isMoved = right.some((key) => {
          const was = options.find((option) => option.key === key)
          const is = now.find((option) => option.key === key)
          return was === undefined || is === undefined || wordsOf(was) !== wordsOf(is)
        })
        const message = `options have moved, and ${right.join(', ')} of its solution would be another: say the right ones again in solutions.csv`
        return isMoved ? [{ at: [{ table: 'questions', id }], message }] : []
      })
      return { faults }
    }
  },
}

function questionsOf(tx: Transaction, { tenantId, idsOf }: GivenRows): Promise<PaperQuestion[]> {
  return tx
    .select()
    .from(paperQuestions)
    .where(and(eq(paperQuestions.tenantId, tenantId), among(paperQuestions.id, idsOf('questions'))))
}

/** Letters of the right options, by question. */
async function keysOf(
  tx: Transaction,
  { tenantId }: GivenRows,
  questions: readonly PaperQuestion[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = questions.map(({ id }) => id)
  const keys = await tx
    .select()
    .from(questionKeys)
    .where(and(eq(questionKeys.tenantId, tenantId), among(questionKeys.id, ids)))
  return new Map(keys.map((key) => [key.id, key.options]))
}
