/** Marking on the operator's page, by the teachers of a school. */
import * as v from 'valibot'

import { Refusal } from '../../../platform/http/refusal'
import { OperatorRefusedError } from '../../../platform/operator-call'
import {
  TeacherRefusedError,
  type TeacherContext,
  type TeacherSection,
} from '../../../platform/teaching/teacher-section'
import { commentText } from '../../comment/comment.offer'
import { asItsLearner } from '../attempts/as-its-learner'
import { ATTEMPT_STATUS } from '../attempts/attempt.schema'
import { ownAttempt } from '../attempts/own-attempt'
import { isMarkedByServer } from '../papers/paper-record'
import { markAttempt, type GivenMark } from './mark-attempt'
import { sheetPage, waitingPage } from './marking-pages'
import { markingSheet, shownOf, type MarkingSheet } from './marking-sheet'
import { MESSAGES } from './marking.messages'
import { waitingWork } from './waiting-work'

/** Rows of the list: what is behind them comes up as they are marked. */
const MOST_WAITING = 100

const givenMark = v.object({
  points: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}(?:\.\d{1,2})?$/), v.toNumber()),
  comment: v.pipe(v.string(), v.transform(commentText), v.maxLength(1000)),
})

export const markingSection: TeacherSection = {
  id: 'marking',
  names: { 'zh-CN': '批改', en: 'Marking' },
  waiting: async ({ tx, tenantId }) => (await waitingWork(tx, tenantId, 1)).total,
  list: async (context) => waitingPage(context, await waitingWork(context.tx, context.tenantId, MOST_WAITING)),
  show: async (context, attemptId) => {
    const sheet = await sheetOf(context, attemptId)
    return sheet === null ? null : sheetPage(context, attemptId, sheet)
  },
  take: async (context, attemptId, form) => {
    const texts = MESSAGES[context.locale]
    const marks = marksIn(form)
    if (marks === null) throw new TeacherRefusedError(texts.wrongMarks)
    await asItsLearner(context, attemptId, async () => {
      const own = await ownAttempt(context.tx, { answerLogId: attemptId }, 'locked')
      const sheet = await markingSheet(context.tx, attemptId)
      const changed = sheet.questions.filter((question) => form[`shown-${question.id}`] !== shownOf(question))
      if (changed.length > 0) {
        const numbers = changed.map(({ number }) => number)
        const page = sheetPage(context, attemptId, sheet, { numbers, form })
        throw new TeacherRefusedError(texts.changedMeanwhile(numbers), page)
      }
      await markAttempt(context, own, decidedOf(marks, sheet), context.by)
    })
    const { waiting } = await waitingWork(context.tx, context.tenantId, 1)
    const [next] = waiting
    return next === undefined ? '' : `/${next.id}`
  },
}

/** null where the school has no finished attempt of this id that a teacher marks. */
async function sheetOf(context: TeacherContext, attemptId: string): Promise<MarkingSheet | null> {
  try {
    return await asItsLearner(context, attemptId, async () => {
      const { attempt, work } = await ownAttempt(context.tx, { answerLogId: attemptId })
      if (attempt.status === ATTEMPT_STATUS.open || isMarkedByServer(work)) return null
      return markingSheet(context.tx, attemptId)
    })
  } catch (error) {
    if (error instanceof OperatorRefusedError || error instanceof Refusal) return null
    throw error
  }
}

/** Points that stand already, as those of the rules that nobody touched, are no decision of the teacher's. */
function decidedOf(marks: readonly GivenMark[], { questions }: MarkingSheet): readonly GivenMark[] {
  return marks.map(({ points, ...mark }) => {
    const stands = questions.find(({ id }) => id === mark.questionId)?.points
    return points === undefined || points === stands ? mark : { ...mark, points }
  })
}

/** `points-<question>` and `comment-<question>` by question; null where one is not written as it should be. */
function marksIn(form: Readonly<Record<string, string>>): GivenMark[] | null {
  const marks = []
  for (const [field, text] of Object.entries(form)) {
    const [, questionId] = /^points-(.+)$/.exec(field) ?? []
    if (questionId === undefined) continue
    const mark = v.safeParse(givenMark, { points: text, comment: form[`comment-${questionId}`] ?? '' })
    if (!mark.success) return null
    marks.push({ questionId, ...mark.output })
  }
  return marks
}
