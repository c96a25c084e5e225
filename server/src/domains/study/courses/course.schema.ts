import { foreignKey, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, tenantTable } from '../../../platform/database/tenant-table'
import { teachingClasses } from '../study.schema'

/** What is taught; classes take courses into their plan. */
export const courses = tenantTable('courses', {
  name: text('name').notNull(),
  /** Address of a picture; '' for none. */
  cover: text('cover').notNull().default(''),
  /** HTML. */
  introduction: text('introduction').notNull().default(''),
  type: integer('type').notNull().default(0),
  /** 0 face-to-face, 1 online, 2 blended. */
  nature: integer('nature').notNull().default(1),
  /** 0 here; any other elsewhere. */
  learningPlatform: integer('learning_platform').notNull().default(0),
  /** 0 none, 10 here, 11 an outside site with SSO, 12 practical training. */
  thirdPlatformType: integer('third_platform_type').notNull().default(0),
  learningUrl: text('learning_url').notNull().default(''),
  /** The outside site's own code of the course. */
  classCode: text('class_code').notNull().default(''),
})

/** A tab of a course's introduction. */
export const courseIntroductions = tenantTable(
  'course_introductions',
  {
    courseId: text('course_id').notNull(),
    /** 0 introduction, 1 teachers, 3 materials, 4 quality service. */
    type: integer('type').notNull(),
    position: integer('position').notNull().default(0),
    /** HTML; '' for the teachers, who stand in a table of their own. */
    content: text('content').notNull().default(''),
  },
  (table) => [
    index('course_introductions_course').on(table.tenantId, table.courseId),
    foreignKey({ columns: [table.tenantId, table.courseId], foreignColumns: [courses.tenantId, courses.id] }),
  ],
)

export const courseTeachers = tenantTable(
  'course_teachers',
  {
    courseId: text('course_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Address of a picture; '' for none. */
    picture: text('picture').notNull().default(''),
    /** t_kcls course teacher, t_fdls tutor. */
    roleCode: text('role_code').notNull().default(''),
  },
  (table) => [
    index('course_teachers_course').on(table.tenantId, table.courseId),
    foreignKey({ columns: [table.tenantId, table.courseId], foreignColumns: [courses.tenantId, courses.id] }),
  ],
)

/** One quality of a video. */
export interface StoredQuality {
  /** LD, SD, HD, FHD. */
  readonly templateType: string
  readonly url: string
}

/** A picture, a document or an archive of a classroom, or a text in place of one. */
export interface StoredMaterial {
  readonly name: string
  readonly storageUrl: string
  readonly content: string
  readonly description: string
}

export interface StoredCaptions {
  /** BCP 47. */
  readonly language: string
  readonly label: string
  /** WebVTT. */
  readonly url: string
}

export interface StoredTeacher {
  readonly name: string
  readonly picture: string
}

/** A place of a course where something is learned: a video, a text, a homework, a face-to-face lesson. */
export const classrooms = tenantTable(
  'classrooms',
  {
    courseId: text('course_id').notNull(),
    /** Order in the whole course; equal chapter and section names that follow each other belong together. */
    position: integer('position').notNull(),
    chapterName: text('chapter_name').notNull(),
    sectionName: text('section_name').notNull(),
    name: text('name').notNull(),
    /** The specification's classroomType. */
    type: integer('type').notNull(),
    /** 1 must be learned. */
    mustLearn: integer('must_learn').notNull().default(1),
    /** Of a medium, milliseconds. */
    durationMs: integer('duration_ms').notNull().default(0),
    videoUrl: text('video_url').notNull().default(''),
    audioUrl: text('audio_url').notNull().default(''),
    qualities: jsonb('qualities').$type<readonly StoredQuality[]>().notNull().default([]),
    captions: jsonb('captions').$type<readonly StoredCaptions[]>().notNull().default([]),
    /** WebVTT whose cues name pictures of the video; '' for none. */
    thumbnailsUrl: text('thumbnails_url').notNull().default(''),
    /** Of an article, HTML. */
    article: text('article').notNull().default(''),
    materials: jsonb('materials').$type<readonly StoredMaterial[]>().notNull().default([]),
    /** Of a homework or a test: '' or `xskt`. */
    sourceType: text('source_type').notNull().default(''),
    /** Of a live lesson, as recorded: 0 not started, 1 live, 2 replay generating, 3 replay. */
    liveStatus: integer('live_status').notNull().default(0),
    /** Of a live or face-to-face lesson. */
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    place: text('place').notNull().default(''),
    address: text('address').notNull().default(''),
    /** Of a face-to-face lesson: what to know before, HTML. */
    notice: text('notice').notNull().default(''),
    /** Of a face-to-face lesson: what is taught, plain text. */
    points: jsonb('points').$type<readonly string[]>().notNull().default([]),
    teachers: jsonb('teachers').$type<readonly StoredTeacher[]>().notNull().default([]),
  },
  (table) => [
    index('classrooms_position').on(table.tenantId, table.courseId, table.position),
    foreignKey({ columns: [table.tenantId, table.courseId], foreignColumns: [courses.tenantId, courses.id] }),
  ],
)

/** A course in the plan of a class. */
export const classCourses = tenantTable(
  'class_courses',
  {
    classId: text('class_id').notNull(),
    courseId: text('course_id').notNull(),
    position: integer('position').notNull(),
    learnStartTime: moment('learn_start_time'),
    learnEndTime: moment('learn_end_time'),
    /** Study time that is required, milliseconds. */
    requiredStudyMs: integer('required_study_ms').notNull().default(0),
  },
  (table) => [
    uniqueIndex('class_courses_once').on(table.tenantId, table.classId, table.courseId),
    foreignKey({
      columns: [table.tenantId, table.classId],
      foreignColumns: [teachingClasses.tenantId, teachingClasses.id],
    }),
    foreignKey({ columns: [table.tenantId, table.courseId], foreignColumns: [courses.tenantId, courses.id] }),
  ],
)

export type Course = typeof courses.$inferSelect
export type Classroom = typeof classrooms.$inferSelect
