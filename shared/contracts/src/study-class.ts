/** The page of a class: what it is, who is in it, where the learner stands, its courses. The person is always the session's. */
import * as v from 'valibot'

import { defineCall } from './call'
import { TEACHING_CLASS_STATUSES } from './study'
import { count, flag, id, list, numeric, optionalId, optionalNumeric, text, time } from './wire'

const api = '/api/teaching/anyone'
const ours = { access: 'user', source: 'ours' } as const

/** `studentId` and `userId` are accepted as the specification sends them, and not trusted. */
const ofLearner = v.object({
  classId: id,
  studentId: v.optional(v.string()),
  userId: v.optional(v.string()),
})

export const classDetail = v.object({
  /** 0 not started, 1 training, 2 finished. */
  classStatus: v.pipe(numeric, v.picklist(TEACHING_CLASS_STATUSES)),
  title: text,
  trainingStartTime: time,
  trainingEndTime: time,
  /** The opening. */
  statusTime: time,
  /** The learner's enrolment in the class; also called classStudentId. */
  studentId: id,
  /** Plain text; '' for none. */
  learningGoal: text,
  /** Of the head teacher. */
  personalityDataResultVO: v.pipe(
    v.nullish(v.object({ nickName: text }), { nickName: '' }),
    v.transform((value): { nickName: string } => value),
  ),
})
export type ClassDetail = v.InferOutput<typeof classDetail>

export const getClassDetail = defineCall({
  ...ours,
  id: 'study.getClassDetail',
  method: 'GET',
  path: `${api}/teachingClass/getClassDetail`,
  summary: 'A class of the learner’s; not found where they are not in it, or not placed in it yet',
  request: v.object({ ...ofLearner.entries, schoolId: v.optional(v.string()) }),
  response: classDetail,
})

const classStudent = v.object({ studentId: optionalId, studentName: text, studentHeadUrl: text })

export const queryClassStudentList = defineCall({
  ...ours,
  id: 'study.queryClassStudentList',
  method: 'GET',
  path: `${api}/teachingClass/queryClassStudentList`,
  summary: 'Who is in a class of the learner’s: names and pictures, no contact data',
  request: v.object({ classId: id }),
  response: list(classStudent),
})

/** What the card of a class shows first. */
export const learningLead = v.object({
  classId: id,
  schoolId: id,
  /** Address of a picture; '' for none. */
  cover: text,
  /** Percent, 0 to 100. */
  finishActivityRate: count,
  /** The next lesson that is to be attended; '' where there is none. */
  nextActivityName: text,
  nextStartTime: time,
  nextEndTime: time,
  /** Whether that lesson goes on. */
  isNextUnderWay: flag,
})
export type LearningLead = v.InferOutput<typeof learningLead>

/** As many cards as the longest page of my learning has, and more. */
const MOST_LEADS = 20

export const queryLearningLeads = defineCall({
  ...ours,
  id: 'study.queryLearningLeads',
  method: 'POST',
  path: `${api}/teachingClass/queryLearningLeads`,
  summary:
    'What the cards of the learner’s classes show first: a cover, how much is done, the next lesson. A class in which they have no place is left out; on a partner’s site classes of several schools',
  request: v.object({
    classes: v.pipe(v.array(v.object({ classId: id, schoolId: id })), v.maxLength(MOST_LEADS)),
  }),
  response: list(learningLead),
})

export const studySituation = v.object({
  /** Percent, 0 to 100. */
  finishActivityRate: count,
  studyDurationStr: text,
  answerDurationStr: text,
  /** 0 not assessed, 1 passed, any other not passed. */
  evaluateStatus: count,
})
export type StudySituation = v.InferOutput<typeof studySituation>

export const getStudySituation = defineCall({
  ...ours,
  id: 'study.getStudySituation',
  method: 'GET',
  path: `${api}/classStudent/getStudySituation`,
  summary: 'How far the learner is in a class: rate of finished activities, times, result',
  request: ofLearner,
  response: studySituation,
})

export const behaviourCount = v.object({
  /** How often the learner opened the page of the class. */
  classroomAttendanceTotal: count,
  /** Questions the learner asked in the class. */
  questionCount: count,
  /** Updates of the class. */
  classmateCircleCount: count,
  /** Activities of the class. */
  activityTotal: count,
})
export type BehaviourCount = v.InferOutput<typeof behaviourCount>

export const getBehaviourCount = defineCall({
  ...ours,
  id: 'study.getBehaviourCount',
  method: 'GET',
  path: `${api}/classStudent/getBehaviourCount`,
  summary: 'Counts of the learner’s in a class',
  request: ofLearner,
  response: behaviourCount,
})

export const increaseVisitCount = defineCall({
  ...ours,
  id: 'study.increaseVisitCount',
  method: 'POST',
  path: `${api}/classStudent/increaseVisitCount`,
  summary: 'Counts a visit of the class page; responds with the new count',
  request: ofLearner,
  response: count,
})

/** Numbers of a course in a class, and how far the learner is. Durations are seconds. */
const courseCount = v.object({
  studyNumber: count,
  videoNumber: count,
  faceTeachingNumber: count,
  finishFaceTeachingNumber: count,
  needStudyDuration: count,
  finishedStudyDuration: count,
  testNumber: count,
  homeworkNumber: count,
  finishTestNumber: count,
  finishHomeworkNumber: count,
})
export type CourseCount = v.InferOutput<typeof courseCount>

export const classCourse = v.object({
  courseId: id,
  courseName: text,
  cover: text,
  /** 0 face-to-face, 1 online, else blended. */
  courseNature: optionalNumeric,
  /** 10 here, 11 an outside site with SSO, 12 practical training. */
  thirdPlatformType: optionalNumeric,
  /** 0 here. */
  learningPlatform: optionalNumeric,
  learningUrl: text,
  courseClassCode: text,
  learnStartTime: time,
  learnEndTime: time,
  /** HTML. */
  introduce: text,
  countResultVO: courseCount,
})
export type ClassCourse = v.InferOutput<typeof classCourse>

export const getCourseStatistic = defineCall({
  ...ours,
  id: 'study.getCourseStatistic',
  method: 'GET',
  path: `${api}/classStudent/getCourseStatistic`,
  summary: 'The courses of a class in their order, and how far the learner is in each',
  request: ofLearner,
  response: v.object({ classStudentCourseResultVOS: list(classCourse) }),
})

export const userStatistic = v.object({
  /** Seconds. */
  effectiveLearningDuration: count,
  /** Face-to-face activities attended. */
  interviewClassNum: count,
})

export const getUserStatistic = defineCall({
  ...ours,
  id: 'study.getUserStatistic',
  method: 'GET',
  path: `${api}/classStudent/getUserStatistic`,
  summary: 'The learner’s study time in a class, and how many face-to-face activities they attended',
  request: ofLearner,
  response: userStatistic,
})
