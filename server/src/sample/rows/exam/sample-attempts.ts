/** Attempts of the sample student, made as attempts are made: started, answered, finished, and marked where a teacher has. */
import { eq } from 'drizzle-orm'

import type { Answer } from '@campus/contracts/exam-answer'
import { emptyAnswer, isAnswerable } from '@campus/contracts/exam-question'

import { attemptEntries, attempts } from '../../../domains/exam/attempts/attempt.schema'
import { finishAttempt } from '../../../domains/exam/attempts/finish-attempt'
import { markAttempt } from '../../../domains/exam/marking/mark-attempt'
import { attemptScores } from '../../../domains/exam/marking/marking.schema'
import { currentPaper } from '../../../domains/exam/marking/paper-version'
import type { QuestionKey } from '../../../domains/exam/marking/rules.model'
import { isMarkedByServer, leafQuestionOf } from '../../../domains/exam/papers/paper-record'
import { works, type PaperQuestion } from '../../../domains/exam/papers/paper.schema'
import { worthOf } from '../../../domains/exam/papers/worth.model'
import type { Transaction } from '../../../platform/database/database'

const ANSWERING_MS = 25 * 60_000
const MARKING_MS = 26 * 60 * 60_000

export interface SampleAttempt {
  readonly id: string
  readonly workId: string
  readonly start: Date
  /** 1 pending, 2 marked. */
  readonly status: 1 | 2
}

interface Place {
  readonly tx: Transaction
  readonly tenantId: string
}

/** Makes a finished attempt of the transaction's person: most answers right, every fourth wrong, every eleventh none. */
export async function makeAttempt({ tx, tenantId }: Place, sample: SampleAttempt): Promise<void> {
  const { id, workId, start, status } = sample
  const [work] = await tx.select().from(works).where(eq(works.id, workId))
  if (work === undefined) throw new Error(`the sample has no work ${workId}`)
  const [attempt] = await tx.insert(attempts).values({ id, workId, createdTime: start }).returning()
  if (attempt === undefined) throw new Error(`the attempt ${id} was not written`)
  const end = new Date(start.getTime() + ANSWERING_MS)
  const { questions, keys: solutions } = await currentPaper(tx, work)
  const keys = new Map(solutions.map((key) => [key.id, key]))
  const entries = questions.flatMap((row, index) => {
    const key = keys.get(row.id)
    const value = key === undefined || index % 11 === 10 ? null : answerFor(row, key, index % 4 !== 3)
    return value === null
      ? []
      : [
          {
            id: `${id}-${row.id}`,
            attemptId: id,
            questionId: row.id,
            type: 'answer',
            value,
            epoch: 1,
            seq: index + 1,
            savedTime: end,
          },
        ]
  })
  if (entries.length > 0) await tx.insert(attemptEntries).values(entries)
  const finished = await finishAttempt({ tx, tenantId, user: null, now: end }, { attempt, work }, 'learner')
  if (status === 1 || isMarkedByServer(work)) return
  const open = await tx.select().from(attemptScores).where(eq(attemptScores.attemptId, id))
  const marks = open
    .filter(({ points }) => points === null)
    .map(({ questionId }) => {
      const question = questions.find((row) => row.id === questionId)
      const worth = question === undefined ? 0 : worthOf(question, questions)
      return { questionId, points: Math.floor(worth * 0.8), comment: '步骤完整，理由再写具体一些。' }
    })
  await markAttempt({ tx, now: new Date(end.getTime() + MARKING_MS) }, { attempt: finished, work }, marks)
}

/** A right answer, or one that is wrong in a way people are; null where nothing can be answered. */
function answerFor(row: PaperQuestion, key: QuestionKey, isRight: boolean): Answer | null {
  const question = leafQuestionOf(row)
  if (!isAnswerable(question)) return null
  const empty = emptyAnswer(question)
  switch (empty.type) {
    case 'single':
    case 'trueFalse': {
      const wrong = row.options.find((option) => !key.options.includes(option.key))
      return { type: empty.type, key: isRight ? (key.options[0] ?? '') : (wrong?.key ?? '') }
    }
    case 'multiple':
      return { type: 'multiple', keys: isRight ? [...key.options] : key.options.slice(0, 1) }
    case 'blanks':
      return {
        type: 'blanks',
        blanks: key.blanks.map(([first = ''], index) => (isRight || index > 0 ? first : '不清楚')),
      }
    case 'shortAnswer':
      return {
        type: 'shortAnswer',
        text: '先确认安全，再按作业指导书一步一步来，每做完一步就检查一次，发现问题先停下来报告老师。',
      }
  }
}
