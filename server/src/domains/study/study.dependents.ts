import { naming, type Dependent } from '../../platform/import/identity'
import {
  classroomComments,
  classroomQuestions,
  privateNotes,
  questionDrafts,
  sharedNotes,
} from './interaction/interaction.schema'
import { attendances, learningRecords, memberProgress } from './learning/learning.schema'
import { classStudents } from './study.schema'

const LEARNED = ['a lesson begun', 'lessons begun'] as const
const ATTENDED = ['an attendance', 'attendances'] as const
const QUESTIONS = ['a question', 'questions'] as const
const DRAFTS = ['a question not yet asked', 'questions not yet asked'] as const
const NOTES = ['a shared note', 'shared notes'] as const
const OWN_NOTES = ['a note', 'notes'] as const
const COMMENTS = ['a comment', 'comments'] as const

export const studyDependents: readonly Dependent[] = [
  naming(classStudents.userId, 'learners', 'a place in a class', 'places in classes'),
  naming(learningRecords.userId, 'learners', ...LEARNED),
  naming(attendances.userId, 'learners', ...ATTENDED),
  naming(privateNotes.userId, 'learners', ...OWN_NOTES),
  naming(questionDrafts.userId, 'learners', ...DRAFTS),

  naming(memberProgress.memberId, 'class-learners', 'a step done', 'steps done'),
  // What is written in a class stays there when its writer has left.
  { ...naming(classroomQuestions.studentId, 'class-learners', ...QUESTIONS), outlivesRow: true },
  { ...naming(sharedNotes.studentId, 'class-learners', ...NOTES), outlivesRow: true },
  { ...naming(classroomComments.studentId, 'class-learners', ...COMMENTS), outlivesRow: true },

  naming(learningRecords.classId, 'classes', ...LEARNED),
  naming(memberProgress.classId, 'classes', 'a step done', 'steps done'),
  naming(classroomQuestions.classId, 'classes', ...QUESTIONS),
  naming(sharedNotes.classId, 'classes', ...NOTES),
  naming(privateNotes.classId, 'classes', ...OWN_NOTES),
  naming(questionDrafts.classId, 'classes', ...DRAFTS),
  naming(classroomComments.classId, 'classes', ...COMMENTS),

  naming(learningRecords.classroomId, 'classrooms', ...LEARNED),
  naming(attendances.classroomId, 'classrooms', ...ATTENDED),
  naming(classroomQuestions.classroomId, 'classrooms', ...QUESTIONS),
  naming(sharedNotes.classroomId, 'classrooms', ...NOTES),
  naming(privateNotes.classroomId, 'classrooms', ...OWN_NOTES),
  naming(questionDrafts.classroomId, 'classrooms', ...DRAFTS),
  naming(classroomComments.classroomId, 'classrooms', ...COMMENTS),

  naming(attendances.activityId, 'activities', ...ATTENDED),
]
