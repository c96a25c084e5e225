import { doublePrecision, foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { WatchedRange } from '@campus/contracts/watched-ranges'

import { moment, ownedTable, tenantTable } from '../../../platform/database/tenant-table'
import { classActivities } from '../activities/activity.schema'
import { classrooms } from '../courses/course.schema'
import { teachingClasses } from '../study.schema'

/** How far a learner has come in a classroom of a class. */
export const learningRecords = ownedTable(
  'learning_records',
  {
    classId: text('class_id').notNull(),
    courseId: text('course_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    /** Where to go on: of a medium its position, else how long it was open. Milliseconds. */
    positionMs: integer('position_ms').notNull().default(0),
    /** 0 to 100; it never falls. */
    progress: doublePrecision('progress').notNull().default(0),
    /** Merged and in order. */
    watched: jsonb('watched').$type<readonly WatchedRange[]>().notNull().default([]),
    /** Time spent, milliseconds. */
    studiedMs: integer('studied_ms').notNull().default(0),
    firstTime: moment('first_time').notNull(),
    lastTime: moment('last_time').notNull(),
    /** The moment of the save that the position is of, as its sender said; a save of before does not change it. */
    positionTime: moment('position_time'),
  },
  (table) => [
    uniqueIndex('learning_records_once').on(table.tenantId, table.userId, table.classId, table.classroomId),
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

/** That a learner signed in to an activity's classroom, and out of it. */
export const attendances = ownedTable(
  'attendances',
  {
    activityId: text('activity_id').notNull(),
    classroomId: text('classroom_id').notNull(),
    signInTime: moment('sign_in_time'),
    signOutTime: moment('sign_out_time'),
    /** Where the browser said it was, as a hint: degrees. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    uniqueIndex('attendances_once').on(table.tenantId, table.userId, table.activityId, table.classroomId),
    foreignKey({
      columns: [table.tenantId, table.activityId],
      foreignColumns: [classActivities.tenantId, classActivities.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.classroomId],
      foreignColumns: [classrooms.tenantId, classrooms.id],
    }),
  ],
)

/**
 * What a classmate may know of a learner who has a place in the class. Its id is the enrolment's; the database keeps it,
 * see the migration 0022_class_members.
 */
export const classMembers = tenantTable(
  'class_members',
  {
    classId: text('class_id').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').notNull().default(''),
  },
  (table) => [
    uniqueIndex('class_members_class').on(table.tenantId, table.classId, table.id),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
  ],
)

/** That a member fulfilled an activity, or began to study a course: what ranks and counts of joined classmates are made of. */
export const memberProgress = tenantTable(
  'member_progress',
  {
    memberId: text('member_id').notNull(),
    classId: text('class_id').notNull(),
    /** `activity` or `course`. */
    kind: text('kind').notNull(),
    /** The activity's or course's id. */
    subjectId: text('subject_id').notNull(),
    time: moment('time').notNull(),
  },
  (table) => [
    uniqueIndex('member_progress_once').on(table.tenantId, table.memberId, table.kind, table.subjectId),
    index('member_progress_class').on(table.tenantId, table.classId, table.kind, table.subjectId),
    foreignKey({
      columns: [table.tenantId, table.memberId],
      foreignColumns: [classMembers.tenantId, classMembers.id],
    }),
  ],
)
