/**
 * Folders nobody has thought of. The same each time; IMPORT_RUNS (40) and PROPERTY_SEED try others, as `test:deep` does.
 */
import fc from 'fast-check'

import { importedTables } from '../../../domains'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { EXAMPLE_TENANT, exampleTables, folderOfTables } from '../testing/example-tables'
import { FOLDER_FAULTS } from '../testing/folder-faults'
import { exportFolder } from './export-folder'
import type { GivenFolder } from './folder'
import { importFolder } from './import-folder'

const RUNS = Number(process.env['IMPORT_RUNS'] ?? 40)
jest.setTimeout(120_000 + RUNS * 3000)

const RANDOM = FOLDER_FAULTS.filter(({ isFixed }) => isFixed !== true).length

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.database.asOwner((tx) => tx.delete(tenants)))
afterAll(() => server.close())

const bring = (folder: GivenFolder, dryRun: boolean) => importFolder(importContext(server), folder, { dryRun })

test('the school that faults are put into has none itself', async () => {
  expect(await bring(folderOfTables(exampleTables()), true)).toMatchObject({ faults: [] })
})

test.each(FOLDER_FAULTS.map((fault) => [fault.name, fault] as const))('%s is told at its line', async (_, fault) => {
  const runs = fault.isFixed === true ? 1 : Math.max(1, Math.ceil(RUNS / RANDOM))
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
      const tables = exampleTables()
      const pick = (of: number): number => (of === 0 ? 0 : (numbers.next().value as number) % of)
      const place = fault.put(tables, { declared: importedTables, pick })
      fc.pre(place !== null)
      const { faults } = await bring(folderOfTables(tables), true)
      const told = faults.map(({ file, line }) => `${file}:${line}`)
      expect(told).toContain(`${EXAMPLE_TENANT}/${place.table}.csv:${place.line}`)
    }),
    { numRuns: runs },
  )
})

/** What spreadsheets, Markdown, HTML, CSV and our own separators make something of. */
const HOSTILE = [
  '=1+1',
  '@x',
  '-',
  '+86',
  "'",
  '"',
  ',',
  ';',
  '|',
  '\\|',
  '\\n',
  '\n',
  'a<b',
  '&amp;',
  '&',
  '<b>粗</b>',
  '\u{feff}',
  '\u200b',
  '😀',
  '％',
  '  ',
  '电工',
  '1e5',
]
const hostileText = fc
  .array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '')

/** Columns of texts, of each kind of cell. */
const TEXTS = [
  ['news', 'title'],
  ['news', 'content'],
  ['notices', 'writerName'],
  ['majors', 'relatedCertificates'],
  ['questions', 'options'],
  ['solutions', 'explanation'],
  ['classrooms', 'points'],
  ['courses', 'introduction'],
  ['learners', 'realName'],
] as const

test('what is exported is the same when it is brought in again, whatever the texts are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...TEXTS), hostileText), { maxLength: 4 }), async (changes) => {
      await server.database.asOwner((tx) => tx.delete(tenants))
      const tables = exampleTables()
      for (const [[table, column], text] of changes) {
        const lines = tables.get(table) ?? []
        const place = lines[0]?.indexOf(column) ?? -1
        const cells = lines[1]
        if (cells !== undefined && place >= 0) cells[place] = text
      }
      const first = await bring(folderOfTables(tables), false)
      fc.pre(first.faults.length === 0)
      const exported = await exportFolder(importContext(server))
      await server.database.asOwner((tx) => tx.delete(tenants))
      expect((await bring(exported, false)).faults).toEqual([])
      expect((await exportFolder(importContext(server))).files).toEqual(exported.files)
    }),
    { numRuns: Math.max(5, Math.ceil(RUNS / 8)) },
  )
})
