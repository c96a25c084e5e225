import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, ownedTable, tenantTable } from '../../platform/database/tenant-table'
import { teachingClasses } from '../study/study.schema'

/** A homework of one classroom of a class; the description is HTML. */
export const homeworks = tenantTable(
  'homeworks',
  {
    classId: text('class_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    uniqueIndex('homeworks_classroom').on(table.tenantId, table.classId, table.classroomId),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
  ],
)

/** A learner's attempt: 0 open, 1 pending marking, 2 marked. Its id is the answer log id. */
export const homeworkAttempts = ownedTable(
  'homework_attempts',
  {
    homeworkId: text('homework_id').notNull(),
    status: integer('status').notNull().default(0),
    createdTime: moment('created_time').notNull(),
  },
  (table) => [
    uniqueIndex('homework_attempts_open')
      .on(table.tenantId, table.homeworkId, table.userId)
      .where(sql`status = 0`),
    index('homework_attempts_user').on(table.tenantId, table.homeworkId, table.userId, table.createdTime),
    foreignKey({ columns: [table.tenantId, table.homeworkId], foreignColumns: [homeworks.tenantId, homeworks.id] }),
  ],
)
