import { boolean, foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, ownedTable, tenantTable } from '../../../platform/database/tenant-table'
import { teachingClasses } from '../study.schema'

/** A question of a learner, for the whole class to read. */
export const classroomQuestions = tenantTable(
  'classroom_questions',
  {
    classId: text('class_id').notNull(),
    courseId: text('course_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    /** The asking learner's enrolment. */
    studentId: text('student_id').notNull(),
    studentName: text('student_name').notNull(),
    studentAvatar: text('student_avatar').notNull().default(''),
    /** Plain text, at most 100 characters. */
    title: text('title').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('classroom_questions_classroom').on(table.tenantId, table.classId, table.classroomId, table.createdTime),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
  ],
)

/** A teacher's answer to a question. */
export const questionAnswers = tenantTable(
  'question_answers',
  {
    questionId: text('question_id').notNull(),
    /** Plain text. */
    answer: text('answer').notNull(),
    teacherName: text('teacher_name').notNull(),
    teacherAvatar: text('teacher_avatar').notNull().default(''),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('question_answers_question').on(table.tenantId, table.questionId),
    foreignKey({
      columns: [table.tenantId, table.questionId],
      foreignColumns: [classroomQuestions.tenantId, classroomQuestions.id],
    }),
  ],
)

/** A question that is not sent yet; one for each classroom of a class. */
export const questionDrafts = ownedTable(
  'question_drafts',
  {
    classId: text('class_id').notNull(),
    courseId: text('course_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    title: text('title').notNull(),
  },
  (table) => [uniqueIndex('question_drafts_once').on(table.tenantId, table.userId, table.classId, table.classroomId)],
)

/** A note that its author keeps to themselves. */
export const privateNotes = ownedTable('private_notes', noteColumns(), (table) => [
  index('private_notes_classroom').on(table.tenantId, table.userId, table.classId, table.classroomId),
])

/** A note that the class may read; a teacher's has no studentId. */
export const sharedNotes = tenantTable('shared_notes', noteColumns(), (table) => [
  index('shared_notes_classroom').on(table.tenantId, table.classId, table.classroomId),
])

function noteColumns() {
  return {
    classId: text('class_id').notNull(),
    courseId: text('course_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    /** The author's enrolment; '' for a teacher. */
    studentId: text('student_id').notNull().default(''),
    authorName: text('author_name').notNull(),
    authorAvatar: text('author_avatar').notNull().default(''),
    /** Plain text, at most 100 characters each. */
    title: text('title').notNull(),
    notes: text('notes').notNull().default(''),
    createdTime: moment('created_time').notNull(),
  }
}

/** A picture or video of a lesson. */
export const classroomHighlights = tenantTable(
  'classroom_highlights',
  {
    courseId: text('course_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    isVideo: boolean('is_video').notNull().default(false),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [index('classroom_highlights_classroom').on(table.tenantId, table.classroomId)],
)
