/** What open attempts rely on: a question changes neither its form nor its place under somebody who answers it. */
import { and, eq } from 'drizzle-orm'

import { among } from '../../../platform/database/among'
import type { Transaction } from '../../../platform/database/database'
import type { GivenRows, ImportCheck, RowFinding } from '../../../platform/import/import-check'
import { standStill } from '../papers/option-pairs.model'
import { paperQuestions, works, type PaperQuestion } from '../papers/paper.schema'
import { ATTEMPT_STATUS, attempts } from './attempt.schema'

export const openAttemptsCheck: ImportCheck = {
  tables: ['questions'],
  async begin(tx, given) {
    const questions = await questionsOf(tx, given)
    const openOn = await openByPaper(tx, given.tenantId)
    return async () => {
      const written = await questionsOf(tx, given)
      const changed = new Map(written.map((question) => [question.id, question]))
      const known = new Set(questions.map(({ id }) => id))
      const faults = [
        ...questions.flatMap((before) =>
          questionFaults(before, changed.get(before.id), openOn.get(before.paperId) ?? 0),
        ),
        ...written
          .filter(({ id }) => !known.has(id))
          .flatMap((added) => additionFaults(added, openOn.get(added.paperId) ?? 0)),
        ...questions.flatMap((before) => moveFaults(before, changed.get(before.id), openOn)),
      ]
      const notes = questions.flatMap((before) => changeNotes(before, changed.get(before.id), openOn))
      return { faults, notes }
    }
  },
}

/** Columns on which an open page relies; the type is the question's identity, and stays for good. */
const FORM = ['paperId', 'parentId', 'blanks'] as const

/** Columns that may be corrected under it. */
const WORDS = ['stem', 'content', 'options', 'points'] as const

type OpenOn = ReadonlyMap<string, number>

function questionsOf(tx: Transaction, { tenantId, idsOf, removedOf }: GivenRows): Promise<PaperQuestion[]> {
  return tx
    .select()
    .from(paperQuestions)
    .where(
      and(
        eq(paperQuestions.tenantId, tenantId),
        among(paperQuestions.id, [...idsOf('questions'), ...removedOf('questions')]),
      ),
    )
}

/** The number of open attempts at each paper. */
async function openByPaper(tx: Transaction, tenantId: string): Promise<OpenOn> {
  const rows = await tx
    .select({ paperId: works.paperId })
    .from(attempts)
    .innerJoin(works, and(eq(works.tenantId, attempts.tenantId), eq(works.id, attempts.workId)))
    .where(and(eq(attempts.tenantId, tenantId), eq(attempts.status, ATTEMPT_STATUS.open)))
  const counts = new Map<string, number>()
  for (const { paperId } of rows) counts.set(paperId ?? '', (counts.get(paperId ?? '') ?? 0) + 1)
  return counts
}

function questionFaults(before: PaperQuestion, after: PaperQuestion | undefined, open: number): RowFinding[] {
  if (open === 0) return []
  const at = [{ table: 'questions', id: before.id }]
  if (after === undefined) return [{ at, message: `${before.id} ${underOpen('there', open)}` }]
  const changed = FORM.filter((column) => before[column] !== after[column]).map((column) => ({
    at,
    message: `${column} ${underOpen(before[column] ?? 'none', open)}`,
  }))
  if (standStill(before.options, after.options)) return changed
  const message = `options keep their number and their order while ${attemptsOpen(open)}, only words may be corrected: wait for the end`
  return [...changed, { at, message }]
}

/** A question that comes from another paper is new to whoever answers this one. */
function moveFaults(before: PaperQuestion, after: PaperQuestion | undefined, openOn: OpenOn): RowFinding[] {
  return after === undefined || after.paperId === before.paperId
    ? []
    : additionFaults(after, openOn.get(after.paperId) ?? 0)
}

/** What may change at any time: whoever answers the question just now is marked by the new. */
function changeNotes(before: PaperQuestion, after: PaperQuestion | undefined, openOn: OpenOn): RowFinding[] {
  const open = openOn.get(before.paperId) ?? 0
  if (after === undefined || open === 0) return []
  const columns = WORDS.filter((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
  if (columns.length === 0) return []
  const message = `${columns.join(', ')} changed while ${attemptsOpen(open)}: a page that shows the question has the former until it is loaded again, marking has the new`
  return [{ at: [{ table: 'questions', id: before.id }], message }]
}

/** Whoever answers the paper just now would lose the points of a question that their page does not have. */
function additionFaults({ id, paperId }: PaperQuestion, open: number): RowFinding[] {
  if (open === 0) return []
  const message = `paperId ${paperId} gets no new question while ${attemptsOpen(open)}: wait for the end, or give the paper an id of its own`
  return [{ at: [{ table: 'questions', id }], message }]
}

function underOpen(before: string | number, open: number): string {
  return `must stay as it was (${before}) while ${attemptsOpen(open)}: wait for the end, or give it an id of its own`
}

function attemptsOpen(count: number): string {
  return count === 1 ? 'an attempt is open' : `${count} attempts are open`
}
