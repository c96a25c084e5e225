/** Faults that an operator puts into a good folder without meaning to, each at one line. */
import type { ImportedTable } from '../../../platform/import/imported-table'
import { lineOf, type Tables } from './example-tables'

/** A number from 0 to below `of`. */
export type Pick = (of: number) => number

export interface FolderFault {
  readonly name: string
  /** It is put in the same place each time. */
  readonly isFixed?: true
  /** Changes the tables; where the fault has to be told. null where there is nothing to spoil. */
  readonly put: (
    tables: Tables,
    context: { readonly declared: readonly ImportedTable[]; readonly pick: Pick },
  ) => Place | null
}

export interface Place {
  readonly table: string
  readonly line: number
}

type Spoiled = (text: string) => string

/** A cell of a row of a table, of those whose declaration fits. */
function cellFault(name: string, fits: (cell: ImportedTable['cells'][string]) => boolean, spoil: Spoiled): FolderFault {
  return {
    name,
    put: (tables, { declared, pick }) => {
      const places = declared.flatMap((table) =>
        Object.entries(table.cells).flatMap(([column, cell]) => (fits(cell) ? [{ table: table.name, column }] : [])),
      )
      const usable = places.filter(({ table, column }) => (tables.get(table)?.[0] ?? []).includes(column))
      const chosen = usable[pick(usable.length)]
      const lines = tables.get(chosen?.table ?? '')
      if (chosen === undefined || lines === undefined || lines.length < 2) return null
      const row = 1 + pick(lines.length - 1)
      const place = { table: chosen.table, line: lineOf(lines, row) }
      const column = lines[0]?.indexOf(chosen.column) ?? 0
      const cells = lines[row] ?? []
      cells[column] = spoil(cells[column] ?? '')
      return place
    },
  }
}

/** A row of any table. */
function rowFault(name: string, spoil: (lines: string[][], row: number) => number): FolderFault {
  return {
    name,
    put: (tables, { pick }) => {
      const names = [...tables.keys()]
      const table = names[pick(names.length)] ?? ''
      const lines = tables.get(table) ?? []
      if (lines.length < 2) return null
      return { table, line: spoil(lines, 1 + pick(lines.length - 1)) }
    },
  }
}

const formOf = (start: RegExp) => (cell: ImportedTable['cells'][string]) => start.test(cell.form)

/** A cell of one column of one table, in its first row. `told`: the row whose line tells it. */
function at(table: string, column: string, value: string, name: string, told = 1): FolderFault {
  return {
    name,
    isFixed: true,
    put: (tables) => {
      const lines = tables.get(table)
      const place = lines?.[0]?.indexOf(column) ?? -1
      const cells = lines?.[1]
      if (lines === undefined || cells === undefined || place < 0) return null
      cells[place] = value
      return { table, line: lineOf(lines, told) }
    },
  }
}

export const FOLDER_FAULTS: readonly FolderFault[] = [
  cellFault(
    'nothing where something is required',
    (cell) => cell.required === true,
    () => '',
  ),
  cellFault(
    'an id that no file has',
    (cell) => cell.refersTo !== undefined,
    () => 'nowhere',
  ),
  cellFault('a word in place of a number', formOf(/^a (?:whole )?number/), () => 'viele'),
  cellFault('a number that is too large', formOf(/^a (?:whole )?number/), () => '99999999999'),
  cellFault('a day in place of a moment', formOf(/^a moment/), () => '2026年9月'),
  cellFault('a moment that there is not', formOf(/^a moment/), () => '2026-02-30T08:00+08:00'),
  cellFault('a word that is none of those', formOf(/^(?:one of|yes or no)/), () => 'vielleicht'),
  cellFault('a text that is too long', formOf(/^text of at most/), (text) => text + '长'.repeat(2001)),
  cellFault('a picture that is not there', formOf(/^the path of a picture/), () => 'pictures/none.png'),
  cellFault('an address that runs a script', formOf(/\baddress\b/), () => 'javascript:alert(1)'),
  rowFault('an id twice', (lines, row) => {
    lines.push([...(lines[row] ?? [])])
    return lineOf(lines, lines.length - 1)
  }),
  rowFault('an id with a space', (lines, row) => {
    const cells = lines[row] ?? []
    cells[0] = `${cells[0] ?? ''} 1`
    return lineOf(lines, row)
  }),
  rowFault('a cell too few', (lines, row) => {
    lines[row] = (lines[row] ?? []).slice(0, -1)
    return lineOf(lines, row)
  }),
  rowFault('a column of another name', (lines) => {
    lines[0] = [...(lines[0] ?? []).slice(0, -1), 'kolumne']
    return 1
  }),
  at('solutions', 'options', 'Z', 'a right option that the question does not have'),
  at('solutions', 'options', '', 'a choice without a right option'),
  at('questions', 'options', '', 'a choice without options'),
  at('skill-certificates', 'name', '1234', 'a holder whom nobody can type'),
  at('skill-certificates', 'certificateCode', '3.30102E+17', 'a number that a spreadsheet shortened'),
  at('training-certificates', 'endTime', '2020-01-01', 'an end before the start'),
  at('works', 'classroomId', 'room1', 'a homework of a room for a film'),
  at('class-courses', 'classId', 'nowhere', 'a plan of a class that there is not'),
  at('activities', 'endTime', '2020-01-01T08:00+08:00', 'an activity that ends before it begins'),
  at('learners', 'passwordHash', 'password1', 'a password that is guessed at once'),
  at('learners', 'mobile', '13900001002', 'a number that another line has', 2),
]
