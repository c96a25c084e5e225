/** Work that waits for its time: `onceJob(kind, data, work)` and `recurringJob(kind, every, work)` give a job, a plain value. */
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'

import { notify, type Database, type Transaction } from '../database/database'
import { newId } from '../database/ids'
import { jobs } from './job.schema'

/** Scope of a job that runs with the owner's rights, across tenants. */
export const OWNER_SCOPE = '*'

/** Channel that tells runners of a job that was ordered. */
export const JOB_CHANNEL = 'job'

/** What a job may know beside its data. */
export interface JobContext {
  /**
   * Of the job's tenant, under its row-level security; of the owner for a job of none. The job's end is written in it:
   * what it did counts exactly when the job counts as done.
   */
  readonly tx: Transaction
  /** '' for a job of the owner. */
  readonly tenantId: string
  /** Runs `work` as one person of the job's tenant, in the same transaction: what they own is seen by it, and by it only. */
  asPerson<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
  readonly now: Date
  readonly log: FastifyBaseLogger
}

/** Of a job that opens its own transactions: with the owner's rights. */
export interface LongJobContext extends Pick<JobContext, 'now' | 'log'> {
  readonly database: Database
}

interface JobBase {
  readonly kind: string
  /** Milliseconds from one run to the next; null for a job that is ordered. */
  readonly every: number | null
}

/** A job whose work is one transaction. */
export interface TransactionJob extends JobBase {
  readonly transaction: true
  /** Does the work. A moment it returns is when it wants to be run again. */
  run(context: JobContext, data: unknown): Promise<Date | void>
}

/** A job that waits for others than the database. */
interface LongJob extends JobBase {
  readonly transaction: false
  run(context: LongJobContext): Promise<void>
}

/** A job as the runner knows it. */
export type Job = TransactionJob | LongJob

/** A job that is ordered. */
export interface OnceJob<Schema extends v.GenericSchema> extends TransactionJob {
  readonly every: null
  readonly data: Schema
}

/**
 * A job that is ordered with {@link orderJob} and runs at its time, once. `work` may return a later moment when it finds
 * that its time has not come: a deadline that was moved.
 */
export function onceJob<const Schema extends v.GenericSchema>(
  kind: string,
  data: Schema,
  work: (context: JobContext, data: v.InferOutput<Schema>) => Promise<Date | void>,
): OnceJob<Schema> {
  return { kind, every: null, data, transaction: true, run: (context, raw) => work(context, v.parse(data, raw)) }
}

/** A job of the owner that runs once in each period of `every` milliseconds, whatever the number of processes. */
export function recurringJob(kind: string, every: number, work: (context: JobContext) => Promise<void>): Job {
  return { kind, every, transaction: true, run: work }
}

/**
 * A recurring job whose work waits long, for a disk or another server. A process that dies between its work and its end
 * has it done once more, so the work must bear that.
 */
export function recurringJobWithoutTransaction(
  kind: string,
  every: number,
  work: (context: LongJobContext) => Promise<void>,
): Job {
  return { kind, every, transaction: false, run: work }
}

interface Order<Data> {
  /** The tenant of the transaction, or {@link OWNER_SCOPE} in one of the owner. */
  readonly scope: string
  /** Tells the job from others of its kind: one that already waits is not ordered again. */
  readonly key: string
  readonly data: Data
  readonly dueTime: Date
}

/** Orders a job, if and only if the transaction commits. */
export async function orderJob<Schema extends v.GenericSchema>(
  tx: Transaction,
  { kind }: OnceJob<Schema>,
  order: Order<v.InferInput<Schema>>,
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ id: newId(), kind, ...order })
    .onConflictDoNothing()
  await notify(tx, JOB_CHANNEL)
}
