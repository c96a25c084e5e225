/** Deferred work: `onceJob(kind, data, work)` and `recurringJob(kind, every, work)` make a job, a plain value. */
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'

import { notify, type Database, type Transaction } from '../database/database'
import { newId } from '../database/ids'
import { jobs } from './job.schema'

/** Scope of a job that runs with the owner's rights, across tenants. */
export const OWNER_SCOPE = '*'

/** Channel that tells runners about an ordered job. */
export const JOB_CHANNEL = 'job'

/** The context of a job besides its data. */
export interface JobContext {
  /**
   * Of the job's tenant, under its row-level security; the owner's for a job without a tenant. The job's end
   * is written in it: its effects count exactly when the job counts as done.
   */
  readonly tx: Transaction
  /** '' for a job of the owner. */
  readonly tenantId: string
  /**
   * Runs `work` as one person of the job's tenant, in the same transaction: it sees their owned rows, and only
   * theirs.
   */
  asPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
  readonly now: Date
  readonly log: FastifyBaseLogger
}

/** For jobs that open their own transactions: with the owner's rights. */
export interface LongJobContext extends Pick<JobContext, 'tenantId' | 'now' | 'log'> {
  readonly database: Database
}

interface JobBase {
  readonly kind: string
  /** Milliseconds between two runs; null for an ordered job. */
  readonly every: number | null
}

/** A job whose work is one transaction. */
export interface TransactionJob extends JobBase {
  readonly transaction: true
  /** Does the work. If it returns a moment, the job runs again then. */
  run(context: JobContext, data: unknown): Promise<Date | void>
}

/** A job that waits for other things than the database. */
interface LongJob extends JobBase {
  readonly transaction: false
  run(context: LongJobContext, data: unknown): Promise<void>
}

/** A job in the form that the runner uses. */
export type Job = TransactionJob | LongJob

/** The kind of a job that is ordered, and the shape of its data. */
export interface Orderable<Schema extends v.GenericSchema> {
  readonly kind: string
  readonly data: Schema
}

/** A job that is ordered. */
export interface OnceJob<Schema extends v.GenericSchema> extends TransactionJob, Orderable<Schema> {
  readonly every: null
}

/**
 * A job ordered with {@link orderJob} that runs at its time, once. `work` may return a later moment when its
 * time has not come yet: a deadline that was moved.
 */
export function onceJob<const Schema extends v.GenericSchema>(
  kind: string,
  data: Schema,
  work: (context: JobContext, data: v.InferOutput<Schema>) => Promise<Date | void>,
): OnceJob<Schema> {
  return { kind, every: null, data, transaction: true, run: (context, raw) => work(context, v.parse(data, raw)) }
}

/**
 * A job ordered with {@link orderJob} whose work waits long, for another server. If a process dies between the work and
 * its end, the work is done again, so it must tolerate that.
 */
export function onceJobWithoutTransaction<const Schema extends v.GenericSchema>(
  { kind, data }: Orderable<Schema>,
  work: (context: LongJobContext, data: v.InferOutput<Schema>) => Promise<void>,
): Job {
  return { kind, every: null, transaction: false, run: (context, raw) => work(context, v.parse(data, raw)) }
}

/** A job of the owner that runs once in each period of `every` milliseconds, whatever the number of processes. */
export function recurringJob(kind: string, every: number, work: (context: JobContext) => Promise<void>): Job {
  return { kind, every, transaction: true, run: work }
}

/**
 * A recurring job whose work waits long, for a disk or another server. If a process dies between the work and
 * its end, the work is done again, so it must tolerate that.
 */
export function recurringJobWithoutTransaction(
  kind: string,
  every: number,
  work: (context: LongJobContext) => Promise<void>,
): Job {
  return { kind, every, transaction: false, run: work }
}

interface Order<Data> {
  /** The tenant of the transaction, or {@link OWNER_SCOPE} for one of the owner. */
  readonly scope: string
  /** Distinguishes the job from others of its kind: one that already waits is not ordered again. */
  readonly key: string
  readonly data: Data
  readonly dueTime: Date
}

/** Orders a job, if and only if the transaction commits. */
export async function orderJob<Schema extends v.GenericSchema>(
  tx: Transaction,
  { kind }: Orderable<Schema>,
  order: Order<v.InferInput<Schema>>,
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ id: newId(), kind, ...order })
    .onConflictDoNothing()
  await notify(tx, JOB_CHANNEL)
}
