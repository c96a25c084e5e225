/** What is said around a classroom: where, in which tabs, and what closing a form asks. */
import { CLASSROOM } from '@campus/contracts/study-course'
import { NOTES_OF } from '@campus/contracts/study-interaction'

/** The classroom that is talked about, in a class. */
export interface InteractionRoom {
  readonly classId: string
  readonly courseId: string
  /** '' while it is not known: then nothing is asked. */
  readonly classroomId: string
  /** The learner's enrolment, as the address says. */
  readonly studentId: string
  /** Another school than the site's; '' for the site's own. */
  readonly schoolId: string
  readonly name: string
}

export type InteractionTab = 'question' | 'note' | 'comment'

/** Comments are for classrooms on the web only. */
export const ONLINE_TABS = ['question', 'note', 'comment'] as const
export const OFFLINE_TABS = ['question', 'note'] as const

/** Heights of the drawers, pixels. */
export const DRAWER_HEIGHT = { question: 528, note: 700, comment: 620 } as const

export const QUESTION_FILTERS = ['all', 'mine'] as const
export type QuestionFilter = (typeof QUESTION_FILTERS)[number]

export const NOTE_FILTERS = ['all', 'mine', 'teacher'] as const
export type NoteFilter = (typeof NOTE_FILTERS)[number]

export const DATA_TYPE: Readonly<Record<NoteFilter, 0 | 1 | 3>> = NOTES_OF

/** Where the address does not say who learns: whoever is named, the server takes the session's person. */
const SELF = 'self'

/** What a list of questions is asked with: whose; nobody's name for all. */
export function askedStudent(filter: QuestionFilter, { studentId }: InteractionRoom): string | undefined {
  return filter === 'mine' ? studentId || SELF : undefined
}

/** Only the author changes a note. */
export function isOwnNote(note: { readonly studentId: string }, { studentId }: InteractionRoom): boolean {
  return studentId !== '' && note.studentId === studentId
}

export function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Whether closing a question's form asks first: where there is something that is not the draft already. */
export function asksToKeep(text: string, draft: string): boolean {
  return !isBlank(text) && text.trim() !== draft.trim()
}

const LIKEABLE = new Set<number>([
  CLASSROOM.audio,
  CLASSROOM.article,
  CLASSROOM.document,
  CLASSROOM.archive,
  CLASSROOM.image,
])

/** What is read, heard or looked at can be liked; a video, a work and a lesson cannot. */
export function isLikeable(classroomType: number): boolean {
  return LIKEABLE.has(classroomType)
}

export interface LikeState {
  readonly isLike: boolean
  readonly likeTotal: number
}

/** The state after a press. */
export function toggledLike({ isLike, likeTotal }: LikeState): LikeState {
  return { isLike: !isLike, likeTotal: Math.max(likeTotal + (isLike ? -1 : 1), 0) }
}
