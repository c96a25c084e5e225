import { boolean, doublePrecision, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { tenantTable } from '../../../platform/database/tenant-table'
import { teachingClasses } from '../../study/study.schema'

/** Questions that belong together; its id is the specification's questionUnitId. */
export const papers = tenantTable('papers', {
  name: text('name').notNull(),
  /** Multiple choice: a share of the points for each right option chosen, as long as no wrong one is; else all or nothing. */
  partialCredit: boolean('partial_credit').notNull().default(false),
})

/** An option as the paper shows it: HTML, or plain text where that is ''. */
export interface StoredOption {
  readonly key: string
  readonly html: string
  readonly label: string
}

/** What a question shows. What solves it stands in a table of its own, which marking and review alone read. */
export const paperQuestions = tenantTable(
  'paper_questions',
  {
    paperId: text('paper_id').notNull(),
    /** Of a part of a passage: the passage. */
    parentId: text('parent_id'),
    /** Order among the questions of its type, or of its passage. */
    position: integer('position').notNull(),
    /** The specification's code. */
    type: integer('type').notNull(),
    /** HTML. */
    stem: text('stem').notNull(),
    /** Of a short answer, beside the stem, HTML. */
    content: text('content').notNull().default(''),
    /** null where the points are those of the parts. */
    points: doublePrecision('points'),
    options: jsonb('options').$type<readonly StoredOption[]>().notNull(),
    /** Of a fill-in question. */
    blanks: integer('blanks').notNull().default(0),
  },
  (table) => [
    index('paper_questions_paper').on(table.tenantId, table.paperId),
    foreignKey({ columns: [table.tenantId, table.paperId], foreignColumns: [papers.tenantId, papers.id] }),
  ],
)

/** A homework or a test of one classroom of a class. Its id is the work id of all calls; the description is HTML. */
export const works = tenantTable(
  'works',
  {
    /** `homework` or `test`. */
    type: text('type').notNull().default('homework'),
    /** `xskt`: of the external exercise source, marked by the server; else by the rules as far as they go, and a teacher. */
    sourceType: text('source_type').notNull().default(''),
    /** Marks that the rules give, all of them, are seen by nobody before a teacher has looked. */
    waitsForTeacher: boolean('waits_for_teacher').notNull().default(false),
    classId: text('class_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** null for a work that was set before there were papers: it has no questions. */
    paperId: text('paper_id'),
    /** Of a test; 0 for no limit. */
    minutes: integer('minutes').notNull().default(0),
    /** The class activity it is a duty of; '' for none. */
    activityId: text('activity_id').notNull().default(''),
    activityContentId: text('activity_content_id').notNull().default(''),
  },
  (table) => [
    uniqueIndex('works_classroom').on(table.tenantId, table.classId, table.classroomId, table.type),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
    foreignKey({ columns: [table.tenantId, table.paperId], foreignColumns: [papers.tenantId, papers.id] }),
  ],
)
export type Work = typeof works.$inferSelect
export type PaperQuestion = typeof paperQuestions.$inferSelect
