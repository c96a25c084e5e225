/** What is said around a classroom, for tests: a server that keeps what is written. */
import {
  deleteNotes,
  getLikeState,
  getNoteCount,
  getQuestionCount,
  getQuestionDraft,
  queryClassroomComments,
  queryNotePage,
  queryQuestionPage,
  saveClassroomComment,
  saveNote,
  saveQuestion,
  toggleLike,
  type ClassroomComment,
  type ClassroomNote,
  type ClassroomQuestion,
} from '@campus/contracts/study-interaction'
import { respond } from '@campus/testing/fake-server'
import { pageResponse } from '@campus/testing/page-response'

/** The learner's enrolment. */
export const ME = '31'
const NOW = '2026-01-05 10:00:00'

export function questionOf(differing: Partial<ClassroomQuestion> = {}): ClassroomQuestion {
  return {
    id: '1',
    title: '第二步的手势可以再慢一点吗？',
    studentId: '40',
    studentName: '吴浩然',
    studentAvatar: '/media/avatar-6.svg',
    createdTime: NOW,
    answerList: [],
    ...differing,
  }
}

export function noteOf(differing: Partial<ClassroomNote> = {}): ClassroomNote {
  return {
    id: '1',
    title: '我的口诀',
    notes: '看、查、做、收',
    isShared: true,
    studentId: '40',
    createdName: '陈晓雯',
    avatar: '',
    createdTime: NOW,
    ...differing,
  }
}

export function commentOf(differing: Partial<ClassroomComment> = {}): ClassroomComment {
  return {
    id: '1',
    commentContent: '讲得很清楚',
    commentParent: '',
    commentAuthorName: '赵立新',
    commentAuthorAvatar: '',
    commentParentAuthorName: '',
    createdTime: NOW,
    ...differing,
  }
}

interface Said {
  questions?: ClassroomQuestion[]
  draft?: string
  /** Of a teacher are those of nobody. */
  notes?: ClassroomNote[]
  comments?: ClassroomComment[]
  isLike?: boolean
  likeTotal?: number
}

export function keepInteraction({
  questions = [],
  draft = '',
  notes = [],
  comments = [],
  isLike = false,
  likeTotal = 0,
}: Said = {}): void {
  let kept = { draft, questions, notes, comments, isLike, likeTotal }
  const mine = <Row extends { studentId: string }>(rows: Row[]) => rows.filter(({ studentId }) => studentId === ME)

  respond(getQuestionCount, () => ({
    questionTotal: kept.questions.length,
    myQuestionTotal: mine(kept.questions).length,
  }))
  respond(queryQuestionPage, (request) =>
    pageResponse(request.model.studentId === '' ? kept.questions : mine(kept.questions), request),
  )
  respond(getQuestionDraft, () => ({ title: kept.draft }))
  respond(saveQuestion, ({ title, isDraft }) => {
    if (isDraft === 1) kept = { ...kept, draft: title }
    else {
      const asked = questionOf({ id: 'new', title, studentId: ME, studentName: '林小满' })
      kept = { ...kept, draft: '', questions: [asked, ...kept.questions] }
    }
    return 'new'
  })
  const notesOf = (dataType: number) =>
    ({ 0: kept.notes, 1: mine(kept.notes), 3: kept.notes.filter(({ studentId }) => studentId === '') })[dataType] ?? []
  respond(getNoteCount, () => ({
    total: kept.notes.length,
    ownTotal: notesOf(1).length,
    teacherTotal: notesOf(3).length,
  }))
  respond(queryNotePage, (request) => pageResponse(notesOf(request.model.dataType), request))
  respond(saveNote, ({ id, title, notes: content, isShared }) => {
    const written = { title, notes: content }
    kept =
      id === ''
        ? {
            ...kept,
            notes: [
              noteOf({ id: 'new', ...written, isShared: isShared === 1, studentId: ME, createdName: '林小满' }),
              ...kept.notes,
            ],
          }
        : { ...kept, notes: kept.notes.map((note) => (note.id === id ? { ...note, ...written } : note)) }
    return id || 'new'
  })
  respond(deleteNotes, ({ ids }) => {
    kept = { ...kept, notes: kept.notes.filter(({ id }) => !ids.includes(id)) }
    return true
  })
  respond(queryClassroomComments, () => kept.comments)
  respond(saveClassroomComment, ({ commentContent, commentParent }) => {
    const parent = kept.comments.find(({ id }) => id === commentParent)
    const written = commentOf({
      id: 'new',
      commentContent,
      commentParent,
      commentAuthorName: '林小满',
      commentParentAuthorName: parent?.commentAuthorName ?? '',
    })
    kept = { ...kept, comments: [written, ...kept.comments] }
    return 'new'
  })
  respond(getLikeState, () => ({ isLike: kept.isLike ? 1 : 0, likeTotal: kept.likeTotal }))
  respond(toggleLike, ({ isThumb }) => {
    const isNow = isThumb === 1
    kept = { ...kept, isLike: isNow, likeTotal: kept.likeTotal + Number(isNow) - Number(kept.isLike) }
    return { isLike: isThumb, likeTotal: kept.likeTotal }
  })
}
