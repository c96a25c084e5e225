/** What all schedules share: the stage, and the works of the sample data. */
import { getHomeworkByWorkId, getTestByWorkId, getXsktHomeworkByWorkId } from '@campus/contracts/exam'
import { startAttempt, submitAttempt } from '@campus/contracts/exam-attempt'
import { unitOf } from '@campus/contracts/exam-paper'
import { paperOf, type Paper } from '@campus/contracts/exam-question'
import { call } from '@campus/http/client'
import { newIdempotencyKey } from '@campus/http/idempotency-key'

import { digestOf } from '../../../mfe-exam/src/attempt/digest'
import { sampleId } from '../../../server/src/sample/sample-id'
import { SCHOOL, setStage, whileTimePasses, type Stage } from '../stage/stage'
import type { ExamSchedule } from './schedule'

/** Every type of question in 40 minutes, one minute, no limit, and one that the server marks at once. */
const WORKS = [
  { id: sampleId(SCHOOL, 'test', 1), paper: getTestByWorkId },
  { id: sampleId(SCHOOL, 'test', 3), paper: getTestByWorkId },
  { id: sampleId(SCHOOL, 'homework', 1), paper: getHomeworkByWorkId },
  { id: sampleId(SCHOOL, 'homework', 4), paper: getXsktHomeworkByWorkId },
]

export interface Work {
  readonly id: string
  readonly paper: Paper
}

export interface ExamStage extends Stage {
  readonly workOf: (schedule: ExamSchedule) => Work
}

export async function setExamStage(): Promise<ExamStage> {
  const stage = await setStage()
  const done = <Response>(work: Promise<Response>): Promise<Response> => whileTimePasses(stage.time, work)
  const papers = new Map<number, Work>()
  for (const [at, { id, paper }] of WORKS.entries()) {
    const started = await done(call(startAttempt, { workId: id }, { idempotencyKey: newIdempotencyKey() }))
    const { answerLogId, epoch } = started
    const result = await done(call(paper, { workId: id, answerLogId }))
    papers.set(at, { id, paper: paperOf(unitOf(result)) })
    const submission = { answerLogId, epoch, lastSeq: 0, digest: digestOf([]) }
    await done(call(submitAttempt, submission, { idempotencyKey: newIdempotencyKey() }))
  }
  return {
    ...stage,
    workOf: ({ work }) => {
      const found = papers.get(work)
      if (found === undefined) throw new Error(`there is no work ${work}`)
      return found
    },
  }
}
