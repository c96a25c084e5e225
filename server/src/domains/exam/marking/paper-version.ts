/** The paper of a finished attempt: what it was asked and marked by, whatever has become of the paper since. */
import { createHash } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../../platform/database/database'
import type { Attempt } from '../attempts/attempt.schema'
import { questionsOf } from '../papers/load-paper'
import { papers, type PaperQuestion, type Work } from '../papers/paper.schema'
import { paperVersions, questionKeys, type StoredKey } from './marking.schema'

/** A paper with what solves it. */
export interface SolvedPaper {
  readonly questions: readonly PaperQuestion[]
  /** In the order of their ids. */
  readonly keys: readonly StoredKey[]
  readonly partialCredit: boolean
}

/** The paper of a work as it is now. */
export async function currentPaper(tx: Transaction, work: Pick<Work, 'paperId'>): Promise<SolvedPaper> {
  const questions = await questionsOf(tx, work)
  if (work.paperId === null) return { questions, keys: [], partialCredit: false }
  const ids = questions.map(({ id }) => id)
  const [paper] = await tx.select().from(papers).where(eq(papers.id, work.paperId))
  const keys = await tx.select().from(questionKeys).where(inArray(questionKeys.id, ids)).orderBy(questionKeys.id)
  return { questions, keys, partialCredit: paper?.partialCredit ?? false }
}

/** The paper that a finished attempt was asked and marked by; of an open one the current paper. */
export async function paperOf(
  tx: Transaction,
  { attempt, work }: { readonly attempt: Attempt; readonly work: Work },
): Promise<SolvedPaper> {
  if (attempt.paperVersionId === null) return currentPaper(tx, work)
  const [version] = await tx.select().from(paperVersions).where(eq(paperVersions.id, attempt.paperVersionId))
  if (version === undefined) throw new Error(`the version ${attempt.paperVersionId} of a paper is gone`)
  return version
}

/** Keeps a paper as it is; the id of its version. */
export async function keepVersion(tx: Transaction, paper: SolvedPaper): Promise<string> {
  const id = versionOf(paper)
  await tx
    .insert(paperVersions)
    .values({ id, ...paper })
    .onConflictDoNothing()
  return id
}

/** Two papers have the same version exactly when they ask and mark the same. */
export function versionOf({ questions, keys, partialCredit }: SolvedPaper): string {
  const content = [
    partialCredit,
    questions.map((row) => [
      row.id,
      row.parentId,
      row.position,
      row.type,
      row.stem,
      row.content,
      row.points,
      row.options.map(({ key, html, label }) => [key, html, label]),
      row.blanks,
    ]),
    keys.map(({ id, options, blanks, model, explanation, caseCounts }) => [
      ...[id, options, blanks, model, explanation],
      // Versions of before it could be said have none, and stay the same.
      ...(caseCounts ? ['case'] : []),
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
