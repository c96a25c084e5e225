/** Runs jobs when they are due, beside any number of other processes that do the same. */
import type { FastifyBaseLogger } from 'fastify'

import { maskMobiles } from '../../logging'
import type { Database } from '../database/database'
import { enterTenant, leaveTenant } from '../database/tenant-isolation'
import { JOB_CHANNEL, OWNER_SCOPE, type Job, type JobContext, type TransactionJob } from './job'
import { JobQueue, LEASE_MS, LeaseLostError, type LeasedJob } from './job-queue'

/** Longest time between two reads of the table; usually a notice or the next due time comes earlier. */
const LOOK_MS = 30_000

/** Shortest time: another process is taking the due job right now. */
const SHORTEST_MS = 50

/** Characters of an error that are kept. */
const MAX_ERROR = 2000

export interface JobRunnerOptions {
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly jobs: readonly Job[]
  /** The clock; tests set it. */
  readonly now?: () => Date
}

export class JobRunner {
  readonly #database: Database
  readonly #log: FastifyBaseLogger
  readonly #jobs: ReadonlyMap<string, Job>
  readonly #queue: JobQueue
  readonly #now: () => Date
  #stopListening: (() => void) | null = null
  #timer: NodeJS.Timeout | null = null
  /** The running pass, with every job it takes. */
  #looking: Promise<void> | null = null
  #lookAgain = false
  #stopped = false

  constructor({ database, log, jobs, now = () => new Date() }: JobRunnerOptions) {
    this.#database = database
    this.#log = log
    this.#jobs = new Map(jobs.map((job) => [job.kind, job]))
    this.#queue = new JobQueue(database, jobs)
    this.#now = now
  }

  /** Starts looking for jobs. */
  start(): void {
    this.#stopListening = this.#database.onNotice(JOB_CHANNEL, () => void this.look())
    void this.look()
  }

  /** Takes no more jobs; resolves when the running one has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#stopListening?.()
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#looking
  }

  /** Runs all due jobs, one after the other; resolves when none is due. */
  async look(): Promise<void> {
    // A call during a pass causes one more pass: the current one may have missed a new order.
    this.#lookAgain = true
    this.#looking ??= this.#lookWhileAsked().finally(() => (this.#looking = null))
    return this.#looking
  }

  async #lookWhileAsked(): Promise<void> {
    let wait = LOOK_MS
    try {
      await this.#queue.schedule(this.#now())
      while (this.#lookAgain && !this.#stopped) {
        this.#lookAgain = false
        await this.#runDue()
      }
      const next = await this.#queue.nextTime()
      if (next !== null) wait = Math.min(LOOK_MS, Math.max(SHORTEST_MS, next.getTime() - this.#now().getTime()))
      if (this.#lookAgain) wait = 0
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'jobs cannot be looked for')
    }
    if (this.#stopListening === null || this.#stopped) return
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.look(), wait)
  }

  async #runDue(): Promise<void> {
    for (const { kind, key, scope, tries } of await this.#queue.failAbandoned(this.#now())) {
      this.#log.error({ job: kind, key, scope, tries }, 'the process of a job ended in the middle, or fell silent')
    }
    while (!this.#stopped) {
      const leased = await this.#queue.take(this.#now())
      if (leased === null) return
      await this.#run(leased)
    }
  }

  async #run(leased: LeasedJob): Promise<void> {
    const { kind, key, scope, tries } = leased
    const log = this.#log.child({ job: kind, key, scope })
    const renewing = setInterval(() => void this.#renew(leased), LEASE_MS / 3)
    try {
      await this.#work(leased, log)
    } catch (error) {
      if (error instanceof LeaseLostError) return log.warn(error.message)
      const reason = reasonOf(error)
      const isDead = await this.#queue.fail(leased, this.#now(), reason.slice(0, MAX_ERROR))
      log.error({ reason, tries }, isDead ? 'a job failed and is given up' : 'a job failed and will be tried again')
    } finally {
      clearInterval(renewing)
    }
  }

  async #work(leased: LeasedJob, log: FastifyBaseLogger): Promise<void> {
    const job = this.#jobs.get(leased.kind)
    if (job === undefined) throw new Error(`${leased.kind} is no job of this process`)
    if (job.transaction) return this.#workInTransaction(job, leased, log)
    const tenantId = leased.scope === OWNER_SCOPE ? '' : leased.scope
    await job.run({ database: this.#database, tenantId, now: this.#now(), log }, leased.data)
    await this.#database.asOwner((tx) => this.#queue.end(tx, leased, this.#now(), undefined))
  }

  /** The work and its end are one transaction: both count or neither. */
  async #workInTransaction(job: TransactionJob, leased: LeasedJob, log: FastifyBaseLogger): Promise<void> {
    const { scope, data } = leased
    await this.#database.asOwner(async (tx) => {
      const ofTenant = scope !== OWNER_SCOPE
      if (ofTenant) await enterTenant(tx, scope)
      const asPerson: JobContext['asPerson'] = async (userId, work) => {
        if (!ofTenant) throw new Error(`${leased.kind} is a job of no tenant, so nobody is a person of it`)
        await enterTenant(tx, scope, userId)
        const result = await work()
        await enterTenant(tx, scope)
        return result
      }
      const again = await job.run({ tx, tenantId: ofTenant ? scope : '', asPerson, now: this.#now(), log }, data)
      if (ofTenant) await leaveTenant(tx)
      await this.#queue.end(tx, leased, this.#now(), again ?? undefined)
    })
  }

  async #renew(leased: LeasedJob): Promise<void> {
    try {
      await this.#queue.renew(leased, this.#now())
    } catch (error) {
      this.#log.warn({ job: leased.kind, reason: reasonOf(error) }, 'the lease of a job could not be renewed')
    }
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error : new Error(String(error))
  const cause = reason.cause instanceof Error ? `: ${reason.cause.message}` : ''
  return maskMobiles(reason.message + cause)
}
