/** Brings an operator's folder into the database: all of it, or nothing and everything that is wrong with it. */
import type { Config } from '../../../platform/config/config'
import { notify, type Database, type Transaction } from '../../../platform/database/database'
import { fileStoreOf } from '../../../platform/files/configured-store'
import type { Dependent } from '../../../platform/import/identity'
import type { ImportCheck } from '../../../platform/import/import-check'
import type { ImportedTable } from '../../../platform/import/imported-table'
import { domainSuffixes } from '../../../platform/tenants/find-tenant'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { SCHOOLS_FILE, type Fault, type GivenFolder } from './folder'
import { beginChecks } from './folder-checks'
import { keepIdentities } from './identities'
import { idsIn } from './ids-in'
import { nameFiles } from './kept-files'
import { keptMedia, knownMedia } from './media'
import type { FileBeside } from './named-files'
import { keepPictures } from './pictures'
import { idsInFolder, readFolder, removedInFolder, type ReadFolder } from './read-folder'
import { schoolFaults, writeSchools } from './schools'
import { heldFaults, notThere, removedRows, takeAway } from './take-away'
import { takenValues } from './taken-values'
import { valuesBefore } from './values-before'
import { writeRows } from './write-rows'

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
  const sent = given.media ?? []
  const pictures = await keepPictures(store, given.pictures)
  const media = await keptMedia(store, sent, await knownMedia(context.database, sent))
  const kept = [...pictures.kept, ...media.kept]
  const beside = new Map<string, FileBeside>([
    ...[...pictures.faults, ...media.faults].map(({ file }) => [file, { contentType: '' }] as const),
    ...kept.map((content) => [content.path, content] as const),
  ])
  const read = await readFolder(given, {
    beside,
    tables: context.tables,
    suffixes: domainSuffixes(context.config),
    origins: context.config.pictureOrigins,
    valuesBefore: (table, tenantId) => context.database.asOwner((tx) => valuesBefore(tx, table, tenantId)),
  })
  const tooMany = context.database.kind === 'embedded' ? tooManyRows(read) : []
  const unnamed = kept.filter(({ path }) => !read.named.has(path))
  const notes = [
    ...read.notes,
    ...unnamed.map(({ path }) => ({ file: path, line: 0, message: 'is named by no table' })),
  ]
  try {
    return await context.database.asOwner(async (tx) => {
      const missing = [...(await schoolFaults(tx, read.schools)), ...(await missingOf(tx, read, context.tables))]
      const taken = await takenValues(tx, read.files)
      const gone = await notThere(tx, read.files)
      const faults = [...pictures.faults, ...media.faults, ...read.faults, ...tooMany, ...missing, ...taken]
      if (faults.length > 0) throw new FolderRefused(faults)
      const { dependents, now } = context
      const othersNow = await keepIdentities(tx, { files: read.files, dependents, now })
      const endChecks = await beginChecks(tx, read.files, context)
      // What nothing holds goes first: what is unique of it is free again. The rest may be held by what is about to change.
      const held = await takeAway(tx, removedRows(read.files))
      await writeSchools(tx, read.schools)
      const addresses = await nameFiles(
        tx,
        kept.filter(({ path }) => read.named.has(path)),
        now,
      )
      for (const file of read.files) {
        const refused = await writeRows({ tx, now, file, addresses })
        if (refused !== null) throw new FolderRefused([refused])
      }
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

/** The embedded database does one thing at a time: while these are written, about ten seconds, nobody else is answered. */
const MOST_EMBEDDED = 100_000

function tooManyRows({ files }: ReadFolder): readonly Fault[] {
  const rows = files.reduce((sum, file) => sum + file.rows.length, 0)
  const [largest] = [...files].sort((one, other) => other.rows.length - one.rows.length)
  if (rows <= MOST_EMBEDDED || largest === undefined) return []
  const message = `has ${largest.rows.length} of ${rows} rows; the embedded database takes ${MOST_EMBEDDED} at once: cut the folder into several`
  return [{ file: largest.file, line: 0, message }]
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

/** Schools and rows that are named and are neither in the folder nor in the database. */
async function missingOf(
  tx: Transaction,
  { schools, files }: ReadFolder,
  tables: readonly ImportedTable[],
): Promise<Fault[]> {
  const faults: Fault[] = []
  const old = await tx.select({ id: tenants.id }).from(tenants)
  const known = new Set([...old, ...schools].map(({ id }) => id))
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
