import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Answer } from '@campus/contracts/exam-answer'

import { moment, ownedTable } from '../../../platform/database/tenant-table'
import { works } from '../papers/paper.schema'

/** Numbers as ranges, `{[1,5),[7,8)}`: thousands that arrived in order are one range. */
const numberRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** 0 open, 1 pending marking, 2 marked. */
export const ATTEMPT_STATUS = { open: 0, pending: 1, marked: 2 } as const

/** A learner's attempt at a work. Its id is the answer log id. */
export const attempts = ownedTable(
  'attempts',
  {
    workId: text('work_id').notNull(),
    status: integer('status').notNull().default(ATTEMPT_STATUS.open),
    createdTime: moment('created_time').notNull(),
    /** With the learner's extra time; null for no limit. */
    deadlineTime: moment('deadline_time'),
    /** Whoever opened the attempt last writes it; 0 until a page has. */
    epoch: integer('epoch').notNull().default(0),
    /** The specification's calls write it, which know no epoch. */
    heldByCalls: boolean('held_by_calls').notNull().default(false),
    /** Session of whoever opened it last. */
    sessionId: text('session_id').notNull().default(''),
    /** Browser's tab of whoever opened it last; '' for one that did not say. */
    tabId: text('tab_id').notNull().default(''),
    /** Numbers of this epoch that arrived. */
    received: numberRanges('received').notNull().default('{}'),
    currentQuestionId: text('current_question_id').notNull().default(''),
    /** Number of the visit that set it, of this epoch. */
    currentSeq: integer('current_seq').notNull().default(0),
    lastSavedTime: moment('last_saved_time'),
    finishedTime: moment('finished_time'),
    /** The time ran out before it was submitted. */
    endedByTime: boolean('ended_by_time').notNull().default(false),
    answered: integer('answered').notNull().default(0),
    questions: integer('questions').notNull().default(0),
    /** SHA-256 of the answers' digest text; '' while it is open. */
    digestHash: text('digest_hash').notNull().default(''),
    /** Points; null until it is marked. */
    score: doublePrecision('score'),
    markedTime: moment('marked_time'),
    /** Version of the paper that it was asked and marked by; null while it is open, and for a work without a paper. */
    paperVersionId: text('paper_version_id'),
    /** Given with an xskt paper and taken back with its submission; '' for other work. */
    xsktTokenCode: text('xskt_token_code').notNull().default(''),
  },
  (table) => [
    uniqueIndex('attempts_open')
      .on(table.tenantId, table.workId, table.userId)
      .where(sql`status = 0`),
    index('attempts_user').on(table.tenantId, table.workId, table.userId, table.createdTime),
    foreignKey({ columns: [table.tenantId, table.workId], foreignColumns: [works.tenantId, works.id] }),
  ],
)
export type Attempt = typeof attempts.$inferSelect

/** What stands of an attempt: the newest answer and the newest flag of each question. */
export const attemptEntries = ownedTable(
  'attempt_entries',
  {
    attemptId: text('attempt_id').notNull(),
    questionId: text('question_id').notNull(),
    /** `answer` or `mark`. */
    type: text('type').notNull(),
    /** An answer in its normal form, or whether the question is flagged. */
    value: jsonb('value').$type<Answer | boolean>().notNull(),
    epoch: integer('epoch').notNull(),
    seq: integer('seq').notNull(),
    savedTime: moment('saved_time').notNull(),
  },
  (table) => [
    uniqueIndex('attempt_entries_newest').on(table.tenantId, table.attemptId, table.type, table.questionId),
    foreignKey({ columns: [table.tenantId, table.attemptId], foreignColumns: [attempts.tenantId, attempts.id] }),
  ],
)

/** Minutes a learner gets beyond the time of a test. */
export const extraTimes = ownedTable(
  'extra_times',
  { workId: text('work_id').notNull(), minutes: integer('minutes').notNull() },
  (table) => [
    uniqueIndex('extra_times_once').on(table.tenantId, table.userId, table.workId),
    foreignKey({ columns: [table.tenantId, table.workId], foreignColumns: [works.tenantId, works.id] }),
  ],
)

/** A duty of a class activity that a submission fulfilled. */
export const dutyRecords = ownedTable(
  'duty_records',
  {
    activityId: text('activity_id').notNull(),
    activityContentId: text('activity_content_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    uniqueIndex('duty_records_once').on(table.tenantId, table.userId, table.activityId, table.activityContentId),
    foreignKey({ columns: [table.tenantId, table.attemptId], foreignColumns: [attempts.tenantId, attempts.id] }),
  ],
)
