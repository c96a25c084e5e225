/**
 * What learners say around a classroom of a class: questions, notes, comments and likes. Who asks, writes or likes is
 * the session’s person; studentId, userId, names and avatars are accepted and not trusted.
 */
import * as v from 'valibot'

import { defineCall } from './call'
import { count, flag, id, list, numeric, optionalId, page, paging, text, time } from './wire'

const anyone = '/api/teaching/anyone'
const ours = { access: 'user', source: 'ours' } as const

/** The longest question, title or content of a note, or comment: characters as a person sees them. */
export const LONGEST_TEXT = 100

/** One character may be many code points; beyond this a text is refused before its characters are counted. */
const MOST_CODE_UNITS = 2_000

/** Plain text. Whether it is blank, or longer than {@link LONGEST_TEXT}, is refused with a sentence of its own. */
const written = v.pipe(v.string(), v.maxLength(MOST_CODE_UNITS))

/** The largest page of questions or notes: the page asks for all at once. */
export const MOST_AT_ONCE = 999

/** Most comments that travel; older ones are left out. */
export const MOST_COMMENTS = 9_999

/** The page goes by two names here. */
const window = { ...paging({ largest: MOST_AT_ONCE }), page: v.optional(v.pipe(numeric, v.integer(), v.minValue(1))) }

const classroom = { classId: id, classroomId: id, courseId: optionalId, studentId: optionalId }

const zeroOrOne = v.pipe(numeric, v.picklist([0, 1]))

export const classroomQuestion = v.object({
  id,
  /** The question itself, plain text. */
  title: text,
  studentId: text,
  studentName: text,
  studentAvatar: text,
  createdTime: time,
  /** Oldest first; studentAvatar is the answering teacher’s picture. */
  answerList: list(v.object({ answer: text, teacherName: text, studentAvatar: text, createdTime: time })),
})
export type ClassroomQuestion = v.InferOutput<typeof classroomQuestion>

export const getQuestionCount = defineCall({
  ...ours,
  id: 'study.getQuestionCount',
  method: 'GET',
  path: `${anyone}/classroomQuestion/count`,
  summary: 'How many questions a classroom of a class has, and how many of them are the learner’s',
  request: v.object(classroom),
  response: v.object({ questionTotal: count, myQuestionTotal: count }),
})

export const queryQuestionPage = defineCall({
  ...ours,
  id: 'study.queryQuestionPage',
  method: 'POST',
  path: `${anyone}/classroomQuestion/page`,
  summary: 'Questions of a classroom with their answers, newest first; with a studentId the learner’s own only',
  request: v.object({ ...window, model: v.object(classroom) }),
  response: page(classroomQuestion),
})

export const getQuestionDraft = defineCall({
  ...ours,
  id: 'study.getQuestionDraft',
  method: 'GET',
  path: `${anyone}/classroomQuestion/getDraft`,
  summary: 'The learner’s question that is kept and not yet asked; an empty title without one',
  request: v.object(classroom),
  response: v.object({ title: text }),
})

export const saveQuestion = defineCall({
  ...ours,
  id: 'study.saveQuestion',
  method: 'POST',
  path: `${anyone}/classroomQuestion/save`,
  summary:
    'Asks a question (isDraft 0), which drops the draft, or keeps it as the only draft (1); responds with the id, for a draft with an empty one',
  request: v.object({
    ...classroom,
    classroomName: v.optional(v.string()),
    studentName: v.optional(v.string()),
    studentAvatar: v.optional(v.string()),
    title: written,
    isDraft: zeroOrOne,
  }),
  response: text,
  once: true,
})

export const classroomNote = v.object({
  id,
  title: text,
  /** Plain text; '' for none. */
  notes: text,
  /** Shared with the class; else the learner’s alone. */
  isShared: flag,
  /** '' of a teacher’s. */
  studentId: text,
  createdName: text,
  avatar: text,
  createdTime: time,
})
export type ClassroomNote = v.InferOutput<typeof classroomNote>

/** What the list of notes shows: all that the learner may read, their own, or the teachers’. */
export const NOTES_OF = { all: 0, mine: 1, teacher: 3 } as const

const notesOf = v.pipe(numeric, v.picklist([NOTES_OF.all, NOTES_OF.mine, NOTES_OF.teacher]))

export const getNoteCount = defineCall({
  ...ours,
  id: 'study.getNoteCount',
  method: 'GET',
  path: `${anyone}/classroomNote/count`,
  summary: 'How many notes of a classroom the learner may read, how many are theirs, how many a teacher’s',
  request: v.object({ ...classroom, dataType: v.optional(notesOf, NOTES_OF.all) }),
  response: v.object({ total: count, ownTotal: count, teacherTotal: count }),
})

export const queryNotePage = defineCall({
  ...ours,
  id: 'study.queryNotePage',
  method: 'POST',
  path: `${anyone}/classroomNote/page`,
  summary:
    'Notes of a classroom, newest first: dataType 0 the learner’s and the shared ones, 1 the learner’s, 3 the teachers’',
  request: v.object({
    ...window,
    model: v.object({ ...classroom, dataType: v.optional(notesOf, NOTES_OF.all) }),
  }),
  response: page(classroomNote),
})

export const saveNote = defineCall({
  ...ours,
  id: 'study.saveNote',
  method: 'POST',
  path: `${anyone}/classroomNote/saveOrUpdate`,
  summary: 'Writes a note, or with an id changes an own one, which stays shared or private; responds with the id',
  request: v.object({
    ...classroom,
    id: optionalId,
    title: written,
    notes: v.optional(written, ''),
    isShared: v.optional(zeroOrOne, 0),
  }),
  response: text,
  once: true,
})

export const deleteNotes = defineCall({
  ...ours,
  id: 'study.deleteNotes',
  method: 'POST',
  path: `${anyone}/classroomNote/delete`,
  summary: 'Deletes own notes: all of them, or none when one is not the learner’s',
  request: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_AT_ONCE)) }),
  response: v.boolean(),
})

export const classroomComment = v.object({
  id,
  commentContent: text,
  /** Of a reply: the id of the comment that it replies to. */
  commentParent: optionalId,
  commentAuthorName: text,
  commentAuthorAvatar: text,
  /** Of a reply. */
  commentParentAuthorName: text,
  createdTime: time,
})
export type ClassroomComment = v.InferOutput<typeof classroomComment>

export const queryClassroomComments = defineCall({
  ...ours,
  id: 'study.queryClassroomComments',
  method: 'GET',
  path: `${anyone}/classroomComment/list`,
  summary: 'All comments on a classroom (infoId) in a class, newest first',
  request: v.object({ infoId: id, classId: id }),
  response: list(classroomComment),
})

export const saveClassroomComment = defineCall({
  ...ours,
  id: 'study.saveClassroomComment',
  method: 'POST',
  path: `${anyone}/classroomComment/save`,
  summary: 'Comments on a classroom, whose id is `id`, or replies to a comment; responds with the comment’s id',
  request: v.object({ id, classId: id, commentContent: written, commentParent: optionalId }),
  response: text,
  once: true,
})

const likeState = v.object({ isLike: flag, likeTotal: count })

export const getLikeState = defineCall({
  ...ours,
  id: 'study.getLikeState',
  method: 'GET',
  path: `${anyone}/classroomLike/getLikeState`,
  summary: 'How many of a class like a classroom, and whether the learner does',
  request: v.object({ classroomId: id, classId: id }),
  response: likeState,
})

export const toggleLike = defineCall({
  ...ours,
  id: 'study.toggleLike',
  method: 'POST',
  path: `${anyone}/classroomLike/toggle`,
  summary: 'Likes a classroom (isThumb 1) or takes the like back (0); twice is once',
  request: v.object({
    bizType: v.optional(v.pipe(numeric, v.literal(1)), 1),
    likeObjectId: id,
    isThumb: zeroOrOne,
    userId: optionalId,
    classId: id,
  }),
  response: likeState,
})
