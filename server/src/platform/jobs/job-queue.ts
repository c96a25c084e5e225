/**
 * The table of jobs, for runners. A taken job is leased, so that the job of a dead process becomes free after
 * a while.
 */
import { randomUUID } from 'node:crypto'

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../database/database'
import { newId } from '../database/ids'
import { pauseAfter } from '../pause.model'
import { OWNER_SCOPE, type Job } from './job'
import { jobs } from './job.schema'

/** Milliseconds without renewal after which another process may take a job. */
export const LEASE_MS = 30_000

/** Milliseconds until a failed job is retried: grows from the first to the last. */
const RETRY_PAUSES = { first: 5_000, last: 60 * 60 * 1000 }

/**
 * Tries after which an ordered job is given up and kept for a person to look at; recurring jobs are never
 * given up.
 */
export const MAX_TRIES = 12

type JobRow = typeof jobs.$inferSelect

/** A job taken by this process. */
export type LeasedJob = Pick<JobRow, 'id' | 'kind' | 'key' | 'scope' | 'data' | 'tries'> & { readonly leaseId: string }

/** Another process took the job meanwhile; this one's work is undone. */
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

  /** Makes sure that every recurring job has its row; at first it is due at once. */
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

  /** Takes the job that has been due longest, among the kinds this process knows; null when none is due. */
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

  /** Renews the lease. */
  async renew(job: LeasedJob, now: Date): Promise<void> {
    await this.#database.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ leaseUntil: leaseEnd(now) })
        .where(leaseOf(job)),
    )
  }

  /**
   * Ends a successful job in the transaction of its work: its row is deleted, or waits for `again` or its
   * next period. Throws {@link LeaseLostError}.
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

  /** Stores the failure; the job is retried or given up. Returns whether it is given up. */
  async fail(job: LeasedJob, now: Date, lastError: string): Promise<boolean> {
    return this.#database.asOwner((tx) => this.#fail(tx, job, now, lastError))
  }

  /** Counts one more failure for the jobs of dead or silent processes; returns them. */
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

  /** A process of another release may order jobs that this one does not know; they wait for it. */
  #isKnown() {
    return inArray(jobs.kind, [...this.#known.keys()])
  }

  /** The beginning of the next period, the same in every process; null for an ordered job. */
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
