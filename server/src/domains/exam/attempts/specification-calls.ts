/** The specification's own way to answer, on top of the protocol: it knows neither epochs nor numbers. */
import * as v from 'valibot'

import type { CallParsedRequest } from '@campus/contracts/call'
import type { saveTestAnswer, submitXsktTest } from '@campus/contracts/exam'
import { answer, answerOf, type QuestionAnswerRecord } from '@campus/contracts/exam-answer'
import type { AttemptItem, WorkKind } from '@campus/contracts/exam-attempt'
import { isAnswerable } from '@campus/contracts/exam-question'

import type { Refusal } from '../../../platform/http/refusal'
import { refuse } from '../exam.refusals'
import { questionsById } from '../papers/load-paper'
import { isMarkedByServer, leafQuestionOf } from '../papers/paper-record'
import type { PaperQuestion } from '../papers/paper.schema'
import { finishAttempt } from './finish-attempt'
import { nextAfter } from './number-ranges.model'
import { takeUp } from './open-attempt'
import { ownAttempt, type AttemptContext, type OwnAttempt } from './own-attempt'
import { refusalFor, saveItems } from './save-items'

interface Done {
  readonly isSuccess: boolean
}

/** Saves one answer. Refuses with attemptClosed, notFound and badRequest. */
export async function saveRecord(
  context: AttemptContext,
  record: CallParsedRequest<typeof saveTestAnswer>,
  kind: WorkKind,
): Promise<Done | Refusal> {
  const { answerLogId, id: workId, questionId, questionAnswerVO } = record
  const own = await ownAttempt(context.tx, { answerLogId, kind, ...(workId === '' ? {} : { workId }) }, 'locked')
  const saved = await saveGiven(context, own, new Map([[questionId, () => questionAnswerVO]]))
  return saved === 'closed' ? refuse('attemptClosed') : { isSuccess: true }
}

/** Ends an attempt with what is saved; one that is over stays as it is. */
export async function submitSaved(
  context: AttemptContext,
  which: { readonly workId: string; readonly answerLogId: string; readonly kind: WorkKind },
): Promise<Done> {
  const own = await ownAttempt(context.tx, which, 'locked')
  if ((await refusalFor(context, own, own.attempt.epoch)) === null) await finishAttempt(context, own, 'learner')
  return { isSuccess: true }
}

/** Ends an attempt at xskt work with the answers that come along; what they say of being right is not read. */
export async function submitXskt(
  context: AttemptContext,
  { studentWorkId: workId, answerLogId, xsktUserToken, userAnswerObjects }: CallParsedRequest<typeof submitXsktTest>,
  kind: WorkKind,
): Promise<Done> {
  const own = await ownAttempt(context.tx, { answerLogId, workId, kind }, 'locked')
  if (!isMarkedByServer(own.work)) throw refuse('notFound')
  if (own.attempt.xsktTokenCode !== xsktUserToken) throw refuse('xsktTokenWrong')
  const given = new Map(userAnswerObjects.map(({ questions_id, user_answer }) => [questions_id, user_answer]))
  const saved = await saveGiven(
    context,
    own,
    new Map([...given].map(([id, text]) => [id, (row: PaperQuestion) => xsktRecord(row, text)])),
  )
  if (saved === 'saved') await submitSaved(context, { workId, answerLogId, kind })
  return { isSuccess: true }
}

/** Choices are joined by a comma; every other answer is its content. */
function xsktRecord({ type }: PaperQuestion, given: string): QuestionAnswerRecord {
  if (type > 3) return { content: given, optionList: [] }
  const optionList = given
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  return { content: '', optionList }
}

/** Saves answers as the protocol does: whoever calls holds the attempt from then on, and numbers go up by themselves. */
async function saveGiven(
  context: AttemptContext,
  own: OwnAttempt,
  given: ReadonlyMap<string, (row: PaperQuestion) => QuestionAnswerRecord>,
): Promise<'saved' | 'closed'> {
  if ((await refusalFor(context, own, own.attempt.epoch)) !== null) return 'closed'
  if (given.size === 0) return 'saved'
  const rows = await questionsById(context.tx, own.work, [...given.keys()])
  if (rows.length < given.size) throw refuse('notFound')
  const attempt = own.attempt.heldByCalls ? own.attempt : await takeUp(context, own.attempt, 'calls')
  const first = nextAfter(attempt.received)
  const items = rows.map((row, index) => itemOf(row, given.get(row.id)?.(row), first + index))
  const { id: answerLogId, epoch } = attempt
  const saved = await saveItems(context, { answerLogId, epoch, items, failingForMs: 0 })
  if (saved.state === 'saved' && (saved.rejected?.length ?? 0) > 0) throw refuse('badRequest')
  return saved.state === 'saved' ? 'saved' : 'closed'
}

function itemOf(row: PaperQuestion, record: QuestionAnswerRecord | undefined, seq: number): AttemptItem {
  const question = leafQuestionOf(row)
  if (record === undefined || !isAnswerable(question)) throw refuse('badRequest')
  const given = v.safeParse(answer, answerOf(question.type, record, row.blanks))
  if (!given.success) throw refuse('badRequest')
  return { kind: 'answer', seq, questionId: row.id, answer: given.output }
}
