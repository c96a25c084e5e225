import type { Transaction, Work } from '../platform/database/database'
import type { SampleSchool } from './sample-schools'

export interface SampleContext {
  /** Restricted to the school, so inserts need no tenant id. */
  readonly tx: Transaction
  readonly school: SampleSchool
  readonly now: Date
  /** Runs `work` as one person of the school: rows of owned tables are inserted as theirs. */
  asPerson(userId: string, work: Work<void>): Promise<void>
}

/** Fills one school with invented data of one domain. */
export type SampleBuilder = (context: SampleContext) => Promise<void>
