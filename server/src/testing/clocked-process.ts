/**
 * The server in a process of its own whose clock stands where it is told, for whoever kills it in the middle of exams and lessons:
 * `fork(clocked-process.ts)` with DATA_DIR and PORT in its environment. It says `{ ready: true }`, then responds to each
 * `ProcessQuestion` with a `ProcessResponse` of the same id.
 */
import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import pino from 'pino'

import type { AnswerEntry } from '@campus/contracts/exam-answer'
import { CLASSROOM } from '@campus/contracts/study-course'

import { createApp } from '../app'
import { routes } from '../domains'
import { attempts } from '../domains/exam/attempts/attempt.schema'
import { extraTimeCall } from '../domains/exam/attempts/extra-time'
import { answersIn, entriesOf } from '../domains/exam/attempts/own-attempt'
import { classCourses, classrooms } from '../domains/study/courses/course.schema'
import { learningRecords } from '../domains/study/learning/learning.schema'
import { jobsOf } from '../jobs'
import { readConfig } from '../platform/config/config'
import { openDatabase } from '../platform/database/open'
import { events } from '../platform/events/event.schema'
import { JobRunner } from '../platform/jobs/job-runner'
import { openSession } from '../platform/session/session'
import { sessions } from '../platform/session/session.schema'
import { buildSample, sampleWing } from '../sample/sample'
import { firstClassId, SAMPLE_STUDENT } from '../sample/sample-student'
import { runOperatorCall } from '../site/operator/run-operator-call'

export type ProcessQuestion = { readonly id: number } & (
  | { readonly ask: 'setNow'; readonly now: number }
  /** Runs the jobs that are due. */
  | { readonly ask: 'runJobs' }
  /** Signs the sample student in; the token. */
  | { readonly ask: 'signIn' }
  /** Ends every sign-in of the sample student. */
  | { readonly ask: 'endSessions' }
  /** Gives the sample student so many minutes beyond what a work has. */
  | { readonly ask: 'giveTime'; readonly work: string; readonly minutes: number }
  /** Makes a video of a course of the sample student so long, in milliseconds, and unseen; where it is. */
  | { readonly ask: 'unseenVideo'; readonly durationMs: number }
  /** The sample student's attempts at a work that were started at `since` or later, as they are stored. */
  | { readonly ask: 'stored'; readonly workId: string; readonly since: number }
)

export interface VideoPlace {
  readonly classId: string
  readonly courseId: string
  readonly classroomId: string
}

export interface StoredAttempt {
  readonly id: string
  readonly isOpen: boolean
  readonly answers: readonly AnswerEntry[]
  /** How often it was ended, and marked, as the event log has it. */
  readonly ends: number
  readonly marks: number
}

export interface ProcessResponse {
  readonly id: number
  readonly result: unknown
}

const SCHOOL = '10001'
const STUDENT = SAMPLE_STUDENT.id

let now = new Date(Number(process.env['NOW']))
const config = readConfig(process.env)
const log = pino({ level: 'error' })
const database = await openDatabase(config, log)
await buildSample(database, now)
const app = await createApp({ config, database, log, routes, now: () => now, sample: sampleWing })
await app.listen({ host: 'localhost', port: config.port })
const runner = new JobRunner({ database, log, jobs: jobsOf(config), now: () => now })

process.on('message', (question: ProcessQuestion) => {
  void respondTo(question).then((result) => process.send?.({ id: question.id, result } satisfies ProcessResponse))
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })

async function respondTo(question: ProcessQuestion): Promise<unknown> {
  switch (question.ask) {
    case 'setNow':
      now = new Date(question.now)
      return null
    case 'runJobs':
      return runner.look()
    case 'signIn': {
      const signIn = { userId: STUDENT, mobileProvedTime: now, now, lifetime: config.tokenLifetime }
      const opened = await database.withTenant(SCHOOL, (tx) => openSession(tx, signIn))
      if (opened === null) throw new Error('the sample student may not sign in')
      return opened.token
    }
    case 'endSessions':
      return database.withTenant(SCHOOL, async (tx) => {
        await tx.update(sessions).set({ expiresTime: now }).where(eq(sessions.userId, STUDENT))
      })
    case 'giveTime': {
      const { work, minutes } = question
      return runOperatorCall(
        database,
        extraTimeCall,
        { tenantId: SCHOOL, now },
        { tenant: SCHOOL, work, user: STUDENT, minutes },
      )
    }
    case 'unseenVideo':
      return unseenVideo(question.durationMs)
    case 'stored':
      return storedAttempts(question.workId, new Date(question.since))
  }
}

async function unseenVideo(durationMs: number): Promise<VideoPlace> {
  const classId = firstClassId(SCHOOL)
  return database.withTenant(
    SCHOOL,
    async (tx) => {
      const [video] = await tx
        .select({ classroomId: classrooms.id, courseId: classrooms.courseId })
        .from(classrooms)
        .innerJoin(classCourses, eq(classCourses.courseId, classrooms.courseId))
        .where(and(eq(classCourses.classId, classId), eq(classrooms.type, CLASSROOM.video)))
        .orderBy(asc(classrooms.id))
        .limit(1)
      if (video === undefined) throw new Error('the sample has no video')
      await tx.update(classrooms).set({ durationMs }).where(eq(classrooms.id, video.classroomId))
      await tx.delete(learningRecords).where(eq(learningRecords.classroomId, video.classroomId))
      return { classId, ...video }
    },
    STUDENT,
  )
}

async function storedAttempts(workId: string, since: Date): Promise<readonly StoredAttempt[]> {
  return database.withTenant(
    SCHOOL,
    async (tx) => {
      const found = await tx
        .select()
        .from(attempts)
        .where(and(eq(attempts.workId, workId), gte(attempts.createdTime, since)))
        .orderBy(asc(attempts.createdTime), asc(attempts.id))
      const stored: StoredAttempt[] = []
      for (const { id, status } of found) {
        const count = (kinds: readonly string[]) =>
          tx.$count(events, and(eq(events.subject, id), inArray(events.kind, [...kinds])))
        stored.push({
          id,
          isOpen: status === 0,
          answers: answersIn(await entriesOf(tx, id)),
          ends: await count(['attempt.submitted', 'attempt.ended-by-time']),
          marks: await count(['attempt.marked']),
        })
      }
      return stored
    },
    STUDENT,
  )
}
