import { foreignKey, index, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../../platform/database/tenant-table'
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
