import { callQuery, everyPageQuery } from '@campus/calls/query'
import {
  getLikeState,
  getNoteCount,
  getQuestionCount,
  getQuestionDraft,
  MOST_AT_ONCE,
  queryClassroomComments,
  queryNotePage,
  queryQuestionPage,
} from '@campus/contracts/study-interaction'

import {
  askedStudent,
  DATA_TYPE,
  type InteractionRoom,
  type NoteFilter,
  type QuestionFilter,
} from './interaction.model'

/** Classmates write meanwhile: whenever a classroom comes into view it is asked anew. */
const MOVING = { staleTime: 0 } as const

/** The classroom as a call names it; null while there is none to ask about. */
function placeOf({ classId, courseId, classroomId, studentId }: InteractionRoom) {
  return classId === '' || classroomId === '' ? null : { classId, courseId, classroomId, studentId }
}

export function questionCountQuery(room: InteractionRoom) {
  return callQuery(getQuestionCount, placeOf(room), { at: { schoolId: room.schoolId }, ...MOVING })
}

export function questionsQuery(room: InteractionRoom, filter: QuestionFilter) {
  const { classId, classroomId, schoolId } = room
  const model = { classId, classroomId, studentId: askedStudent(filter, room) }
  return everyPageQuery(queryQuestionPage, { size: MOST_AT_ONCE, model }, { at: { schoolId } })
}

/** Read whenever a question is begun: another tab may have kept another draft. */
export function draftQuery(room: InteractionRoom) {
  return callQuery(getQuestionDraft, placeOf(room), { at: { schoolId: room.schoolId }, gcTime: 0, ...MOVING })
}

export function noteCountQuery(room: InteractionRoom) {
  const place = placeOf(room)
  const asked = place === null ? null : { ...place, dataType: DATA_TYPE.all }
  return callQuery(getNoteCount, asked, { at: { schoolId: room.schoolId }, ...MOVING })
}

export function notesQuery(room: InteractionRoom, filter: NoteFilter) {
  const { classId, courseId, classroomId, studentId, schoolId } = room
  const model = { dataType: DATA_TYPE[filter], classId, classroomId, courseId, studentId }
  return everyPageQuery(queryNotePage, { size: MOST_AT_ONCE, model }, { at: { schoolId } })
}

export function commentsQuery({ classId, classroomId, schoolId }: InteractionRoom) {
  const asked = classId === '' || classroomId === '' ? null : { infoId: classroomId, classId }
  return callQuery(queryClassroomComments, asked, { at: { schoolId }, ...MOVING })
}

export function likeQuery({ classId, classroomId, schoolId }: InteractionRoom) {
  const asked = classId === '' || classroomId === '' ? null : { classroomId, classId }
  return callQuery(getLikeState, asked, { at: { schoolId }, ...MOVING })
}
