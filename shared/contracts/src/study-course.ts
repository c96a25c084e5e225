/**
 * Courses of a class and the classrooms they are made of. Every call is about a course in the plan of a class the
 * learner has reported in to; studentId is accepted and not trusted.
 */
import * as v from 'valibot'

import { defineCall } from './call'
import { count, flag, id, list, numeric, optionalId, text, time } from './wire'

const course = '/api/teaching/anyone/course'
const ours = { access: 'user', source: 'ours' } as const

/** What a classroom is; other types are not for the web. */
export const CLASSROOM = {
  video: 1,
  audio: 2,
  article: 3,
  document: 4,
  archive: 5,
  homework: 6,
  test: 7,
  image: 8,
  live: 10,
  faceToFace: 11,
} as const

const learnerOfCourse = v.object({ courseId: id, classId: id, studentId: optionalId })

/** A number that is 0 where it is missing, as `classroomType`: codes that nobody knows stay as they are. */
const code = count

/** Yes or no in an address, where `true` is text; missing is no. */
const queryFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => ['true', '1'].includes(String(value))),
)

/** One file of a classroom, with the words beside it. */
const material = v.object({
  materialResultVO: v.nullish(v.object({ name: text, storageUrl: text, content: text }), {}),
  materialDescribe: text,
})

const lessonTimes = { classStartTime: time, classEndTime: time }

/** Ours: a lesson of the class face to face. Several may be held in one classroom. */
export const roomLesson = v.object({
  activityId: id,
  activityName: text,
  bizType: text,
  ...lessonTimes,
  position: text,
  address: text,
  /** 1 required of this learner. */
  isRequired: count,
  /** Ours: whether the learner attended it. */
  isAttended: flag,
  /** Ours: whether it goes on, and whether it is over. */
  isUnderWay: flag,
  isOver: flag,
})
export type RoomLesson = v.InferOutput<typeof roomLesson>

/** A classroom, with how far the learner has come in it. Durations and positions are milliseconds. */
export const classroomItem = v.object({
  classroomId: id,
  name: text,
  /** One of {@link CLASSROOM}, or another. */
  classroomType: code,
  /** 1 required. */
  mustLearn: count,
  chapterName: text,
  nodeName: text,
  classroomDuration: count,
  /** LD, SD, HD; any other is the best. */
  transCodeVideoList: list(v.object({ templateType: text, url: text })),
  userStudyCourseDetailResultVO: v.nullish(
    v.object({
      studyTime: count,
      finishStudyTime: count,
      /** 1 finished. */
      numStatus: count,
      faceTeachingNumber: count,
      finishFaceTeachingNumber: count,
    }),
    null,
  ),
  /** Percent. */
  learnProcess: count,
  /** Where the learner left off. */
  learningDuration: count,
  /** Of a live lesson. */
  courseLiveClassroomResultVO: v.nullish(
    v.object({
      /** 0 not started, 1 live, 2 replay being made, any other a replay. */
      liveStatus: count,
      /** Ours: it is over, and nothing is known of a replay. */
      isOver: flag,
      ...lessonTimes,
    }),
    null,
  ),
  /** Of a face-to-face classroom: when and where the class meets there now, next, or met last. */
  offlineClassroomResultVO: v.nullish(v.object({ position: text, address: text, ...lessonTimes }), null),
  /** Ours: of a face-to-face classroom, every lesson of the class there, by start. */
  lessons: list(roomLesson),
  sourceType: text,
  /** Whether the learner has a record of it. */
  isStudied: flag,
})
export type ClassroomItem = v.InferOutput<typeof classroomItem>

/** A classroom opened: what it shows. */
export const classroomDetail = v.object({
  ...classroomItem.entries,
  courseId: optionalId,
  /** JSON: `{"pageData":[{"type":"video","url":…},{"type":"article","content":…}]}`. */
  classroomContent: text,
  materialRelations: list(material),
  /** WebVTT files. */
  captions: list(v.object({ language: text, label: text, url: text })),
  /** A WebVTT file whose cues name pictures of the video; '' for none. */
  thumbnailsUrl: text,
  /** Https address of the operator's viewer of documents, with {url} for the document's own; '' for none. */
  documentViewerUrl: text,
})
export type ClassroomDetail = v.InferOutput<typeof classroomDetail>

/** A chapter, its sections, and their classrooms in order. */
export const chapter = v.object({
  chapterName: text,
  nodes: list(v.object({ nodeName: text, classrooms: list(classroomItem) })),
})
export type Chapter = v.InferOutput<typeof chapter>

export const getCourseTree = defineCall({
  ...ours,
  id: 'study.getCourseTree',
  method: 'GET',
  path: `${course}/getCourseTree`,
  summary: 'A course’s chapters, sections and classrooms, with the learner’s progress',
  request: learnerOfCourse,
  response: list(chapter),
})

export const getCourseName = defineCall({
  ...ours,
  id: 'study.getCourseName',
  method: 'GET',
  path: `${course}/getCourseName`,
  summary: 'The name of a course in the plan of a class',
  request: v.object({ classId: id, courseId: id }),
  response: text,
})

export const getCourseDetail = defineCall({
  ...ours,
  id: 'study.getCourseDetail',
  method: 'GET',
  path: `${course}/getDetail`,
  summary: 'A course with its introduction; introduceType 0 introduction, 1 teachers, 3 materials, 4 quality service',
  request: v.object({ courseId: id }),
  response: v.object({
    courseId: id,
    courseName: text,
    cover: text,
    /** HTML. */
    introduce: text,
    courseType: count,
    /** JSON; not used by the portal. */
    courseContent: text,
    learningUrl: text,
    introduceDetailList: list(
      v.object({
        introduceType: numeric,
        /** HTML. */
        content: text,
        teachers: list(v.object({ teacherName: text, teacherHeadUrl: text, roleCode: text })),
      }),
    ),
  }),
})

export const queryClassroomChapters = defineCall({
  ...ours,
  id: 'study.queryClassroomChapters',
  method: 'GET',
  path: `${course}/queryClassroomChapters`,
  summary: 'A course’s chapters; ignoreClass leaves the learner’s progress in the class out',
  request: v.object({ ...learnerOfCourse.entries, ignoreClass: queryFlag }),
  response: list(chapter),
})

export const getStudentCourseSituation = defineCall({
  ...ours,
  id: 'study.getStudentCourseSituation',
  method: 'GET',
  path: `${course}/getStudentCourseSituation`,
  summary: 'When a course is to be studied, how far the learner is, and what they studied last',
  request: learnerOfCourse,
  response: v.object({
    learnStartTime: time,
    learnEndTime: time,
    /** '' before anything is studied. */
    lastClassroomId: text,
    lastClassroomResultVO: v.nullish(classroomItem, null),
    /** Ours: where to go on, when what was studied last is finished; null when it is not, or nothing is left. */
    nextClassroomResultVO: v.nullish(classroomItem, null),
    /** Percent. */
    classLearnProcess: count,
    courseLearnProcess: count,
    classroomTotal: count,
    finishClassroomTotal: count,
    /** Classmates who began the course. */
    finishUserCount: count,
  }),
})

/** Keys of the lists; a key that is not among them counts for ALL only. */
export const COURSEWARE_TYPES = [
  'ALL',
  'ONLINE_VIDEO_TEACHING',
  'EE_LIVE_LECTURES',
  'ONLINE_HOMEWORK',
  'ONLINE_TEST',
  'OFFLINE_FACE2FACE_TEACHING',
  'E_WORDS_MATERIALS',
] as const

export const queryCoursewareTypeChapters = defineCall({
  ...ours,
  id: 'study.queryCoursewareTypeChapters',
  method: 'GET',
  path: `${course}/queryCoursewareTypeChapters`,
  summary: 'A course’s chapters as one list for each type of courseware, and ALL',
  request: learnerOfCourse,
  response: v.object({ coursewareTypeChapterMap: v.record(v.string(), list(chapter)) }),
})

export const getLearningStatistics = defineCall({
  ...ours,
  id: 'study.getLearningStatistics',
  method: 'GET',
  path: `${course}/getLearningStatistics`,
  summary: 'What a course asks of the learner and what is done; times in milliseconds',
  request: v.object({ ...learnerOfCourse.entries, evaluateType: v.optional(v.string()) }),
  response: v.object({
    needLearnNumber: count,
    finishNeedLearnNumber: count,
    studyTime: count,
    finishStudyTime: count,
    homeworkNumber: count,
    finishHomeworkNumber: count,
    testNumber: count,
    finishTestNumber: count,
    faceTeachingNumber: count,
    finishFaceTeachingNumber: count,
    videoNumber: count,
  }),
})
