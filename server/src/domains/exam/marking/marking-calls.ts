/** Marking by the operator's hand: what an attempt says, and what it is worth. */
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import * as v from 'valibot'

import { recordOf } from '@campus/contracts/exam-answer'

import { operatorCall, OperatorRefusedError } from '../../../platform/operator-call'
import { asItsLearner } from '../attempts/as-its-learner'
import { ATTEMPT_STATUS, attempts } from '../attempts/attempt.schema'
import { answersIn, entriesOf, ownAttempt } from '../attempts/own-attempt'
import { works } from '../papers/paper.schema'
import { worthOf } from '../papers/worth.model'
import { markAgain, type Remark } from './mark-again'
import { markAttempt } from './mark-attempt'
import { attemptScores } from './marking.schema'
import { paperOf } from './paper-version'
import { waitingWork } from './waiting-work'

const attemptId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const MOST_WAITING = 100
const mark = v.strictObject({
  questionId: attemptId,
  points: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  comment: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
})
const markAgainInput = { work: attemptId, rewordedAreSame: v.optional(v.boolean(), false) }

/** `{ attempt }` → its state and, for each question, the answer, the points and the marker's words. */
const showAttempt = operatorCall('attempt', { attempt: attemptId }, (context, input) =>
  asItsLearner(context, input.attempt, async () => {
    const { tx } = context
    const { attempt, work } = await ownAttempt(tx, { answerLogId: input.attempt })
    const { questions } = await paperOf(tx, { attempt, work })
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

/** `{}` → how many attempts of the tenant wait for a marker, and the oldest of them. */
const listWaiting = operatorCall('waiting-work', {}, ({ tx, tenantId }) => waitingWork(tx, tenantId, MOST_WAITING))

/** `{ attempt, marks }` → `{ score }`; pending work is reviewed then. */
const giveMarks = operatorCall(
  'mark',
  {
    attempt: attemptId,
    marks: v.pipe(v.array(mark), v.maxLength(2000)),
  },
  (context, input) =>
    asItsLearner(context, input.attempt, async () => {
      const own = await ownAttempt(context.tx, { answerLogId: input.attempt }, 'locked')
      return { score: await markAttempt(context, own, input.marks) }
    }),
)

/**
 * `{ work, rewordedAreSame }` → every finished attempt at it, marked by the paper as it is now, with its learner's score
 * before and after, and the questions that stay as they were.
 */
const markWorkAgain = operatorCall('mark-again', markAgainInput, async (context, { work: workId, rewordedAreSame }) => {
  const { tx, tenantId, now, asPerson } = context
  const [work] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.tenantId, tenantId), eq(works.id, workId)))
  if (work === undefined) throw new OperatorRefusedError(`There is no work ${workId} at ${tenantId}.`)
  const finished = await tx
    .select({ id: attempts.id, userId: sql<string>`user_id` })
    .from(attempts)
    .where(and(eq(attempts.tenantId, tenantId), eq(attempts.workId, workId), ne(attempts.status, ATTEMPT_STATUS.open)))
    .orderBy(asc(attempts.finishedTime), asc(attempts.id))
  const marked: MarkedAgain[] = []
  for (const { id, userId } of finished) {
    const again = () => markAgain({ tx, now }, { attemptId: id, rewordedAreSame })
    marked.push({ user: userId, ...(await asPerson(userId, again)) })
  }
  return { attempts: marked }
})

interface MarkedAgain extends Remark {
  readonly user: string
}

export const markingCalls = [listWaiting, showAttempt, giveMarks, markWorkAgain]
