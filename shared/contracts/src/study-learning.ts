/** What happens in a classroom: opening it, how far one has come, and the activity it belongs to. */
import * as v from 'valibot'

import { defineCall } from './call'
import { classroomDetail } from './study-course'
import { count, id, list, numeric, optionalId, optionalInstant, text, time } from './wire'

const anyone = '/api/teaching/anyone'
const ours = { access: 'user', source: 'ours' } as const

/** One classroom of a class; who learns is the session’s. */
const place = v.object({ classroomId: id, courseId: id, classId: id, studentId: optionalId })

/** From and to, milliseconds of the medium. */
const range = v.pipe(
  v.tuple([v.pipe(numeric, v.minValue(0)), v.pipe(numeric, v.minValue(0))]),
  v.transform(([from, to]): readonly [from: number, to: number] => [from, to]),
)

export const learningRecord = v.object({
  /** Where to go on, milliseconds; 0 without a record. */
  learningDuration: count,
  /** Percent; it never falls. */
  learnProcess: count,
  /** What was watched, merged and in order. */
  watched: list(range),
})
export type LearningRecord = v.InferOutput<typeof learningRecord>

export const getLearningRecord = defineCall({
  ...ours,
  id: 'study.getLearningRecord',
  method: 'GET',
  path: `${anyone}/learningRecord/get`,
  summary: 'Where the learner left off in a classroom, and what of it they watched',
  request: place,
  response: learningRecord,
})

/** The most ranges of one save; more are merged by who sends them. */
export const MOST_RANGES = 2_000

export const saveLearningRecord = defineCall({
  ...ours,
  id: 'study.saveLearningRecord',
  method: 'POST',
  path: `${anyone}/learningRecord/save`,
  summary:
    'Saves a position and what was watched of the visit; new ranges count up to the time since the last save × 2, the rest is offered again',
  request: v.object({
    ...place.entries,
    /** The moment of the save: an older one changes no position. */
    lastStudyTime: optionalInstant,
    /** The position; where there is no medium the time it was open. Milliseconds. */
    learningDuration: v.pipe(numeric, v.minValue(0), v.maxValue(2_147_483_647)),
    remainStudyDuration: count,
    client: v.optional(v.string()),
    watched: v.optional(v.pipe(v.array(range), v.maxLength(MOST_RANGES))),
  }),
  response: learningRecord,
})

export const saveClassroomRecord = defineCall({
  ...ours,
  id: 'study.saveClassroomRecord',
  method: 'POST',
  path: `${anyone}/classActivity/saveClassroomRecord`,
  summary: 'Records that a classroom is opened: from now on time counts for what is watched of it',
  request: v.object({
    classroomId: optionalId,
    /** The specification’s name of classroomId. */
    classroom: optionalId,
    courseId: id,
    classId: id,
    studentId: optionalId,
    activityId: optionalId,
    userId: optionalId,
  }),
  response: v.boolean(),
})

const whichClassroom = v.object({ classroomId: id, classId: optionalId })

export const getClassroomDetail = defineCall({
  ...ours,
  id: 'study.getClassroomDetail',
  method: 'GET',
  path: `${anyone}/classroom/getDetail`,
  summary: 'A classroom of one of the learner’s classes, with what it shows',
  request: whichClassroom,
  response: classroomDetail,
})

export const getPreviewDetail = defineCall({
  ...ours,
  id: 'study.getPreviewDetail',
  method: 'GET',
  path: `${anyone}/classroom/getPreviewDetail`,
  summary: 'The same as a preview, without any progress; for learners of a class with the course',
  request: whichClassroom,
  response: classroomDetail,
})

export const CONTENT_TYPES = [
  'ONLINE_VIDEO_TEACHING',
  'ONLINE_HOMEWORK',
  'ONLINE_TEST',
  'OFFLINE_FACE2FACE_TEACHING',
  'E_WORDS_MATERIALS',
  'EE_LIVE_LECTURES',
] as const

/** A content of an activity, with the learner's progress. Durations are milliseconds. */
export const activityContent = v.object({
  /** The classroom. */
  contentId: id,
  activityContentId: optionalId,
  contentName: text,
  contentType: text,
  /** The classroom's type. */
  dataType: count,
  mustLearn: count,
  initValue: count,
  readValue: count,
  /** Percent. */
  learningProgress: count,
  learningDuration: count,
  /** '' before it was studied. */
  lastStudyTime: time,
  /** 1: the rules below must be met. */
  useDuty: count,
  dutyRuleResultVOS: list(v.object({ dutyType: text, targetValue: count })),
  /** Of homework and tests. */
  sourceType: text,
})
export type ActivityContentItem = v.InferOutput<typeof activityContent>

export const getActivityContent = defineCall({
  ...ours,
  id: 'study.getActivityContent',
  method: 'GET',
  path: `${anyone}/classActivity/getActivityContent`,
  summary: 'An activity of a class with its contents in order',
  request: v.object({ activityId: id, classId: id, userId: optionalId }),
  response: v.object({
    activityId: id,
    courseId: optionalId,
    activityName: text,
    /** 1 compulsory. */
    isRequired: count,
    /** 1 online, else face to face. */
    onlineType: count,
    position: text,
    address: text,
    bizType: text,
    activityContentResultVOS: list(activityContent),
  }),
})

export const queryActivityIdList = defineCall({
  ...ours,
  id: 'study.queryActivityIdList',
  method: 'GET',
  path: `${anyone}/classActivity/queryActivityIdList`,
  summary: 'The activities of a class in the order of their time',
  request: v.object({ classId: id, userId: optionalId }),
  response: list(id),
})

export const saveViewRecord = defineCall({
  ...ours,
  id: 'study.saveViewRecord',
  method: 'POST',
  path: `${anyone}/classActivity/saveViewRecord`,
  summary: 'Records that the learner opened an activity',
  request: v.object({
    classId: id,
    courseId: optionalId,
    activityId: id,
    studentId: optionalId,
    /** 1 view. */
    type: count,
    userId: optionalId,
  }),
  response: v.boolean(),
})
