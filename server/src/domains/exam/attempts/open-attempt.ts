/** Starting an attempt, and taking up the pen of one that is open. */
import { and, eq, sql } from 'drizzle-orm'

import type { CallParsedRequest, CallResponseInput } from '@campus/contracts/call'
import { isAnswered } from '@campus/contracts/exam-answer'
import { GRACE_MS, type PageRelease, type startAttempt } from '@campus/contracts/exam-attempt'

import type { Transaction } from '../../../platform/database/database'
import { newId, newSecret } from '../../../platform/database/ids'
import { recordEvent } from '../../../platform/events/event'
import { refuse } from '../../../platform/http/refusal'
import { orderJob } from '../../../platform/jobs/job'
import { leaseRelease } from '../../../platform/leases/release-lease'
import { isMarkedByServer } from '../papers/paper-record'
import type { Work } from '../papers/paper.schema'
import { tellOfAttempt } from './attempt-notice'
import { ATTEMPT_STATUS, attempts, extraTimes, type Attempt } from './attempt.schema'
import { closeAttemptJob } from './close-attempt-job'
import { finishAttempt } from './finish-attempt'
import { answersIn, entriesOf, markedIn, type AttemptContext, type OwnAttempt } from './own-attempt'
import { closingTimeOf, deadlineOf, isOver } from './time-limit.model'

export type OpenAttemptRecord = CallResponseInput<typeof startAttempt>

/** The learner's open attempt at a work, or a new one. One whose time ran out is closed on the way. */
export async function findOrStart(context: AttemptContext, work: Work, page?: PageRelease): Promise<Attempt> {
  const { tx, now } = context
  const open = await openAttemptOf(tx, work.id, 'locked')
  if (open !== undefined && !isOver(open, now)) return open
  if (open !== undefined) await finishAttempt(context, { attempt: open, work }, 'time')
  const deadlineTime = isMarkedByServer(work) ? null : deadlineOf(now, work.minutes, await extraMinutes(tx, work.id))
  // Two starts at once meet at the index that allows one open attempt; the later one gets the earlier's.
  const [started] = await tx
    .insert(attempts)
    .values({
      id: newId(now.getTime()),
      workId: work.id,
      createdTime: now,
      deadlineTime,
      xsktTokenCode: isMarkedByServer(work) ? newSecret() : '',
    })
    .onConflictDoNothing()
    .returning()
  if (started === undefined) {
    const other = await openAttemptOf(tx, work.id, 'locked')
    if (other === undefined) throw refuse('conflict')
    return other
  }
  await recordEvent(context, {
    kind: 'attempt.started',
    subject: started.id,
    data: {
      work: work.id,
      deadline: deadlineTime?.toISOString() ?? null,
      ...(page !== undefined && { release: `${page.module} ${page.version}` }),
    },
  })
  await orderClosing(context, started)
  return started
}

/** Has the attempt closed by itself after its time. */
async function orderClosing({ tx, tenantId, user }: AttemptContext, attempt: Attempt): Promise<void> {
  const dueTime = closingTimeOf(attempt)
  if (dueTime === null || user === null) return
  await orderJob(tx, closeAttemptJob, {
    scope: tenantId,
    key: attempt.id,
    data: { attemptId: attempt.id, userId: user.id },
    dueTime,
  })
}

/** The learner's open attempt. `locked` makes others who change it wait. */
export async function openAttemptOf(
  tx: Transaction,
  workId: string,
  mode: 'read' | 'locked' = 'read',
): Promise<Attempt | undefined> {
  const query = tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.workId, workId), eq(attempts.status, ATTEMPT_STATUS.open)))
  const [open] = mode === 'locked' ? await query.for('update') : await query
  return open
}

/** The learner's own, beyond the time of the work. */
export async function extraMinutes(tx: Transaction, workId: string): Promise<number> {
  const [extra] = await tx.select().from(extraTimes).where(eq(extraTimes.workId, workId))
  return extra?.minutes ?? 0
}

/** A page, in a tab of the learner's browser, or the specification's calls. */
type Opener = { readonly tab: string } | 'calls'

/** Gives the next epoch of an open attempt to whoever asks; who held it before is told. */
export async function takeUp(context: AttemptContext, attempt: Attempt, by: Opener): Promise<Attempt> {
  const { tx, user, now } = context
  const sessionId = user?.sessionId ?? ''
  const tabId = by === 'calls' ? '' : by.tab
  const [taken] = await tx
    .update(attempts)
    .set({
      epoch: sql`${attempts.epoch} + 1`,
      received: '{}',
      currentSeq: 0,
      heldByCalls: by === 'calls',
      sessionId,
      tabId,
    })
    .where(and(eq(attempts.id, attempt.id), eq(attempts.status, ATTEMPT_STATUS.open)))
    .returning()
  if (taken === undefined) throw refuse('conflict')
  await tellOfAttempt(tx, attempt.id)
  if (attempt.epoch > 0) {
    await recordEvent(context, {
      kind: attempt.sessionId === sessionId && attempt.tabId === tabId ? 'attempt.resumed' : 'attempt.taken-over',
      subject: attempt.id,
      data: { epoch: taken.epoch, secondsSinceSave: secondsBetween(attempt.lastSavedTime, now) },
    })
  }
  return taken
}

/**
 * Opens an attempt for a page, with what the page gets. One that is leased to a release with whose drafts this page cannot
 * go on stays with whoever holds it, and the page learns which release that is.
 */
export async function openFor(
  context: AttemptContext,
  { attempt, work }: OwnAttempt,
  opening: Pick<CallParsedRequest<typeof startAttempt>, 'page' | 'tab'>,
): Promise<OpenAttemptRecord> {
  const { tx, now } = context
  const { page } = opening
  const release = page === undefined ? '' : await leaseRelease(context, attempt.id, page)
  const isOpened = page === undefined || release === page.version
  const held = isOpened ? await takeUp(context, attempt, opening) : attempt
  return { ...(await openAttemptRecord(tx, { attempt: held, work }, now)), release }
}

function secondsBetween(earlier: Date | null, later: Date): number | null {
  return earlier === null ? null : Math.round((later.getTime() - earlier.getTime()) / 1000)
}

/** What a page gets that may write an attempt from now on. */
async function openAttemptRecord(
  tx: Transaction,
  { attempt, work }: OwnAttempt,
  now: Date,
): Promise<OpenAttemptRecord> {
  const entries = await entriesOf(tx, attempt.id)
  return {
    state: 'open',
    ...attemptHead({ attempt, work }),
    epoch: attempt.epoch,
    startedAt: attempt.createdTime.toISOString(),
    deadlineAt: attempt.deadlineTime?.toISOString() ?? null,
    serverNow: now.toISOString(),
    graceMs: GRACE_MS,
    answers: answersIn(entries).filter((entry) => isAnswered(entry.answer)),
    marked: markedIn(entries),
    currentQuestionId: attempt.currentQuestionId,
  }
}

/** What every response about an attempt begins with. */
export function attemptHead({ attempt, work }: OwnAttempt) {
  return {
    answerLogId: attempt.id,
    workId: work.id,
    kind: work.type === 'test' ? 'test' : 'homework',
    markedBy: isMarkedByServer(work) ? 'server' : 'teacher',
  } as const
}
