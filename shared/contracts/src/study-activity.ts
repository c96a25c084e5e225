/** Activities of a class, with what the learner has done of each. Statuses follow from stored facts and the server's clock. */
import * as v from 'valibot'

import { defineCall } from './call'
import { count, flag, id, list, numeric, optionalId, optionalNumeric, page, paging, text, time } from './wire'

const api = '/api/teaching/anyone'
const ours = { access: 'user', source: 'ours' } as const

export const ONLINE = 1
export const FACE_TO_FACE = 2
export const REQUIRED = 1
export const ELECTIVE = 0

/** classActivityStatus: 0 to attend, 1 missed, 2 attended. */
export const ACTIVITY_STATUSES = [0, 1, 2] as const

export const activityContent = v.object({
  /** 1 video, 3 article, 4 document, 6 homework, 7 test, 8 lecture notes; others have no name. */
  dataType: optionalNumeric,
  /** The classroom. */
  contentId: id,
  contentName: text,
  contentType: text,
  classroomCover: text,
  /** Percent. */
  learnProcess: count,
  /** Where to go on, milliseconds of the medium. */
  lastStudyTime: count,
  /** Time spent, milliseconds. */
  learningDuration: count,
})
export type ActivityContent = v.InferOutput<typeof activityContent>

const finish = v.object({ totalNum: count, finishNum: count })
export type Finish = v.InferOutput<typeof finish>

/** Numbers by the name of the duty; a duty that an activity does not have is missing. */
const finishes = v.pipe(
  v.nullish(v.record(v.string(), finish), {}),
  v.transform((value): Readonly<Record<string, Finish>> => value),
)

export const classActivity = v.object({
  /** Orders the past list. */
  id,
  activityId: id,
  activityName: text,
  /** 1 online, 2 face to face. */
  onlineType: numeric,
  /** 1 required, else elective. */
  isRequired: count,
  /** null for an elective one, which has no status. */
  classActivityStatus: optionalNumeric,
  /** Ours: whether a lesson face to face goes on. */
  isUnderWay: flag,
  startTime: time,
  endTime: time,
  position: text,
  address: text,
  /** The course. */
  extendId: optionalId,
  bizType: text,
  activityContentResultVOS: list(activityContent),
  /** How many updates its feed has. */
  dynamic: count,
  /** VIDEO_PROGRESS, ONLINE_HOMEWORK_SUBMIT, ONLINE_TEST_SUBMIT. */
  activityFinishTypeMap: finishes,
})
export type ClassActivity = v.InferOutput<typeof classActivity>

export const queryTodayActivity = defineCall({
  ...ours,
  id: 'study.queryTodayActivity',
  method: 'GET',
  path: `${api}/classActivity/queryTodayActivity`,
  summary: 'Today’s activities of a class of the learner’s; the day is that of Beijing',
  request: v.object({ classId: id, userId: v.optional(v.string()) }),
  response: v.object({ activityResultVOList: list(classActivity) }),
})

export const pastSummary = v.object({ totalNum: count, absenceNum: count, attendanceNum: count, electiveNum: count })
export type PastSummary = v.InferOutput<typeof pastSummary>

export const getPastSummary = defineCall({
  ...ours,
  id: 'study.getPastSummary',
  method: 'GET',
  path: `${api}/classActivity/getPastSummary`,
  summary: 'How many activities of a class are over: all, required and missed, required and attended, elective',
  request: v.object({ classId: id, userId: v.optional(v.string()) }),
  response: pastSummary,
})

export const pastPage = defineCall({
  ...ours,
  id: 'study.pastPage',
  method: 'POST',
  path: `${api}/classActivity/pastPage`,
  summary: 'Activities of a class that are over, a page at a time',
  request: v.object({
    ...paging({ sort: ['id'], order: 'descending' }),
    model: v.object({
      classId: id,
      userId: v.optional(v.string()),
      classActivityStatus: v.optional(v.pipe(numeric, v.picklist(ACTIVITY_STATUSES))),
      isRequired: v.optional(v.pipe(numeric, v.picklist([ELECTIVE, REQUIRED]))),
    }),
  }),
  response: page(classActivity),
})

export const dynamic = v.object({ type: text, realName: text, avatar: text, content: text })
export type Dynamic = v.InferOutput<typeof dynamic>

export const queryDynamicPage = defineCall({
  ...ours,
  id: 'study.queryDynamicPage',
  method: 'POST',
  path: `${api}/activityDynamic/page`,
  summary: 'What happened in an activity, newest first',
  request: v.object({ ...paging(), model: v.object({ classId: id, activityId: id }) }),
  response: page(dynamic),
})

/** The stretch a timetable shows: a week, a month, or the whole class. */
export const EVALUATE_TYPES = ['WEEK', 'MONTH', 'UNIT'] as const
export type EvaluateType = (typeof EVALUATE_TYPES)[number]

/** `yyyy-MM-dd HH:mm:ss`, Beijing time. */
const wallTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

const ofStretch = { classId: id, userId: v.optional(v.string()), evaluateType: v.picklist(EVALUATE_TYPES) }

export const dutyCount = v.object({
  requiredActivityNum: count,
  finishSignActivityNum: count,
  /** From 1; null for a learner without a rank. */
  rankIndex: optionalNumeric,
  rankTotal: optionalNumeric,
  /**
   * OFFLINE_FACE2FACE_TEACHING_FIN_TIMES, ONLINE_VIDEO_TEACHING_STUDY_TIMES (seconds), VIDEO_PROGRESS,
   * EE_LIVE_LECTURES_VIDEO_PROGRESS, ONLINE_HOMEWORK_SUBMIT, ONLINE_TEST_SUBMIT.
   */
  resultMap: finishes,
})
export type DutyCount = v.InferOutput<typeof dutyCount>

export const queryDutyCount = defineCall({
  ...ours,
  id: 'study.queryDutyCount',
  method: 'POST',
  path: `${api}/classActivity/queryDutyCount`,
  summary: 'What the required activities of a stretch ask for, what is done of it, and the learner’s rank in the class',
  request: v.object({ ...ofStretch, beginDateTime: wallTime, endDateTime: wallTime }),
  response: dutyCount,
})

export const activityDay = v.object({
  /** `yyyy-MM-dd`. */
  dateKey: text,
  /** The mark of the day: that of its worst status. */
  colorStatus: optionalNumeric,
  activityResultVOList: list(classActivity),
})

export const queryListByDate = defineCall({
  ...ours,
  id: 'study.queryListByDate',
  method: 'POST',
  path: `${api}/classActivity/queryListByDate`,
  summary: 'The activities of a stretch, by the day they begin on and as one list, oldest first',
  request: v.object({ ...ofStretch, startTime: wallTime, endTime: wallTime }),
  response: v.object({ optionData: list(activityDay), activityResultVOList: list(classActivity) }),
})
