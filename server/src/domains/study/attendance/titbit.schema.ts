import { foreignKey, index, integer, text } from 'drizzle-orm/pg-core'

import { tenantTable } from '../../../platform/database/tenant-table'
import { classrooms } from '../courses/course.schema'
import { teachingClasses } from '../study.schema'

/** A highlight: a picture or a video of what happened in a classroom of a class. */
export const classroomTitbits = tenantTable(
  'classroom_titbits',
  {
    classId: text('class_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull().default(''),
    /** VIDEO; anything else is a picture. */
    fileType: text('file_type').notNull(),
    /** Address of the file. */
    url: text('url').notNull(),
  },
  (table) => [
    index('classroom_titbits_classroom').on(table.tenantId, table.classroomId, table.classId, table.position),
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
