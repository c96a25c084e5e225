/** A small paper with one question of every type, as the server sends it. */
import * as v from 'valibot'

import { openAttempt, receipt, type OpenAttempt, type Receipt } from '@campus/contracts/exam-attempt'
import { questionUnit, type QuestionUnit } from '@campus/contracts/exam-paper'

const option = (key: string, content: string) => ({ key, value: '', content })
const base = { questionUnitId: 'u', markStatus: '', readQuestionList: [] }

/** Numbered 1 single, 2 multiple, 3 true/false, 4 blanks, 5 short answer, 6 and 7 of a passage, 8 unknown. */
const QUESTIONS = {
  '1': [
    {
      ...base,
      id: 'single',
      questionType: 1,
      trunk: String.raw`<p>方程 \(x^2=4\) 的正根是？</p>`,
      examPoint: 2.5,
      questionContentVO: {
        content: '',
        optionList: [option('x', '<p>一</p>'), option('y', '<p>二</p>'), option('z', '<p>三</p>')],
      },
    },
  ],
  '2': [
    {
      ...base,
      id: 'multiple',
      questionType: 2,
      trunk: '<p>哪些是偶数？</p>',
      examPoint: 4,
      questionContentVO: {
        content: '',
        optionList: [option('m', '<p>2</p>'), option('n', '<p>3</p>'), option('o', '<p>4</p>')],
      },
    },
  ],
  '3': [
    {
      ...base,
      id: 'truth',
      questionType: 3,
      trunk: '<p>地球是圆的。</p>',
      examPoint: 1,
      questionContentVO: { content: '', optionList: [option('1', ''), option('0', '')] },
    },
  ],
  '4': [
    {
      ...base,
      id: 'blanks',
      questionType: 4,
      trunk: '<p>水由____和____组成。</p>',
      examPoint: 2,
      questionContentVO: { content: '', optionList: [option('b1', ''), option('b2', '')] },
    },
  ],
  '6': [
    {
      ...base,
      id: 'short',
      questionType: 6,
      trunk: '<p>谈谈安全生产。</p><img src="/media/plan.png" alt="平面图">',
      examPoint: 10,
      questionContentVO: { content: '<p>不少于一句</p>', optionList: [] },
    },
  ],
  '11': [
    {
      ...base,
      id: 'reading',
      questionType: 11,
      trunk: '<p>从前有座山。</p><audio src="/media/tale.mp3"></audio>',
      examPoint: null,
      questionContentVO: null,
      readQuestionList: [
        {
          ...base,
          id: 'part1',
          questionType: 1,
          trunk: '<p>山上有什么？</p>',
          examPoint: 3,
          questionContentVO: { content: '', optionList: [option('p', '<p>庙</p>'), option('q', '<p>河</p>')] },
        },
        {
          ...base,
          id: 'part2',
          questionType: 6,
          trunk: '<p>为什么？</p>',
          examPoint: 2,
          questionContentVO: null,
        },
      ],
    },
  ],
  '99': [{ ...base, id: 'odd', questionType: 99, trunk: '<p>连线题</p>', examPoint: null, questionContentVO: null }],
}

export function aUnit(fields: Partial<Record<keyof QuestionUnit, unknown>> = {}): QuestionUnit {
  return v.parse(questionUnit, {
    title: '第三章 综合练习',
    description: '<p>请独立完成</p>',
    unitTime: 60,
    questionResultVOMap: QUESTIONS,
    xsktUserToken: '',
    ...fields,
  })
}

export const ATTEMPT_STARTED = Date.parse('2026-11-20T08:00:00Z')

type OpenRecord = v.InferInput<typeof openAttempt>
type ReceiptRecord = v.InferInput<typeof receipt>

/** As the server sends it. */
export function openRecord(fields: Partial<OpenRecord> = {}): OpenRecord {
  return {
    state: 'open',
    answerLogId: '88',
    workId: '77',
    kind: 'test',
    markedBy: 'teacher',
    epoch: 1,
    startedAt: '2026-11-20T08:00:00.000Z',
    deadlineAt: null,
    serverNow: '2026-11-20T08:00:00.000Z',
    graceMs: 30_000,
    answers: [],
    marked: [],
    currentQuestionId: '',
    ...fields,
  }
}

/** As the page has it. */
export function anOpenAttempt(fields: Partial<OpenRecord> = {}): OpenAttempt {
  return v.parse(openAttempt, openRecord(fields))
}

/** As the server sends it. */
export function receiptRecord(fields: Partial<ReceiptRecord> = {}): ReceiptRecord {
  return {
    answerLogId: '88',
    finishedAt: '2026-11-20T08:10:00.000Z',
    finishedBy: 'learner',
    answered: 6,
    questions: 8,
    digest: 'ab'.repeat(32),
    ...fields,
  }
}

/** As the page has it. */
export function aReceipt(fields: Partial<ReceiptRecord> = {}): Receipt {
  return v.parse(receipt, receiptRecord(fields))
}
