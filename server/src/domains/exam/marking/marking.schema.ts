import { boolean, doublePrecision, foreignKey, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { ownedTable, tenantTable } from '../../../platform/database/tenant-table'
import { attempts } from '../attempts/attempt.schema'
import { paperQuestions, type PaperQuestion } from '../papers/paper.schema'

/** What solves a question. Its id is the question's. Marking and review alone read it. */
export const questionKeys = tenantTable(
  'question_keys',
  {
    /** Keys of the right options. */
    options: jsonb('options').$type<readonly string[]>().notNull(),
    /** Every alternative of each blank. */
    blanks: jsonb('blanks').$type<readonly (readonly string[])[]>().notNull(),
    /** A model answer, HTML. */
    model: text('model').notNull().default(''),
    /** HTML. */
    explanation: text('explanation').notNull().default(''),
    /** In what is typed `ab` is not `AB`. */
    caseCounts: boolean('case_counts').notNull().default(false),
  },
  (table) => [
    foreignKey({ columns: [table.tenantId, table.id], foreignColumns: [paperQuestions.tenantId, paperQuestions.id] }),
  ],
)

export type StoredKey = typeof questionKeys.$inferSelect

/** A paper as attempts were asked and marked by it. Its id is a digest of what it says. */
export const paperVersions = tenantTable('paper_versions', {
  questions: jsonb('questions').$type<readonly PaperQuestion[]>().notNull(),
  keys: jsonb('keys').$type<readonly StoredKey[]>().notNull(),
  partialCredit: boolean('partial_credit').notNull(),
})

/** What an answer is worth; kept from the submission on, shown when the attempt is marked. */
export const attemptScores = ownedTable(
  'attempt_scores',
  {
    attemptId: text('attempt_id').notNull(),
    questionId: text('question_id').notNull(),
    /** null until a marker decides. */
    points: doublePrecision('points'),
    isRight: boolean('is_right'),
    /** Whether a marker gave the points; null where it was not kept yet. */
    byMarker: boolean('by_marker'),
    /** The marker's words, plain text. */
    comment: text('comment').notNull().default(''),
  },
  (table) => [
    uniqueIndex('attempt_scores_once').on(table.tenantId, table.attemptId, table.questionId),
    foreignKey({ columns: [table.tenantId, table.attemptId], foreignColumns: [attempts.tenantId, attempts.id] }),
  ],
)
