/** Brings an operator's folder into the database: all of it, or nothing and everything that is wrong with it. */
import { and, eq, sql } from 'drizzle-orm'

import type { Config } from '../../../platform/config/config'
import { notify, type Database, type Transaction } from '../../../platform/database/database'
import { sqlStateOf } from '../../../platform/database/faults'
import { fileStoreOf } from '../../../platform/files/configured-store'
import type { Dependent } from '../../../platform/import/identity'
import type { ImportCheck } from '../../../platform/import/import-check'
import { KEPT, type ImportedTable, type Values } from '../../../platform/import/imported-table'
import { tenantHosts, tenants } from '../../../platform/tenants/tenants.schema'
import { SCHOOLS_FILE, type Fault, type GivenFolder } from './folder'
import { beginChecks } from './folder-checks'
import { keepIdentities } from './identities'
import { idsIn } from './ids-in'
import { inSchool } from './in-school'
import { nameFiles, type Addresses } from './kept-files'
import { keptMedia } from './media'
import { keepPictures } from './pictures'
import {
  idsInFolder,
  readFolder,
  removedInFolder,
  type ReadFile,
  type ReadFolder,
  type ReadRow,
  type ReadSchool,
} from './read-folder'
import { heldFaults, notThere, removedRows, takeAway } from './take-away'
import { takenValues } from './taken-values'
import { valuesBefore } from './values-before'

export interface ImportContext {
  readonly database: Database
  readonly config: Config
  readonly tables: readonly ImportedTable[]
  readonly checks: readonly ImportCheck[]
  readonly dependents: readonly Dependent[]
  readonly now: Date
}

export interface Imported {
  /** Empty when everything was written. */
  readonly faults: readonly Fault[]
  /** What is taken in another form than it was written. */
  readonly notes: readonly Fault[]
  /** Rows by file. */
  readonly written: Readonly<Record<string, number>>
  /** Rows by file, of the files that take some away. */
  readonly takenAway: Readonly<Record<string, number>>
}

/** Undoes the transaction; its faults are the answer. */
class FolderRefused extends Error {
  constructor(
    readonly faults: readonly Fault[],
    readonly notes: readonly Fault[] = [],
  ) {
    super('the folder has faults')
  }
}

/**
 * With `dryRun` all of it is written and undone, so that it finds what an import would: what the database alone knows, and
 * what only the whole shows.
 */
export async function importFolder(
  context: ImportContext,
  given: GivenFolder,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Imported> {
  const store = fileStoreOf(context.config)
  const [pictures, media] = [await keepPictures(store, given.pictures), await keptMedia(store, given.media ?? [])]
  const kept = [...pictures.kept, ...media.kept]
  const types = new Map([
    ...[...pictures.faults, ...media.faults].map(({ file }) => [file, ''] as const),
    ...kept.map(({ path, contentType }) => [path, contentType] as const),
  ])
  const read = await readFolder(given, {
    types,
    tables: context.tables,
    valuesBefore: (table, tenantId) => context.database.asOwner((tx) => valuesBefore(tx, table, tenantId)),
  })
  const unnamed = kept.filter(({ path }) => !read.named.has(path))
  const notes = [
    ...read.notes,
    ...unnamed.map(({ path }) => ({ file: path, line: 0, message: 'is named by no table' })),
  ]
  try {
    return await context.database.asOwner(async (tx) => {
      const missing = await missingOf(tx, read, context.tables)
      const taken = await takenValues(tx, read.files)
      const gone = await notThere(tx, read.files)
      const faults = [...pictures.faults, ...media.faults, ...read.faults, ...missing, ...taken]
      if (faults.length > 0) throw new FolderRefused(faults)
      const { dependents, now } = context
      const othersNow = await keepIdentities(tx, { files: read.files, dependents, now })
      const endChecks = await beginChecks(tx, read.files, context.checks)
      // What nothing holds goes first: what is unique of it is free again. The rest may be held by what is about to change.
      const held = await takeAway(tx, removedRows(read.files))
      for (const school of read.schools) await writeSchool(tx, school)
      const addresses = await nameFiles(
        tx,
        kept.filter(({ path }) => read.named.has(path)),
        now,
      )
      for (const file of read.files) await writeFile({ tx, now, file, addresses })
      const hanging = await othersNow()
      const heldBack = await heldFaults(tx, { files: read.files, tables: context.tables, held })
      const found = await endChecks()
      const last = [...hanging, ...heldBack.filter((fault) => !isToldIn(hanging, fault)), ...found.faults]
      if (last.length > 0 || dryRun) throw new FolderRefused(last, [...gone, ...found.notes])
      await notify(tx, 'host')
      for (const tenantId of new Set(read.files.map((file) => file.tenantId))) await notify(tx, 'school', tenantId)
      return { faults: [], notes: inOrder([...notes, ...gone, ...found.notes]), ...countsOf(read) }
    })
  } catch (error) {
    if (error instanceof FolderRefused) {
      return { faults: inOrder(error.faults), notes: inOrder([...notes, ...error.notes]), written: {}, takenAway: {} }
    }
    throw error
  }
}

/** Whether a line has a fault already. */
function isToldIn(faults: readonly Fault[], { file, line }: Fault): boolean {
  return faults.some((fault) => fault.file === file && fault.line === line)
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

function countsOf({ schools, files }: ReadFolder): Pick<Imported, 'written' | 'takenAway'> {
  const written = files.map(({ file, rows }) => [file, rows.length] as const)
  const taking = files.filter(({ removed }) => removed.length > 0)
  return {
    written: Object.fromEntries([
      ...(schools.length === 0 ? [] : [[SCHOOLS_FILE, schools.length] as const]),
      ...written,
    ]),
    takenAway: Object.fromEntries(taking.map(({ file, removed }) => [file, removed.length])),
  }
}

/** Schools and lines that are named and are neither in the folder nor in the database, and hosts of other schools. */
async function missingOf(
  tx: Transaction,
  { schools, files }: ReadFolder,
  tables: readonly ImportedTable[],
): Promise<Fault[]> {
  const faults: Fault[] = []
  const old = new Set((await tx.select({ id: tenants.id }).from(tenants)).map(({ id }) => id))
  const known = new Set([...old, ...schools.map(({ id }) => id)])
  const hosts = await tx.select().from(tenantHosts)
  for (const { id, name, preDomains, line } of schools) {
    for (const [column, value] of Object.entries({ name, hosts: preDomains })) {
      if (value !== null || old.has(id)) continue
      faults.push({ file: SCHOOLS_FILE, line, message: `${column} is missing for a new school` })
    }
    const named = preDomains ?? []
    for (const taken of hosts.filter(({ tenantId, preDomain }) => tenantId !== id && named.includes(preDomain))) {
      const message = `host ${taken.preDomain === '' ? '-' : taken.preDomain} belongs to school ${taken.tenantId}`
      faults.push({ file: SCHOOLS_FILE, line, message })
    }
  }
  for (const { file, tenantId, table, rows } of files) {
    if (!known.has(tenantId)) {
      faults.push({ file, line: 0, message: `is of school ${tenantId}, which ${SCHOOLS_FILE} does not name` })
    }
    if (rows.some(({ missing }) => missing.length > 0)) {
      const there = new Set(await idsIn(tx, table.table, tenantId))
      for (const { id, line, missing } of rows) {
        if (there.has(id)) continue
        for (const name of missing) {
          faults.push({
            file,
            line,
            message: `${name} is missing for a new row; it must be ${table.cells[name]?.form ?? ''}`,
          })
        }
      }
    }
    for (const [name, { refersTo }] of Object.entries(table.cells)) {
      if (refersTo === undefined) continue
      const ids = new Set(idsInFolder(files, tenantId, refersTo))
      const referred = tables.find((one) => one.name === refersTo)
      if (referred === undefined) throw new Error(`${table.name} refers to ${refersTo}, which nobody declares`)
      for (const id of await idsIn(tx, referred.table, tenantId)) ids.add(id)
      const removed = new Set(removedInFolder(files, tenantId, refersTo))
      for (const { line, values } of rows) {
        const named = values[name]
        if (typeof named !== 'string' || named === '' || (ids.has(named) && !removed.has(named))) continue
        const why = removed.has(named) ? 'takes away' : 'does not have'
        faults.push({ file, line, message: `${name} names ${named}, which ${refersTo}.csv ${why}` })
      }
    }
  }
  return faults
}

async function writeSchool(tx: Transaction, { id, name, preDomains }: ReadSchool): Promise<void> {
  if (name !== null) {
    await tx.insert(tenants).values({ id, name }).onConflictDoUpdate({ target: tenants.id, set: { name } })
  }
  if (preDomains === null) return
  await tx.delete(tenantHosts).where(eq(tenantHosts.tenantId, id))
  await tx.insert(tenantHosts).values(preDomains.map((preDomain) => ({ preDomain, tenantId: id })))
}

interface Writing {
  readonly tx: Transaction
  readonly now: Date
  readonly file: ReadFile
  readonly addresses: Addresses
}

async function writeFile(writing: Writing): Promise<void> {
  const { tx, file } = writing
  const there = new Set(await idsIn(tx, file.table.table, file.tenantId))
  const empty = await emptyValues(file.table)
  for (const row of file.rows) {
    try {
      if (there.has(row.id)) await changeRow(writing, row)
      else await addRow(writing, { ...row, values: { ...empty, ...row.values } })
    } catch (error) {
      // What the database alone knows: a number that somebody else has.
      const state = sqlStateOf(error)
      if (state === undefined || !/^2[23]/.test(state)) throw error
      const message = state === '23505' ? 'has what another line has and only one may have' : 'does not fit the table'
      throw new FolderRefused([{ file: file.file, line: row.line, message }])
    }
  }
}

/** What a new row has in the columns that its file does not: the same as with empty cells. */
async function emptyValues({ cells }: ImportedTable): Promise<Values> {
  const values: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (cell.required === true) continue
    const value = await cell.read('', () => undefined)
    if (value !== KEPT) values[name] = value
  }
  return values
}

/** What the cells of a line hold, with the addresses of its files. */
function addressed({ tenantId, table }: ReadFile, { values }: ReadRow, addresses: Addresses): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const named = value === undefined ? undefined : table.cells[name]?.files
    return [name, named?.renamed(value, (path) => addresses.get(`${tenantId}/${path}`) ?? path) ?? value] as const
  })
  return Object.fromEntries(entries)
}

async function addRow({ tx, file, addresses }: Writing, row: ReadRow): Promise<void> {
  const { tenantId, table } = file
  const values = addressed(file, row, addresses)
  await tx.insert(table.table).values({ ...(table.pack?.(values, undefined) ?? values), id: row.id, tenantId } as never)
}

async function changeRow({ tx, now, file, addresses }: Writing, row: ReadRow): Promise<void> {
  const { tenantId, table } = file
  const isIt = and(eq(table.table.tenantId, tenantId), eq(table.table.id, row.id))
  const values = addressed(file, row, addresses)
  const { beforeChange } = table
  if (beforeChange !== undefined) {
    await inSchool(tx, tenantId, () => beforeChange({ tx, now, tenantId, id: row.id, values }))
  }
  const [before] = table.pack === undefined ? [] : await tx.select().from(table.table).where(isIt)
  const changes = Object.entries(table.pack?.(values, before) ?? values)
  if (changes.length === 0) return
  const set = Object.fromEntries(changes.map(([name, value]) => [name, value === undefined ? sql`default` : value]))
  await tx
    .update(table.table)
    .set(set as never)
    .where(isIt)
}
