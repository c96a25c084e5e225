/** Learners' questions on the operator's page, for the teachers of a school to answer. */
import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Transaction } from '../../../platform/database/database'
import { newId } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { TeacherRefusedError, type TeacherSection } from '../../../platform/teaching/teacher-section'
import { commentText } from '../../comment/comment.offer'
import { classroomQuestions, questionReplies } from './interaction.schema'
import { LONGEST_ANSWER, questionPage, questionsPage } from './question-pages'
import { MESSAGES } from './teaching.messages'
import { askedQuestion, waitingQuestions } from './waiting-questions'

/** Rows of the list: what is behind them comes up as they are answered. */
const MOST_WAITING = 100
/** Row-level security keeps to the school; a question belongs to no person's own rows. */
const NOBODY = ''

const written = (most: number) => v.pipe(v.string(), v.transform(commentText), v.nonEmpty(), v.maxLength(most))
const answerForm = v.object({ answer: written(LONGEST_ANSWER), signature: written(40), seen: v.string() })

export const questionsSection: TeacherSection = {
  id: 'questions',
  names: { 'zh-CN': '答疑', en: 'Questions' },
  waiting: ({ tx, asPerson }) => asPerson(NOBODY, async () => (await waitingQuestions(tx, 1)).total),
  list: (context) =>
    context.asPerson(NOBODY, async () => questionsPage(context, await waitingQuestions(context.tx, MOST_WAITING))),
  show: (context, id) =>
    context.asPerson(NOBODY, async () => {
      const question = await askedQuestion(context.tx, id)
      return question === null ? null : questionPage(context, question, await repliesTo(context.tx, id))
    }),
  take: (context, id, form) =>
    context.asPerson(NOBODY, async () => {
      const { tx, now, by } = context
      const texts = MESSAGES[context.locale]
      const given = v.safeParse(answerForm, form)
      if (!given.success) throw new TeacherRefusedError(texts.wrongAnswer(LONGEST_ANSWER))
      const { answer, signature, seen } = given.output
      // Two who answer at once come one after the other.
      const [question] = await tx
        .select({ id: classroomQuestions.id })
        .from(classroomQuestions)
        .where(eq(classroomQuestions.id, id))
        .for('update')
      if (question === undefined) return null
      if (String((await repliesTo(tx, id)).length) !== seen) throw new TeacherRefusedError(texts.answeredMeanwhile)
      await tx.insert(questionReplies).values({
        id: newId(now.getTime()),
        questionId: id,
        teacherName: signature,
        content: answer,
        createdTime: now,
      })
      await recordEvent({ tx, now }, { kind: 'question.answered', subject: id, data: { by } })
      const [next] = (await waitingQuestions(tx, 1)).waiting
      return next === undefined ? '' : `/${next.id}`
    }),
}

/** Oldest first. */
async function repliesTo(tx: Transaction, questionId: string) {
  return tx
    .select()
    .from(questionReplies)
    .where(eq(questionReplies.questionId, questionId))
    .orderBy(asc(questionReplies.createdTime), asc(questionReplies.id))
}
