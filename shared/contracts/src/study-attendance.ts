/** A lesson on the spot: what it is, signing in to it and out of it, and what was seen of it. */
import * as v from 'valibot'

import { defineCall } from './call'
import { flag, id, list, numeric, optionalId, optionalInstant, optionalNumeric, page, paging, text, time } from './wire'

const api = '/api/teaching/anyone'
const ours = { access: 'user', source: 'ours' } as const

/** Why a control is closed; '' while it is open. */
const CLOSED_REASONS = ['notStarted', 'over', 'notSignedIn'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number] | ''

/** An unknown reason reads as open: the server refuses on its own. */
const closedReason = v.pipe(
  text,
  v.transform((value): ClosedReason => CLOSED_REASONS.find((reason) => reason === value) ?? ''),
)

export const attendance = v.object({
  /** The activity that is signed in to; '' where the classroom is part of none. */
  activityId: optionalId,
  classStartTime: time,
  classEndTime: time,
  /** Whether the control to sign in, or out, exists. */
  signIn: flag,
  signOut: flag,
  /** Whether it was done. */
  isSignIn: flag,
  isSignOut: flag,
  signInTime: time,
  signOutTime: time,
  /** Opening the activity signs in. */
  onlineAttendance: flag,
  /** '' until what the classroom asks for is fulfilled. */
  result: text,
  signInClosed: closedReason,
  signOutClosed: closedReason,
  /** From when on one can sign in, or out; '' without a control. */
  signInOpenTime: time,
  signOutOpenTime: time,
  /** When one of the reasons changes by itself; null if none will. */
  changeTime: optionalInstant,
})
export type Attendance = v.InferOutput<typeof attendance>

/** Which lesson; without an activity it is the one of the class that is held in the classroom now, next or last. */
const which = v.object({
  activityId: optionalId,
  classId: id,
  classroomId: optionalId,
  courseId: optionalId,
  studentId: optionalId,
  userId: optionalId,
})

export const getAttendance = defineCall({
  ...ours,
  id: 'study.getAttendance',
  method: 'GET',
  path: `${api}/classroomAttendance/getAttendance`,
  summary: 'Whether the learner signed in to a lesson and out of it, and whether they can now',
  request: which,
  response: attendance,
})

export const SIGN = { in: 1, out: 2 } as const
export type SignType = (typeof SIGN)[keyof typeof SIGN]

/** Degrees, a hint. */
const degrees = (most: number) => v.nullish(v.pipe(numeric, v.minValue(-most), v.maxValue(most)), null)

export const sign = defineCall({
  ...ours,
  id: 'study.sign',
  method: 'POST',
  path: `${api}/classroomAttendance/sign`,
  summary: 'Signs in to a lesson (type 1) or out of it (type 2); a repeat is refused',
  once: true,
  request: v.object({
    ...which.entries,
    type: v.pipe(numeric, v.picklist([SIGN.in, SIGN.out])),
    lat: degrees(90),
    lon: degrees(180),
    /** When it was pressed; it counts for a day, so that what waited for a connection is as of then. */
    signTime: optionalInstant,
  }),
  response: v.boolean(),
})

export const offlineClassroom = v.object({
  classroomId: id,
  courseId: optionalId,
  classroomName: text,
  /** Ours: the name of the lesson that is meant; '' where no activity is held in the classroom. */
  activityName: text,
  /** 1 required; the activity's where one is named. Null where nothing is said. */
  isRequired: optionalNumeric,
  position: text,
  address: text,
  /** HTML. */
  desc: text,
  points: list(v.object({ pointDesc: text })),
  /** The first is the lead lecturer. */
  teacherList: list(v.object({ teacherName: text, teacherAvatar: text })),
})
export type OfflineClassroom = v.InferOutput<typeof offlineClassroom>

export const getOfflineClassroomDetail = defineCall({
  ...ours,
  id: 'study.getOfflineClassroomDetail',
  method: 'GET',
  path: `${api}/offlineClassroom/getDetail`,
  summary: 'A face-to-face classroom of one of the learner’s classes',
  request: v.object({ classroomId: id, classId: optionalId, activityId: optionalId }),
  response: offlineClassroom,
})

/** `fileType` of a highlight that is no image. */
export const VIDEO_TITBIT = 'VIDEO'
/** The most highlights of one response. */
export const MOST_TITBITS = 999

export const titbit = v.object({ url: text, titbitName: text, fileType: text })
export type Titbit = v.InferOutput<typeof titbit>

export const queryTitbitPage = defineCall({
  ...ours,
  id: 'study.queryTitbitPage',
  method: 'POST',
  path: `${api}/classroomTitbit/page`,
  summary: 'Highlights of a classroom in the learner’s classes',
  request: v.object({
    ...paging({ largest: MOST_TITBITS }),
    /** Another name of `current`. */
    page: v.optional(v.pipe(numeric, v.integer(), v.minValue(1))),
    classroomId: id,
    classId: optionalId,
  }),
  response: page(titbit),
})

export const queryTitbitsByBiz = defineCall({
  ...ours,
  id: 'study.queryTitbitsByBiz',
  method: 'GET',
  path: `${api}/classroomTitbit/queryByBiz`,
  summary: 'Highlights of an activity or a course in one of the learner’s classes',
  request: v.object({
    /** An activity or a course. */
    bizId: id,
    classId: id,
    courseId: optionalId,
  }),
  response: list(titbit),
})
