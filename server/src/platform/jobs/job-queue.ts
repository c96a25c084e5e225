/** The table of jobs as runners use it: what is taken up is leased, so that a process that dies gives it back by time. */
import { randomUUID } from 'node:crypto'

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database'
import { newId } from '../database/ids'
import { pauseAfter } from '../pause.model'
import { OWNER_SCOPE, type Job } from './job'
import { jobs } from './job.schema'

/** Milliseconds a process may be silent about a job before another takes it up. */
export const LEASE_MS = 30_000

/** Milliseconds until a job that failed is tried again: growing from the first to the last. */
const RETRY_PAUSES = { first: 5_000, last: 60 * 60 * 1000 }

/** Tries after which a job that was ordered is given up, and kept for a person to look at; one that recurs is never. */
export const MAX_TRIES = 12

type JobRow = typeof jobs.$inferSelect

/** A job taken up by this process. */
export type LeasedJob = Pick<JobRow, 'id' | 'kind' | 'key' | 'scope' | 'data' | 'tries'> & { readonly leaseId: string }

/** Another process took the job up meanwhile; what this one did for it is undone. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

export class JobQueue {
  readonly #database: Database
  readonly #known: ReadonlyMap<string, Job>

  constructor(database: Database, known: readonly Job[]) {
    this.#database = database
    this.#known = new Map(known.map((job) => [job.kind, job]))
  }

  /** Sees to it that every recurring job has its row, due at once the first time. */
  async schedule(now: Date): Promise<void> {
    const recurring = [...this.#known.values()].filter(({ every }) => every !== null)
    if (recurring.length === 0) return
    await this.#database.asOwner(async (tx) => {
      const rows = recurring.map(({ kind }) => ({
        id: newId(),
        scope: OWNER_SCOPE,
        kind,
        key: '',
        data: {},
        dueTime: now,
      }))
      await tx.insert(jobs).values(rows).onConflictDoNothing()
    })
  }

  /** Takes up the job that has been due longest, among those this process knows; null when none is due. */
  async take(now: Date): Promise<LeasedJob | null> {
    return this.#database.asOwner(async (tx) => {
      const [due] = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(this.#isKnown(), eq(jobs.state, 'waiting'), lte(jobs.dueTime, now)))
        .orderBy(asc(jobs.dueTime))
        .limit(1)
        .for('update', { skipLocked: true })
      if (due === undefined) return null
      const leaseId = randomUUID()
      const [row] = await tx
        .update(jobs)
        .set({ state: 'running', leaseId, leaseUntil: leaseEnd(now), tries: sql`${jobs.tries} + 1` })
        .where(eq(jobs.id, due.id))
        .returning()
      return row === undefined ? null : { ...row, leaseId }
    })
  }

  /** Tells that this process is still at it. */
  async renew(job: LeasedJob, now: Date): Promise<void> {
    await this.#database.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ leaseUntil: leaseEnd(now) })
        .where(leaseOf(job)),
    )
  }

  /**
   * Ends a job that succeeded, in the transaction of its work: it goes, or waits for `again` or its next period.
   * Throws {@link LeaseLostError}.
   */
  async end(tx: Transaction, job: LeasedJob, now: Date, again: Date | undefined): Promise<void> {
    const dueTime = again ?? this.#nextPeriod(job, now)
    const ended =
      dueTime === null
        ? await tx.delete(jobs).where(leaseOf(job)).returning({ id: jobs.id })
        : await tx
            .update(jobs)
            .set({ state: 'waiting', dueTime, ...NO_LEASE, tries: 0, lastError: '' })
            .where(leaseOf(job))
            .returning({ id: jobs.id })
    if (ended.length === 0) throw new LeaseLostError(`the lease of job ${job.kind} ${job.key} was lost`)
  }

  /** Keeps what went wrong; the job is tried again, or given up. Returns whether it is given up. */
  async fail(job: LeasedJob, now: Date, lastError: string): Promise<boolean> {
    return this.#database.asOwner((tx) => this.#fail(tx, job, now, lastError))
  }

  /** Counts the jobs of processes that died, or fell silent, as failed once more; returns them. */
  async failAbandoned(now: Date): Promise<readonly LeasedJob[]> {
    return this.#database.asOwner(async (tx) => {
      const rows = await tx
        .select()
        .from(jobs)
        .where(and(this.#isKnown(), eq(jobs.state, 'running'), lte(jobs.leaseUntil, now)))
        .for('update', { skipLocked: true })
      const abandoned = rows.flatMap(({ leaseId, ...row }) => (leaseId === null ? [] : { ...row, leaseId }))
      for (const job of abandoned) await this.#fail(tx, job, now, 'its process ended in the middle, or fell silent')
      return abandoned
    })
  }

  async #fail(tx: Transaction, job: LeasedJob, now: Date, lastError: string): Promise<boolean> {
    const period = this.#nextPeriod(job, now)
    const isDead = period === null && job.tries >= MAX_TRIES
    const retry = new Date(now.getTime() + pauseAfter(job.tries, RETRY_PAUSES))
    const dueTime = period !== null && period < retry ? period : retry
    await tx
      .update(jobs)
      .set({ state: isDead ? 'dead' : 'waiting', dueTime, ...NO_LEASE, lastError })
      .where(leaseOf(job))
    return isDead
  }

  /** When the next job is due or the next lease ends; null when nothing waits. */
  async nextTime(): Promise<Date | null> {
    return this.#database.asOwner(async (tx) => {
      const [row] = await tx
        .select({ next: sql<Date | null>`min(coalesce(${jobs.leaseUntil}, ${jobs.dueTime}))`.mapWith(jobs.dueTime) })
        .from(jobs)
        .where(and(this.#isKnown(), inArray(jobs.state, ['waiting', 'running'])))
      return row?.next ?? null
    })
  }

  /** Another release's process may order jobs this one does not know; they wait for it. */
  #isKnown() {
    return inArray(jobs.kind, [...this.#known.keys()])
  }

  /** The beginning of the next period, the same in every process; null for a job that is ordered. */
  #nextPeriod({ kind }: LeasedJob, now: Date): Date | null {
    const every = this.#known.get(kind)?.every ?? null
    return every === null ? null : new Date((Math.floor(now.getTime() / every) + 1) * every)
  }
}

const NO_LEASE = { leaseId: null, leaseUntil: null } as const

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

function leaseOf({ id, leaseId }: LeasedJob) {
  return and(eq(jobs.id, id), eq(jobs.leaseId, leaseId))
}
