import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import {
  getQuestionCount,
  getQuestionDraft,
  queryQuestionPage,
  saveQuestion,
} from '@campus/contracts/study-interaction'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { handleLearner, type Route } from '../../../platform/http/handle'
import { pagedSelect } from '../../../platform/http/paging'
import { wireTime } from '../../../platform/http/wire-time'
import { authorOf, countEntry, roomOfMember, type NamedRoom } from './classroom-member'
import { classroomQuestions, questionDrafts, questionReplies } from './interaction.schema'
import { requiredText } from './written-text'

export const questionRoutes: readonly Route[] = [
  handleLearner(getQuestionCount, async ({ input, tx }) => {
    const { studentId } = await roomOfMember(tx, input)
    return {
      questionTotal: await tx.$count(classroomQuestions, ofRoom(input)),
      myQuestionTotal: await tx.$count(classroomQuestions, and(ofRoom(input), ofStudent(studentId))),
    }
  }),

  handleLearner(queryQuestionPage, async ({ input, tx }) => {
    const { studentId } = await roomOfMember(tx, input.model)
    // Whoever is named, only the learner's own questions are asked for one by one.
    const isMine = input.model.studentId !== ''
    const page = await pagedSelect(
      tx,
      tx
        .select()
        .from(classroomQuestions)
        .where(and(ofRoom(input.model), isMine ? ofStudent(studentId) : undefined))
        .$dynamic(),
      { size: input.size, current: input.page ?? input.current },
      [desc(classroomQuestions.createdTime), desc(classroomQuestions.id)],
    )
    const replies = await repliesTo(
      tx,
      page.records.map(({ id }) => id),
    )
    return {
      ...page,
      records: page.records.map((row) => ({
        id: row.id,
        title: row.title,
        studentId: row.studentId,
        studentName: row.studentName,
        studentAvatar: row.studentAvatar,
        createdTime: wireTime(row.createdTime),
        answerList: (replies.get(row.id) ?? []).map((reply) => ({
          answer: reply.content,
          teacherName: reply.teacherName,
          studentAvatar: reply.teacherAvatar,
          createdTime: wireTime(reply.createdTime),
        })),
      })),
    }
  }),

  handleLearner(getQuestionDraft, async ({ input, tx }) => {
    await roomOfMember(tx, input)
    const [draft] = await tx.select({ title: questionDrafts.title }).from(questionDrafts).where(draftOf(input))
    return { title: draft?.title ?? '' }
  }),

  handleLearner(saveQuestion, async (context) => {
    const { input, tx, now } = context
    const room = await roomOfMember(tx, input)
    const title = requiredText(input.title, 'questionEmpty')
    const { classId, courseId, classroomId, studentId } = room
    if (input.isDraft === 1) {
      await tx
        .insert(questionDrafts)
        .values({ id: newId(now.getTime()), classId, classroomId, title, savedTime: now })
        .onConflictDoUpdate({
          target: [questionDrafts.tenantId, questionDrafts.userId, questionDrafts.classId, questionDrafts.classroomId],
          set: { title, savedTime: now },
        })
      return ''
    }
    await countEntry(context)
    const { authorName, authorAvatar } = await authorOf(context, room)
    const id = newId(now.getTime())
    await tx.insert(classroomQuestions).values({
      id,
      classId,
      courseId,
      classroomId,
      studentId,
      studentName: authorName,
      studentAvatar: authorAvatar,
      title,
      createdTime: now,
    })
    await tx.delete(questionDrafts).where(draftOf(input))
    return id
  }),
]

function ofRoom({ classId, classroomId }: NamedRoom) {
  return and(eq(classroomQuestions.classId, classId), eq(classroomQuestions.classroomId, classroomId))
}

function ofStudent(studentId: string) {
  return eq(classroomQuestions.studentId, studentId)
}

/** The learner's by row-level security. */
function draftOf({ classId, classroomId }: NamedRoom) {
  return and(eq(questionDrafts.classId, classId), eq(questionDrafts.classroomId, classroomId))
}

type Reply = typeof questionReplies.$inferSelect

/** Oldest first, by question. */
async function repliesTo(tx: Transaction, questionIds: readonly string[]): Promise<ReadonlyMap<string, Reply[]>> {
  if (questionIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(questionReplies)
    .where(inArray(questionReplies.questionId, [...questionIds]))
    .orderBy(asc(questionReplies.createdTime), asc(questionReplies.id))
  const byQuestion = new Map<string, Reply[]>()
  for (const row of rows) {
    const replies = byQuestion.get(row.questionId)
    if (replies === undefined) byQuestion.set(row.questionId, [row])
    else replies.push(row)
  }
  return byQuestion
}
