import { boolean, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../../platform/database/tenant-table'
import { classrooms, courses } from '../courses/course.schema'
import { teachingClasses } from '../study.schema'

/** A lesson of a class on one day, online or face to face. Whether a learner attended follows from stored facts and the clock. */
export const classActivities = tenantTable(
  'class_activities',
  {
    classId: text('class_id').notNull(),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    /** 1 online, 2 face to face. */
    onlineType: integer('online_type').notNull(),
    /** 1 required; else elective. */
    isRequired: integer('is_required').notNull().default(1),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    place: text('place').notNull().default(''),
    address: text('address').notNull().default(''),
    bizType: text('biz_type').notNull().default(''),
    /** Whether one signs in, signs out, and is signed in by opening it. */
    hasSignIn: boolean('has_sign_in').notNull().default(false),
    hasSignOut: boolean('has_sign_out').notNull().default(false),
    signsInByItself: boolean('signs_in_by_itself').notNull().default(false),
  },
  (table) => [
    index('class_activities_time').on(table.tenantId, table.classId, table.startTime),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
    foreignKey({ columns: [table.tenantId, table.courseId], foreignColumns: [courses.tenantId, courses.id] }),
  ],
)

/** What must be done with a content: VIDEO_PROGRESS up to a percentage, or SUBMIT. */
export interface StoredDutyRule {
  readonly dutyType: 'VIDEO_PROGRESS' | 'SUBMIT'
  readonly targetValue: number
}

/** A classroom that an activity is made of. Its id is the specification's activityContentId. */
export const activityContents = tenantTable(
  'activity_contents',
  {
    activityId: text('activity_id').notNull(),
    /** The specification's contentId. */
    classroomId: text('classroom_id').notNull(),
    position: integer('position').notNull(),
    mustLearn: integer('must_learn').notNull().default(1),
    /** Empty where the content is no duty. */
    dutyRules: jsonb('duty_rules').$type<readonly StoredDutyRule[]>().notNull().default([]),
  },
  (table) => [
    index('activity_contents_activity').on(table.tenantId, table.activityId),
    index('activity_contents_classroom').on(table.tenantId, table.classroomId),
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

/** What somebody did in an activity, as its feed tells. */
export const activityDynamics = tenantTable(
  'activity_dynamics',
  {
    activityId: text('activity_id').notNull(),
    time: moment('time').notNull(),
    type: text('type').notNull().default(''),
    realName: text('real_name').notNull(),
    avatar: text('avatar').notNull().default(''),
    /** Plain text. */
    content: text('content').notNull(),
  },
  (table) => [
    index('activity_dynamics_activity').on(table.tenantId, table.activityId, table.time),
    foreignKey({
      columns: [table.tenantId, table.activityId],
      foreignColumns: [classActivities.tenantId, classActivities.id],
    }),
  ],
)

export type ClassActivity = typeof classActivities.$inferSelect
export type ActivityContent = typeof activityContents.$inferSelect
