/** Papers as they will be sat and marked. */
import { and, eq } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { isMarkedByServer } from '../papers/paper-record'
import { paperQuestions, works, type PaperQuestion } from '../papers/paper.schema'
import { questionKeys } from './marking.schema'
import { faultsOf, notesOf } from './paper-faults.model'

export const paperCheck: ImportCheck = {
  tables: ['papers', 'questions', 'solutions', 'works'],
  async begin(tx, given) {
    // A question that is taken away, or moves to another paper, is still of its former one.
    const before = await touchedPapers(tx, given)
    return async () => {
      const removed = given.removedOf('papers')
      const touched = [...new Set([...before, ...(await touchedPapers(tx, given))])].filter(
        (id) => !removed.includes(id),
      )
      const of = { tenantId: given.tenantId, paperIds: touched }
      const questions = await questionsOf(tx, of)
      const empty = emptyPapers(touched, questions, await worksOf(tx, of))
      const named = new Set(given.idsOf('questions'))
      const notes = questions
        .filter(({ id }) => named.has(id))
        .flatMap((question) =>
          notesOf(question).map((message) => ({ at: [{ table: 'questions', id: question.id }], message })),
        )
      return { faults: [...empty, ...(await questionFaults(tx, of, questions))], notes }
    }
  },
}

interface Papers {
  readonly tenantId: string
  readonly paperIds: readonly string[]
}

/** Papers that a line is about: their own, a question's, a solution's or a work's; as they are now. */
async function touchedPapers(tx: Transaction, given: GivenRows): Promise<readonly string[]> {
  const { tenantId, idsOf } = given
  const questionIds = ['questions', 'solutions'].flatMap((table) => linesOf(given, table))
  const ofQuestions = await tx
    .selectDistinct({ id: paperQuestions.paperId })
    .from(paperQuestions)
    .where(and(eq(paperQuestions.tenantId, tenantId), among(paperQuestions.id, questionIds)))
  const ofWorks = await tx
    .selectDistinct({ id: works.paperId })
    .from(works)
    .where(and(eq(works.tenantId, tenantId), among(works.id, linesOf(given, 'works'))))
  return [...new Set([...idsOf('papers'), ...[...ofQuestions, ...ofWorks].flatMap(({ id }) => id ?? [])])]
}

function linesOf({ idsOf, removedOf }: GivenRows, table: string): string[] {
  return [...idsOf(table), ...removedOf(table)]
}

function questionsOf(tx: Transaction, { tenantId, paperIds }: Papers): Promise<PaperQuestion[]> {
  return tx
    .select()
    .from(paperQuestions)
    .where(and(eq(paperQuestions.tenantId, tenantId), among(paperQuestions.paperId, [...paperIds])))
}

function worksOf(tx: Transaction, { tenantId, paperIds }: Papers) {
  return tx
    .select()
    .from(works)
    .where(and(eq(works.tenantId, tenantId), among(works.paperId, [...paperIds])))
}

function emptyPapers(
  paperIds: readonly string[],
  questions: readonly PaperQuestion[],
  given: readonly (typeof works.$inferSelect)[],
): RowFinding[] {
  const full = new Set(questions.map(({ paperId }) => paperId))
  return paperIds
    .filter((id) => !full.has(id))
    .map((id) => ({
      at: [
        { table: 'papers', id },
        ...given.filter(({ paperId }) => paperId === id).map((work) => ({ table: 'works', id: work.id })),
      ],
      message: `id ${id} is a paper without a question`,
    }))
}

async function questionFaults(
  tx: Transaction,
  of: Papers,
  questions: readonly PaperQuestion[],
): Promise<readonly RowFinding[]> {
  const keys = await tx
    .select()
    .from(questionKeys)
    .where(
      and(
        eq(questionKeys.tenantId, of.tenantId),
        among(
          questionKeys.id,
          questions.map(({ id }) => id),
        ),
      ),
    )
  const keyOf = new Map(keys.map((key) => [key.id, key]))
  const byServer = new Set((await worksOf(tx, of)).filter(isMarkedByServer).map(({ paperId }) => paperId))
  const byPaper = new Map<string, PaperQuestion[]>()
  for (const question of questions) byPaper.set(question.paperId, [...(byPaper.get(question.paperId) ?? []), question])
  return questions.flatMap((question) =>
    faultsOf({
      question,
      key: keyOf.get(question.id),
      paper: byPaper.get(question.paperId) ?? [],
      isMarkedByServer: byServer.has(question.paperId),
    }).map((fault) => ({
      at: (fault.in === 'questions' ? ['questions', 'solutions'] : ['solutions', 'questions']).map((table) => ({
        table,
        id: question.id,
      })),
      message: fault.message,
    })),
  )
}
