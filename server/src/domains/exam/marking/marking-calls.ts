/** Marking by the operator's hand: what an attempt says, and what it is worth. */
import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import { recordOf } from '@campus/contracts/exam-answer'

import { operatorCall } from '../../../platform/operator-call'
import { asItsLearner } from '../attempts/as-its-learner'
import { answersIn, entriesOf, ownAttempt } from '../attempts/own-attempt'
import { questionsOf } from '../papers/load-paper'
import { worthOf } from '../papers/worth.model'
import { markAttempt } from './mark-attempt'
import { attemptScores } from './marking.schema'

const attemptId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const mark = v.strictObject({
  questionId: attemptId,
  points: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  comment: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
})

/** `{ attempt }` → its state and, for each question, the answer, the points and the marker's words. */
const showAttempt = operatorCall('attempt', { attempt: attemptId }, (context, input) =>
  asItsLearner(context, input.attempt, async () => {
    const { tx } = context
    const { attempt, work } = await ownAttempt(tx, { answerLogId: input.attempt })
    const questions = await questionsOf(tx, work)
    const answers = answersIn(await entriesOf(tx, attempt.id))
    const scores = await tx.select().from(attemptScores).where(eq(attemptScores.attemptId, attempt.id))
    return {
      title: work.title,
      status: attempt.status,
      score: attempt.score,
      questions: scores.map(({ questionId, points, comment }) => {
        const question = questions.find(({ id }) => id === questionId)
        const given = answers.find((entry) => entry.questionId === questionId)?.answer
        const record = given === undefined ? { content: '', optionList: [] } : recordOf(given)
        return {
          questionId,
          type: question?.type ?? 0,
          worth: question === undefined ? 0 : worthOf(question, questions),
          answer: record.content === '' ? record.optionList.join(',') : record.content,
          points,
          comment,
        }
      }),
    }
  }),
)

/** `{ attempt, marks }` → `{ score }`; pending work is reviewed then. */
const giveMarks = operatorCall(
  'mark',
  { attempt: attemptId, marks: v.pipe(v.array(mark), v.maxLength(2000)) },
  (context, input) =>
    asItsLearner(context, input.attempt, async () => {
      const own = await ownAttempt(context.tx, { answerLogId: input.attempt }, 'locked')
      return { score: await markAttempt(context, own, input.marks) }
    }),
)

export const markingCalls = [showAttempt, giveMarks]
