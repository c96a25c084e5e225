import { boolean, foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, ownedTable, tenantTable } from '../../../platform/database/tenant-table'
import { classrooms } from '../courses/course.schema'
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
    foreignKey({
      columns: [table.tenantId, table.classroomId],
      foreignColumns: [classrooms.tenantId, classrooms.id],
    }),
  ],
)

/** What a teacher says to a question. */
export const questionReplies = tenantTable(
  'question_replies',
  {
    questionId: text('question_id').notNull(),
    teacherName: text('teacher_name').notNull(),
    teacherAvatar: text('teacher_avatar').notNull().default(''),
    /** Plain text. */
    content: text('content').notNull(),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('question_replies_question').on(table.tenantId, table.questionId, table.createdTime),
    foreignKey({
      columns: [table.tenantId, table.questionId],
      foreignColumns: [classroomQuestions.tenantId, classroomQuestions.id],
    }).onDelete('cascade'),
  ],
)

/** A question that a learner keeps and has not asked: one for each classroom of a class. */
export const questionDrafts = ownedTable(
  'question_drafts',
  {
    classId: text('class_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    title: text('title').notNull(),
    savedTime: moment('saved_time').notNull(),
  },
  (table) => [
    uniqueIndex('question_drafts_once').on(table.tenantId, table.userId, table.classId, table.classroomId),
    ...roomKeys(table),
  ],
)

const note = {
  classId: text('class_id').notNull(),
  classroomId: text('classroom_id').notNull(),
  /** Plain text, at most 100 characters each. */
  title: text('title').notNull(),
  content: text('content').notNull().default(''),
  authorName: text('author_name').notNull(),
  authorAvatar: text('author_avatar').notNull().default(''),
  createdTime: moment('created_time').notNull(),
}

/** A note that the whole class reads: a learner's shared one, or a teacher's. */
export const sharedNotes = tenantTable(
  'shared_notes',
  {
    ...note,
    /** The learner's enrolment; '' of a teacher's. */
    studentId: text('student_id').notNull().default(''),
    isTeachers: boolean('is_teachers').notNull().default(false),
  },
  (table) => [
    index('shared_notes_classroom').on(table.tenantId, table.classId, table.classroomId, table.createdTime),
    ...roomKeys(table),
  ],
)

/** A note that only its author reads. Whether a note is shared never changes, so none moves between the tables. */
export const privateNotes = ownedTable('private_notes', note, (table) => [
  index('private_notes_classroom').on(
    table.tenantId,
    table.userId,
    table.classId,
    table.classroomId,
    table.createdTime,
  ),
  ...roomKeys(table),
])

/** What a member of a class says on a classroom, for the class to read. */
export const classroomComments = tenantTable(
  'classroom_comments',
  {
    classId: text('class_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    /** The author's enrolment. */
    studentId: text('student_id').notNull(),
    authorName: text('author_name').notNull(),
    authorAvatar: text('author_avatar').notNull().default(''),
    /** Plain text, at most 100 characters. */
    content: text('content').notNull(),
    /** The comment that it replies to; '' for none. */
    parentId: text('parent_id').notNull().default(''),
    parentAuthorName: text('parent_author_name').notNull().default(''),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    index('classroom_comments_classroom').on(table.tenantId, table.classId, table.classroomId, table.createdTime),
    ...roomKeys(table),
  ],
)

type Columns = Parameters<typeof foreignKey>[0]['columns']

/** Of what belongs to a classroom in a class. */
function roomKeys(table: Readonly<Record<'tenantId' | 'classId' | 'classroomId', Columns[number]>>) {
  return [
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.classroomId],
      foreignColumns: [classrooms.tenantId, classrooms.id],
    }),
  ]
}
