/** A learner's own attempts; row-level security shows no other. */
import { and, asc, eq } from 'drizzle-orm'

import type { Answer, AnswerEntry } from '@campus/contracts/exam-answer'
import type { WorkKind } from '@campus/contracts/exam-attempt'

import type { Transaction } from '../../../platform/database/database'
import { refuse } from '../../../platform/http/refusal'
import { works, type Work } from '../papers/paper.schema'
import { attemptEntries, attempts, type Attempt } from './attempt.schema'

/** What those who work on an attempt know of whoever asks. */
export interface AttemptContext {
  readonly tx: Transaction
  readonly tenantId: string
  /** null when the server itself acts, in the learner's name. */
  readonly user: { readonly id: string; readonly sessionId: string } | null
  readonly now: Date
}

export interface OwnAttempt {
  readonly attempt: Attempt
  readonly work: Work
}

interface Which {
  readonly answerLogId: string
  /** Of this work; else it is not found. */
  readonly workId?: string
  readonly kind?: WorkKind
}

/** An attempt and its work. `locked` makes others who change it wait. Refuses with notFound. */
export async function ownAttempt(
  tx: Transaction,
  { answerLogId, workId, kind }: Which,
  mode: 'read' | 'locked' = 'read',
): Promise<OwnAttempt> {
  const query = tx
    .select({ attempt: attempts, work: works })
    .from(attempts)
    .innerJoin(works, and(eq(works.tenantId, attempts.tenantId), eq(works.id, attempts.workId)))
    .where(
      and(
        eq(attempts.id, answerLogId),
        workId === undefined ? undefined : eq(attempts.workId, workId),
        kind === undefined ? undefined : eq(works.type, kind),
      ),
    )
  const [found] = mode === 'locked' ? await query.for('update', { of: attempts }) : await query
  if (found === undefined) throw refuse('notFound')
  return found
}

interface SavedEntry {
  readonly questionId: string
  readonly type: string
  readonly value: Answer | boolean
  readonly savedTime: Date
}

/** What is saved of an attempt. */
export async function entriesOf(tx: Transaction, attemptId: string): Promise<SavedEntry[]> {
  return tx
    .select({
      questionId: attemptEntries.questionId,
      type: attemptEntries.type,
      value: attemptEntries.value,
      savedTime: attemptEntries.savedTime,
    })
    .from(attemptEntries)
    .where(eq(attemptEntries.attemptId, attemptId))
    .orderBy(asc(attemptEntries.questionId))
}

/** The answers among the entries, cleared ones too. */
export function answersIn(entries: readonly SavedEntry[]): AnswerEntry[] {
  return entries.flatMap(({ questionId, value }) => (typeof value === 'boolean' ? [] : [{ questionId, answer: value }]))
}

/** The flagged questions among the entries. */
export function markedIn(entries: readonly SavedEntry[]): string[] {
  return entries.flatMap(({ questionId, value }) => (value === true ? [questionId] : []))
}
