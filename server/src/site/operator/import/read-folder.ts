/** Reads an operator's folder: every line as values of its table, and everything that is wrong with it. */
import { setImmediate } from 'node:timers/promises'

import { CsvError, parse, type InfoRecord } from 'csv-parse/sync'

import { isStorable } from '@campus/contracts/storable-text'

import { CellFault, KEPT, type Cell, type ImportedTable, type Values } from '../../../platform/import/imported-table'
import { unmarked } from '../../../platform/import/spreadsheet-text'
import { preDomainOf } from '../../../platform/tenants/find-tenant'
import { ID } from '../../../platform/tenants/tenant-id'
import { SCHOOLS_FILE, type Fault, type Folder } from './folder'
import { namedFileFindings, type FileBeside } from './named-files'

export interface ReadSchool {
  readonly id: string
  /** null where the file says nothing of it: what is there stays. */
  readonly name: string | null
  /** What remains of its hosts without the main domain; '' for the main domain itself. null as with the name. */
  readonly preDomains: readonly string[] | null
  readonly line: number
}

export interface ReadRow {
  readonly id: string
  readonly line: number
  /** By cell; undefined for the column's default. A column that the file does not have is not in it. */
  readonly values: Values
  /** Columns that a new row must have and the file does not. */
  readonly missing: readonly string[]
}

/** A line that takes its row away. */
export interface RemovedRow {
  readonly id: string
  readonly line: number
}

export interface ReadFile {
  readonly file: string
  readonly tenantId: string
  readonly table: ImportedTable
  readonly rows: readonly ReadRow[]
  readonly removed: readonly RemovedRow[]
}

export interface ReadFolder {
  readonly schools: readonly ReadSchool[]
  /** In the order of the tables: what others refer to comes first. */
  readonly files: readonly ReadFile[]
  readonly faults: readonly Fault[]
  /** What is taken in another form than it was written. */
  readonly notes: readonly Fault[]
  /** Paths of the files beside the tables that a table names. */
  readonly named: ReadonlySet<string>
}

/** The ids of a school's rows in one of its files. */
export function idsInFolder(files: readonly ReadFile[], tenantId: string, name: string): readonly string[] {
  return filesOf(files, tenantId, name).flatMap(({ rows }) => rows.map(({ id }) => id))
}

/** The ids of the rows that one of a school's files takes away. */
export function removedInFolder(files: readonly ReadFile[], tenantId: string, name: string): readonly string[] {
  return filesOf(files, tenantId, name).flatMap(({ removed }) => removed.map(({ id }) => id))
}

function filesOf(files: readonly ReadFile[], tenantId: string, name: string): readonly ReadFile[] {
  return files.filter((file) => file.tenantId === tenantId && file.table.name === name)
}

interface Line {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** Names of at most 63 characters with a dot between two; '' for the main domain. */
const HOST = /^(?:|(?!.{254})[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*)$/

export interface FolderReading {
  readonly tables: readonly ImportedTable[]
  /** The files beside the tables, by path. */
  readonly beside: ReadonlyMap<string, FileBeside>
  /** Of the names under which this site has schools. */
  readonly suffixes: readonly string[]
  /** Other sites whose pictures, films and sounds the pages may load. */
  readonly origins: readonly string[]
  /** What the rows of a school have, by id, in the cells that need it. */
  readonly valuesBefore: (table: ImportedTable, tenantId: string) => Promise<ReadonlyMap<string, Values>>
}

export async function readFolder(
  { files }: Pick<Folder, 'files'>,
  { tables, beside, suffixes, origins, valuesBefore }: FolderReading,
): Promise<ReadFolder> {
  const faults: Fault[] = []
  const notes: Fault[] = []
  const said = { faults, notes }
  const named = new Set<string>()
  const schools: ReadSchool[] = []
  const read: ReadFile[] = []
  const paths = new Set<string>()
  for (const { path, text } of files) {
    if (paths.has(path)) faults.push({ file: path, line: 0, message: 'stands in the folder twice' })
    paths.add(path)
    if (path === SCHOOLS_FILE) {
      const lines = linesOf({ path, text, columns: ['id', 'name', 'hosts'] }, said)
      refuseRepeated(path, lines, faults)
      schools.push(...readSchools(lines, suffixes, faults))
      continue
    }
    const [, tenantId = '', name = ''] = /^([\w-]{1,40})\/([a-z-]+)\.csv$/.exec(path) ?? []
    const table = tables.find((known) => known.name === name)
    if (table === undefined) {
      faults.push({ file: path, line: 0, message: 'is no file that is known here' })
      continue
    }
    const lines = linesOf({ path, text, columns: ['id', REMOVE, ...Object.keys(table.cells)] }, said)
    refuseRepeated(path, lines, faults)
    const removed = readRemoved({ path, table, lines, faults })
    const going = new Set(removed.map(({ line }) => line))
    const staying = lines.filter(({ line }) => !going.has(line))
    const before = await valuesBefore(table, tenantId)
    const about = { path, tenantId, table, lines: staying, before }
    const rows = await readRows({ ...about, beside, origins, named, faults, notes })
    read.push({ file: path, tenantId, table, rows, removed })
  }
  const place = ({ table }: ReadFile): number => tables.indexOf(table)
  return { schools, files: read.sort((one, other) => place(one) - place(other)), faults, notes, named }
}

/** The lines of a file by the names in its first; what is wrong with the file as such becomes a fault. */
function linesOf(
  { path: file, text, columns }: { readonly path: string; readonly text: string; readonly columns: readonly string[] },
  { faults, notes }: { readonly faults: Fault[]; readonly notes: Fault[] },
): readonly Line[] {
  const records = parsed(file, text, faults)
  const [head, ...rest] = records
  if (head === undefined) return []
  const unknown = head.record.filter((name) => !columns.includes(name))
  for (const name of unknown) {
    faults.push({ file, line: 1, message: `has a column ${JSON.stringify(name)}; known are ${columns.join(', ')}` })
  }
  for (const name of new Set(head.record.filter((one, index) => head.record.indexOf(one) !== index))) {
    faults.push({ file, line: 1, message: `has the column ${JSON.stringify(name)} twice` })
  }
  if (!head.record.includes('id')) faults.push({ file, line: 1, message: 'has no column id' })
  return rest.flatMap(({ record, line }) => {
    if (record.length !== head.record.length) {
      faults.push({ file, line, message: `has ${record.length} cells, the first line has ${head.record.length}` })
      return []
    }
    const cells = head.record.map((name, index) => {
      const written = (record[index] ?? '').trim()
      const read = unmarked(written)
      if (!isStorable(read)) faults.push({ file, line, message: `${name} has a character that cannot be kept` })
      if (read !== written) {
        const message = `${name} is taken without its first ', which an export writes before what a spreadsheet would run`
        notes.push({ file, line, message })
      }
      return [name, read] as const
    })
    return [{ line, cells: Object.fromEntries(cells) }]
  })
}

function parsed(file: string, text: string, faults: Fault[]) {
  try {
    const records = parse(text, { bom: true, info: true, raw: true, relax_column_count: true, skip_empty_lines: true })
    return (records as unknown as { record: string[]; raw: string; info: InfoRecord }[]).map(
      ({ record, raw, info }) => ({
        record,
        // The line it begins in: a cell may hold several.
        line: info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
      }),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ file, line: Number(error['lines'] ?? 0), message: `is no CSV: ${error.message}` })
    return []
  }
}

function readSchools(lines: readonly Line[], suffixes: readonly string[], faults: Fault[]): ReadSchool[] {
  const hosts = new Map<string, number>()
  return lines.map(({ line, cells: { id = '', name = null, hosts: named = null } }) => {
    const fault = (message: string): unknown => faults.push({ file: SCHOOLS_FILE, line, message })
    if (!ID.test(id)) fault('id must be letters, digits, - and _, at most 40')
    if (name === '' || (name ?? '').length > 200) fault('name must be text of at most 200 characters')
    if (named === '') {
      fault('hosts is empty; - stands for the main domain itself, a column that is left out changes nothing')
      return { id, name, preDomains: null, line }
    }
    const preDomains = named?.split(/\s+/).map((host) => (host === '-' ? '' : host.toLowerCase())) ?? null
    for (const host of preDomains ?? []) {
      if (!HOST.test(host)) fault(`hosts must be names with spaces between them, - for the main domain; ${host} is not`)
      const known = preDomainOf(host, suffixes)
      if (host !== '' && known !== host) fault(`host ${host} is ${known === '' ? '-' : known} here: write that`)
      const earlier = hosts.get(host)
      if (earlier !== undefined) fault(`host ${host === '' ? '-' : host} stands in line ${earlier} already`)
      hosts.set(host, line)
    }
    return { id, name, preDomains, line }
  })
}

/** The column in which `yes` takes a row away. */
const REMOVE = 'remove'

function refuseRepeated(file: string, lines: readonly Line[], faults: Fault[]): void {
  const seen = new Map<string, number>()
  for (const {
    line,
    cells: { id = '' },
  } of lines) {
    const earlier = seen.get(id)
    if (earlier !== undefined) faults.push({ file, line, message: `id ${id} stands in line ${earlier} already` })
    seen.set(id, line)
  }
}

/** The lines that take their row away; what else they hold is not read. */
function readRemoved({
  path,
  table,
  lines,
  faults,
}: Pick<Reading, 'path' | 'table' | 'lines' | 'faults'>): RemovedRow[] {
  return lines.flatMap(({ line, cells: { id = '', [REMOVE]: remove = '' } }) => {
    const fault = (message: string): unknown => faults.push({ file: path, line, message })
    if (remove !== '' && remove !== 'yes' && remove !== 'no') {
      fault(`${REMOVE} must be yes or no, ${JSON.stringify(remove)} is not`)
    }
    if (remove !== 'yes') return []
    if (!ID.test(id)) fault('id must be letters, digits, - and _, at most 40')
    if (table.stays !== undefined) fault(`${REMOVE} takes nothing away here: ${table.stays}`)
    return [{ id, line }]
  })
}

interface Reading {
  readonly path: string
  readonly tenantId: string
  readonly table: ImportedTable
  readonly lines: readonly Line[]
  readonly before: ReadonlyMap<string, Values>
  readonly beside: FolderReading['beside']
  readonly origins: readonly string[]
  readonly named: Set<string>
  readonly faults: Fault[]
  readonly notes: Fault[]
}

/** Lines that are read at once: a password takes a processor's time, and the site goes on. */
const AT_ONCE = 2

/** Lines after which whoever else needs the processor has it. */
const BETWEEN_PAUSES = 200

async function readRows(reading: Reading): Promise<ReadRow[]> {
  const rows: ReadRow[] = []
  const waiting = reading.lines.entries()
  const work = async (): Promise<void> => {
    for (const [index, line] of waiting) {
      rows[index] = await readRow(reading, line)
      if (index % BETWEEN_PAUSES === 0) await setImmediate()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return rows
}

async function readRow(
  { path, tenantId, table, before, beside, origins, named, faults, notes }: Reading,
  { line, cells }: Line,
): Promise<ReadRow> {
  const fault = (message: string): unknown => faults.push({ file: path, line, message })
  const note = (message: string): unknown => notes.push({ file: path, line, message })
  const { id = '' } = cells
  if (!ID.test(id)) fault('id must be letters, digits, - and _, at most 40')
  const values: Record<string, unknown> = {}
  const missing: string[] = []
  for (const [name, cell] of Object.entries(table.cells)) {
    const text = cells[name]
    if (text === undefined) {
      if (cell.required === true) missing.push(name)
      continue
    }
    const value = await readCell(cell, text, {
      fault: (message) => fault(`${name} ${message}`),
      tell: (message) => note(`${name} ${message}`),
      before: before.get(id),
    })
    if (value === KEPT) continue
    values[name] = value
    if (value === undefined) continue
    for (const file of cell.files?.namedIn(value) ?? []) {
      const place = `${tenantId}/${file.name}`
      named.add(place)
      const findings = namedFileFindings(file, beside.get(place), origins)
      for (const message of findings.faults) fault(`${name} ${message}`)
      for (const message of findings.notes) note(`${name} ${message}`)
    }
  }
  return { id, line, values, missing }
}

interface Hearing {
  readonly fault: (message: string) => void
  readonly tell: (note: string) => void
  readonly before: Values | undefined
}

async function readCell(cell: Cell, text: string, { fault, tell, before }: Hearing): Promise<unknown> {
  if (cell.required === true && text === '') {
    fault(`is missing; it must be ${cell.form}`)
    return undefined
  }
  try {
    return await cell.read(text, tell, before)
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    fault(error.message)
    return undefined
  }
}
