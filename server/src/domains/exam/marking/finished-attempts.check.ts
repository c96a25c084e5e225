/** Tells of attempts that were asked and marked by a paper as it was before. */
import { and, count, eq, ne } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { ATTEMPT_STATUS, attempts } from '../attempts/attempt.schema'
import { paperQuestions, works } from '../papers/paper.schema'
import { currentPaper, versionOf } from './paper-version'

export const finishedAttemptsCheck: ImportCheck = {
  tables: ['papers', 'questions', 'solutions'],
  async begin(tx, given) {
    // Of all papers: a new question says in its line alone which paper gets it.
    const paperIds = await finishedPapers(tx, given.tenantId)
    const before = await versionsOf(tx, given, paperIds)
    const linesBefore = await linesOf(tx, given, paperIds)
    return async () => {
      const after = await versionsOf(tx, given, paperIds)
      const changed = paperIds.filter((id) => before.get(id) !== after.get(id))
      const lines = await linesOf(tx, given, changed)
      const notes = (await finishedOf(tx, given.tenantId, changed)).map(({ paperId, workId, finished }): RowFinding => {
        const they = finished === 1 ? '1 finished attempt' : `${finished} finished attempts`
        const id = paperId ?? ''
        return {
          at: [...(lines.get(id) ?? []), ...(linesBefore.get(id) ?? []), { table: 'papers', id }],
          message: `paperId ${id} is changed. Marks and review of ${they} at ${workId} stay as they were; operator mark-again ${given.tenantId} ${workId} marks by the paper of now`,
        }
      })
      return { notes }
    }
  },
}

/** Papers that somebody has sat to the end. */
async function finishedPapers(tx: Transaction, tenantId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ paperId: works.paperId })
    .from(works)
    .innerJoin(attempts, and(eq(attempts.tenantId, works.tenantId), eq(attempts.workId, works.id)))
    .where(and(eq(works.tenantId, tenantId), ne(attempts.status, ATTEMPT_STATUS.open)))
  return rows.flatMap(({ paperId }) => paperId ?? [])
}

/** The versions of some papers. */
async function versionsOf(
  tx: Transaction,
  given: GivenRows,
  paperIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return given.inSchool(async () => {
    const versions = new Map<string, string>()
    for (const paperId of paperIds) versions.set(paperId, versionOf(await currentPaper(tx, { paperId })))
    return versions
  })
}

/** The rows of each paper that the folder has or takes away, questions first; as they are now. */
async function linesOf(tx: Transaction, { tenantId, idsOf, removedOf }: GivenRows, paperIds: readonly string[]) {
  const questions = await tx
    .select({ id: paperQuestions.id, paperId: paperQuestions.paperId })
    .from(paperQuestions)
    .where(and(eq(paperQuestions.tenantId, tenantId), among(paperQuestions.paperId, [...paperIds])))
  const lines = ['questions', 'solutions'].flatMap((table) => {
    const inFolder = new Set([...idsOf(table), ...removedOf(table)])
    return questions.filter(({ id }) => inFolder.has(id)).map(({ id, paperId }) => ({ paperId, row: { table, id } }))
  })
  return new Map(paperIds.map((id) => [id, lines.filter(({ paperId }) => paperId === id).map(({ row }) => row)]))
}

function finishedOf(tx: Transaction, tenantId: string, paperIds: readonly string[]) {
  return tx
    .select({ paperId: works.paperId, workId: works.id, finished: count() })
    .from(attempts)
    .innerJoin(works, and(eq(works.tenantId, attempts.tenantId), eq(works.id, attempts.workId)))
    .where(
      and(
        eq(attempts.tenantId, tenantId),
        ne(attempts.status, ATTEMPT_STATUS.open),
        among(works.paperId, [...paperIds]),
      ),
    )
    .groupBy(works.paperId, works.id)
    .orderBy(works.id)
}
