/** What an operator's folder holds of one table: a CSV file with a line for each row. A domain declares its own in `<domain>.import.ts`. */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database'

/** A table of tenants, whatever else it has. */
export type ImportableTable = PgTable & { readonly tenantId: PgColumn; readonly id: PgColumn }

/** Why a cell cannot be taken; one clause for the operator, as `must be a number from 0`. */
export class CellFault extends Error {
  override readonly name = 'CellFault'
}

/** What a cell reads when it leaves what is there, as an empty password does. */
export const KEPT = Symbol('kept')

/** What a file is named for, and the types that can be it. */
export const FILE_USES = {
  picture: /^image\//,
  film: /^video\//,
  pictureOrFilm: /^(?:image|video)\//,
  sound: /^(?:audio\/|video\/mp4$)/,
  captions: /^text\/vtt$/,
  material: /^/,
} as const
export type FileUse = keyof typeof FILE_USES

export interface NamedFile {
  /** A path beside the table's file, or an address. */
  readonly name: string
  readonly use: FileUse
}

export interface NamedFiles {
  readonly namedIn: (value: unknown) => readonly NamedFile[]
  /** The value with another name for each. */
  readonly renamed: (value: unknown, nameOf: (name: string) => string) => unknown
}

/** How the text of a cell becomes the value of a column, and back. */
export interface Cell {
  /** What it must be, for the list of files. */
  readonly form: string
  readonly required?: true
  /** The file whose ids it names. */
  readonly refersTo?: string
  /** It names files: paths beside the table's file, in place of which their addresses are kept. */
  readonly files?: NamedFiles
  /** The properties of its row that reading it takes. */
  readonly needsBefore?: readonly string[]
  /**
   * Throws {@link CellFault}. undefined is the column's default, {@link KEPT} what is there. `tell` hears what the operator
   * should know, as what is taken in another form than it was written, one clause each. `before`: what the row has of
   * those properties; undefined for a new row.
   */
  read(text: string, tell: (note: string) => void, before?: Values): unknown
  /** '' for what is not given out. */
  write(value: unknown): string
}

/** By name: what the cells of a line hold, or the properties of a row. */
export type Values = Readonly<Record<string, unknown>>

/** A row of a school that an import is about to change. */
export interface RowChange {
  readonly tx: Transaction
  readonly now: Date
  readonly tenantId: string
  readonly id: string
  /** What it gets, by the property. */
  readonly values: Values
}

/** A row before a folder was written and after, by the headings of its file. */
export interface RowBecame {
  readonly before: Values
  readonly after: Values
  readonly now: Date
}

export interface Identity {
  /** What stays of a row while something hangs on it; one clause for the operator. */
  readonly keeps: string
  /** Why it is another row now, as a clause for the operator, the column first; null while it is the same. */
  readonly another: (row: RowBecame) => string | null
  /** How it is done right; one clause for the operator. */
  readonly instead: string
}

export interface ImportedTable {
  /** Its file is `<name>.csv`. */
  readonly name: string
  /** What one line is. */
  readonly about: string
  /** What is often done wrong in it, one sentence each, for the guide. */
  readonly mistakes?: readonly string[]
  readonly table: ImportableTable
  /** By the property of the table; the heading of the file's column is the same. The id is always the first. */
  readonly cells: Readonly<Record<string, Cell>>
  /** Why none of its rows is ever taken away, one clause for the operator. */
  readonly stays?: string
  /**
   * The row of what the cells hold, where a property of the table holds several of them; and back. `before` is the row
   * that is there: what the cells do not name stays as it is.
   */
  readonly pack?: (values: Values, before: Values | undefined) => Values
  readonly unpack?: (row: Values) => Values
  /** What makes a row another one, which is refused while something hangs on it. */
  readonly identity?: Identity
  /** What else a change of a row that is there brings about. Runs before the change, with the rights of the school. */
  readonly beforeChange?: (change: RowChange) => Promise<void>
}

/** For columns with another heading than the property of the table: the property by its heading. */
export function headings(
  properties: Readonly<Record<string, string>>,
): Required<Pick<ImportedTable, 'pack' | 'unpack'>> {
  return {
    pack: (values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [properties[name] ?? name, value])),
    unpack: (row) => ({
      ...row,
      ...Object.fromEntries(Object.entries(properties).map(([heading, property]) => [heading, row[property]])),
    }),
  }
}

export function importedTable(table: ImportedTable): ImportedTable {
  return table
}
