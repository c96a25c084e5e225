/** What only the whole of a folder shows: rows that fit their columns and could never work. A domain declares its checks in `<subject>.check.ts`. */
import type { Config } from '../config/config'
import type { Transaction } from '../database/database'

/** What is to be said of a row, as it stands after the folder was written. */
export interface RowFinding {
  /** The row, or the rows whose lines are looked for in the folder, the likeliest first. */
  readonly at: readonly { readonly table: string; readonly id: string }[]
  /** The column first: `options must be …`. */
  readonly message: string
}

export interface Findings {
  /** With one, nothing is written. */
  readonly faults?: readonly RowFinding[]
  /** What the operator should know. */
  readonly notes?: readonly RowFinding[]
}

/** What a folder writes of one school. */
export interface GivenRows {
  readonly tenantId: string
  readonly config: Config
  /** Of one file. */
  readonly idsOf: (table: string) => readonly string[]
  /** Of the lines of a file that take their row away. */
  readonly removedOf: (table: string) => readonly string[]
  /** Runs `work` in the school: it sees what is the school's, and of owned rows none. */
  inSchool<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface ImportCheck {
  /** The files that it is about; it is not asked when the folder has none of them. */
  readonly tables: readonly string[]
  /**
   * Looks at what is there before the folder is written. What it gives back is called when everything is written, in the
   * same transaction, and judges it with the rules by which the product reads it later. What only the whole tells, as the
   * length of a film, it writes down before it judges.
   */
  begin(tx: Transaction, given: GivenRows): Promise<() => Promise<Findings>>
}
