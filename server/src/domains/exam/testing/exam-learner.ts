/** A learner who sits works of the sample in a test, by the protocol as a page speaks it. */
import { createHash, randomUUID } from 'node:crypto'

import type { CallRequest } from '@campus/contracts/call'
import { digestText, type Answer } from '@campus/contracts/exam-answer'
import {
  resumeAttempt,
  saveAnswers,
  startAttempt,
  submitAttempt,
  type AttemptItem,
  type OpenAttempt,
} from '@campus/contracts/exam-attempt'

import { sampleId } from '../../../sample/sample-id'
import type { TestServer } from '../../../testing/test-server'

export const SCHOOL = '10001'
/** Every type of question, 40 minutes, marked by a teacher. */
export const TEST_WORK = sampleId(SCHOOL, 'test', 1)
/** Time enough for nobody: one minute. */
export const MINUTE_WORK = sampleId(SCHOOL, 'test', 3)
export const XSKT_TEST = sampleId(SCHOOL, 'test', 4)
export const HOMEWORK = sampleId(SCHOOL, 'homework', 1)
export const XSKT_HOMEWORK = sampleId(SCHOOL, 'homework', 4)

const TEST_PAPER = sampleId(SCHOOL, 'paper', 5)

/** Questions of {@link TEST_WORK}, by what they are. */
export const QUESTION = {
  single: `${TEST_PAPER}001`,
  multiple: `${TEST_PAPER}003`,
  trueFalse: `${TEST_PAPER}005`,
  blanks: `${TEST_PAPER}007`,
  short: `${TEST_PAPER}008`,
  reading: `${TEST_PAPER}009`,
  readingBlank: `${TEST_PAPER}0092`,
  cloze: `${TEST_PAPER}0101`,
} as const

export function digest(answers: Readonly<Record<string, Answer>>): string {
  const entries = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }))
  return createHash('sha256').update(digestText(entries)).digest('hex')
}

export const single = (key: string): Answer => ({ type: 'single', key })
export const blanks = (...texts: string[]): Answer => ({ type: 'blanks', blanks: texts })
export const short = (text: string): Answer => ({ type: 'shortAnswer', text })

export function answerItem(seq: number, questionId: string, answer: Answer): AttemptItem {
  return { kind: 'answer', seq, questionId, answer }
}

/** The calls of a page in a tab of the browser, with a key of its own each time unless one is given. */
export function pageOf(
  server: TestServer,
  options: { readonly token: string; readonly tenantId?: string },
  tab = 'first tab',
) {
  const withKey = (key: string = randomUUID()) => ({ ...options, headers: { 'idempotency-key': key } })
  return {
    start: (workId: string, key?: string): Promise<OpenAttempt> =>
      server.call(startAttempt, { workId, tab }, withKey(key)),
    resume: (answerLogId: string, key?: string) => server.call(resumeAttempt, { answerLogId, tab }, withKey(key)),
    save: (attempt: Pick<OpenAttempt, 'answerLogId' | 'epoch'>, ...items: CallRequest<typeof saveAnswers>['items']) =>
      server.call(saveAnswers, { answerLogId: attempt.answerLogId, epoch: attempt.epoch, items }, options),
    /** Saves after tries that failed for some milliseconds. */
    saveAfter: (
      failingForMs: number,
      { answerLogId, epoch }: Pick<OpenAttempt, 'answerLogId' | 'epoch'>,
      ...items: AttemptItem[]
    ) => server.call(saveAnswers, { answerLogId, epoch, items, failingForMs }, options),
    submit: (
      { answerLogId, epoch }: Pick<OpenAttempt, 'answerLogId' | 'epoch'>,
      rest: Pick<CallRequest<typeof submitAttempt>, 'lastSeq' | 'digest' | 'by'>,
      key?: string,
    ) => server.call(submitAttempt, { answerLogId, epoch, ...rest }, withKey(key)),
  }
}
