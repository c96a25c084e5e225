/** What a marker sees of an attempt: each question as it was asked, what was answered, and what solves it. */
import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'

import { recordOf } from '@campus/contracts/exam-answer'
import { questionUnit } from '@campus/contracts/exam-paper'
import { paperOf as paperOnThePage, type LeafQuestion } from '@campus/contracts/exam-question'

import type { Transaction } from '../../../platform/database/database'
import { users } from '../../../platform/session/session.schema'
import { attempts } from '../attempts/attempt.schema'
import { answersIn, entriesOf, ownAttempt } from '../attempts/own-attempt'
import { questionMap, unitRecord } from '../papers/paper-record'
import { attemptScores } from './marking.schema'
import { paperOf } from './paper-version'
import { solutionsOf } from './solutions'

export interface SheetOption {
  readonly key: string
  /** HTML; '' when the option is `label` alone. */
  readonly html: string
  readonly label: string
  readonly isChosen: boolean
  readonly isRight: boolean
}

export interface SheetQuestion {
  readonly id: string
  /** As the learner counts, from 1. */
  readonly number: number
  readonly type: LeafQuestion['type']
  /** Of the passage that it is the first part of, HTML; else ''. */
  readonly passage: string
  /** HTML. */
  readonly stem: string
  readonly options: readonly SheetOption[]
  /** As it was typed, blanks in lines; '' for nothing, and for options. */
  readonly answer: string
  /** HTML; '' for none. */
  readonly model: string
  /** Every alternative of each blank. */
  readonly blanks: readonly (readonly string[])[]
  readonly worth: number
  /** null until a marker decides. */
  readonly points: number | null
  readonly comment: string
}

export interface MarkingSheet {
  readonly title: string
  /** `homework` or `test`. */
  readonly kind: string
  readonly learner: string
  /** 0 open, 1 pending, 2 marked. */
  readonly status: number
  readonly score: number | null
  readonly finishedTime: Date | null
  readonly questions: readonly SheetQuestion[]
}

/** Another text whenever something of a question is another, so that nobody marks what they have not seen. */
export function shownOf(question: SheetQuestion): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 22)
}

/** The sheet of an attempt, as its learner's transaction sees it. Refuses with notFound. */
export async function markingSheet(tx: Transaction, attemptId: string): Promise<MarkingSheet> {
  const { attempt, work } = await ownAttempt(tx, { answerLogId: attemptId })
  const paper = await paperOf(tx, { attempt, work })
  const answers = new Map(
    answersIn(await entriesOf(tx, attemptId)).map(({ questionId, answer }) => [questionId, answer]),
  )
  const scores = await tx.select().from(attemptScores).where(eq(attemptScores.attemptId, attemptId))
  const [learner] = await tx
    .select({ name: users.realName, nickName: users.nickName, mobile: users.mobile })
    .from(users)
    .innerJoin(attempts, eq(users.id, sql`attempts.user_id`))
    .where(eq(attempts.id, attemptId))
  const unit = unitRecord(work, questionMap(paper.questions, { marked: new Set(), solutions: solutionsOf(paper) }))
  const { numbered } = paperOnThePage(v.parse(questionUnit, unit))
  const questions = numbered.map(({ number, question, page }): SheetQuestion => {
    const given = answers.get(question.id)
    const { content, optionList } = given === undefined ? { content: '', optionList: [] } : recordOf(given)
    const score = scores.find(({ questionId }) => questionId === question.id)
    const isFirstPart = page.type === 'passage' && page.parts[0]?.id === question.id
    return {
      id: question.id,
      number,
      type: question.type,
      passage: isFirstPart ? page.stem : '',
      stem: question.stem + (question.type === 'shortAnswer' ? question.content : ''),
      options: ('options' in question ? question.options : []).map((option) => ({
        ...option,
        isChosen: optionList.includes(option.key),
        isRight: question.solution?.keys.includes(option.key) ?? false,
      })),
      answer: given?.type === 'blanks' ? given.blanks.join('\n') : content,
      model: question.type === 'shortAnswer' ? (question.solution?.text ?? '') : '',
      blanks: question.solution?.blanks ?? [],
      worth: question.points,
      points: score?.points ?? null,
      comment: score?.comment ?? '',
    }
  })
  return {
    title: work.title,
    kind: work.type,
    learner: learner === undefined ? '' : learner.name || learner.nickName || learner.mobile,
    status: attempt.status,
    score: attempt.score,
    finishedTime: attempt.finishedTime,
    questions,
  }
}
