/** What all schedules share: one server, one connection to it, and virtual time. */
import { getHomeworkByWorkId, getTestByWorkId, getXsktHomeworkByWorkId } from '@campus/contracts/exam'
import { startAttempt, submitAttempt } from '@campus/contracts/exam-attempt'
import { unitOf } from '@campus/contracts/exam-paper'
import { paperOf, type Paper } from '@campus/contracts/exam-question'
import { call, configureHttp, transport } from '@campus/http/client'
import { newIdempotencyKey } from '@campus/http/idempotency-key'
import { endSession, storeToken } from '@campus/session/session-actions'
import { sessionStore } from '@campus/session/session-store'

import { digestOf } from '../../../mfe-exam/src/attempt/digest'
import { sampleId } from '../../../server/src/site/sample/sample-id'
import { ExamServer } from './exam-server'
import { Line } from './line'
import type { ExamSchedule } from './schedule'
import { VirtualTime } from './virtual-time'

const SCHOOL = '10001'
const START = Date.parse('2026-03-02T01:00:00Z')

/**
 * Works of the sample data: every type of question in 40 minutes, one minute, no limit, and one that the
 * server marks at once.
 */
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

export interface Stage {
  readonly time: VirtualTime
  readonly line: Line
  readonly server: ExamServer
  readonly workOf: (schedule: ExamSchedule) => Work
  readonly close: () => Promise<void>
}

/** Replaces timers and clocks; from then on time passes only through {@link VirtualTime.pass}. */
export async function setStage(): Promise<Stage> {
  const time = new VirtualTime(START)
  const server = new ExamServer(() => time.now)
  await server.start()
  const line = new Line(server, time)
  transport.defaults.adapter = line.adapter
  configureHttp({
    baseUrl: '',
    headers: () => ({
      tenantId: SCHOOL,
      schoolId: '',
      token: sessionStore.getState().token,
      gray_version: '',
      applicationId: '',
    }),
    notify: () => undefined,
    onSessionInvalid: endSession,
    texts: { systemBusy: () => '系统繁忙', pleaseLogIn: () => '请登录' },
  })
  storeToken({ token: await server.signIn(), expiration: '' })
  const papers = new Map<number, Work>()
  for (const [at, { id, paper }] of WORKS.entries()) {
    const started = await done(time, call(startAttempt, { workId: id }, { idempotencyKey: newIdempotencyKey() }))
    const { answerLogId, epoch } = started
    const result = await done(time, call(paper, { workId: id, answerLogId }))
    papers.set(at, { id, paper: paperOf(unitOf(result)) })
    const submission = { answerLogId, epoch, lastSeq: 0, digest: digestOf([]) }
    await done(time, call(submitAttempt, submission, { idempotencyKey: newIdempotencyKey() }))
  }
  return {
    time,
    line,
    server,
    workOf: ({ work }) => {
      const found = papers.get(work)
      if (found === undefined) throw new Error(`there is no work ${work}`)
      return found
    },
    close: () => server.close(),
  }
}

/** Awaits a call's response while virtual time passes. */
async function done<Response>(time: VirtualTime, work: Promise<Response>): Promise<Response> {
  let isDone = false
  const ended = work.finally(() => (isDone = true))
  ended.catch(() => undefined)
  while (!isDone) await time.pass(50)
  return ended
}
