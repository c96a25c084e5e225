/** What people did hangs on rows by their ids, so an id never comes to mean another person, test or lesson. */
import { asc, eq, getTableName, sql } from 'drizzle-orm'

import { dependents, importedTables } from '../../../domains'
import { ATTEMPT_STATUS, attempts, dutyRecords } from '../../../domains/exam/attempts/attempt.schema'
import { activityContents, classActivities } from '../../../domains/study/activities/activity.schema'
import { eventsOf } from '../../../platform/events/event'
import type { Values } from '../../../platform/import/imported-table'
import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { importContext } from '../../../testing/test-import'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { importFolder } from './import-folder'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await oneDutyDone()
  expect(await change('learners', 'zz1', { mobile: '13922223333', realName: '江一帆' }, { dryRun: false })).toEqual([])
})
afterAll(() => server.close())

/** The sample has no duty that a submission fulfilled. */
async function oneDutyDone(): Promise<void> {
  await server.database.asOwner(async (tx) => {
    const [content] = await tx
      .select()
      .from(activityContents)
      .where(eq(activityContents.tenantId, TEST_TENANT))
      .limit(1)
    const [attempt] = await tx.select().from(attempts).where(eq(attempts.tenantId, TEST_TENANT)).limit(1)
    if (attempt === undefined || content === undefined) throw new Error('the sample has no attempt or no duty')
    await tx.insert(dutyRecords).values({
      tenantId: TEST_TENANT,
      userId: attempt.userId,
      id: 'done1',
      activityId: content.activityId,
      activityContentId: content.id,
      attemptId: attempt.id,
      createdTime: attempt.createdTime,
    })
  })
}

const tableOf = (file: string) => {
  const found = importedTables.find(({ name }) => name === file)
  if (found === undefined) throw new Error(`nobody declares ${file}`)
  return found
}

const rowsOf = async (file: string): Promise<readonly Values[]> => {
  const { table, unpack } = tableOf(file)
  const rows = (await server.database.asOwner((tx) =>
    tx.select().from(table).where(eq(table.tenantId, TEST_TENANT)).orderBy(asc(table.id)),
  )) as Values[]
  return rows.map((row) => unpack?.(row) ?? row)
}

/** The rows of a file that something hangs on, and those that nothing does. */
async function partedOf(file: string): Promise<{ held: readonly Values[]; free: readonly Values[] }> {
  const rows = await rowsOf(file)
  const ids = rows.map(({ id }) => String(id))
  const held = new Set<string>()
  await server.database.asOwner(async (tx) => {
    for (const { on, countOf } of dependents) {
      if (on !== file) continue
      for (const id of (await countOf(tx, { tenantId: TEST_TENANT, ids })).keys()) held.add(id)
    }
  })
  return {
    held: rows.filter(({ id }) => held.has(String(id))),
    free: rows.filter(({ id }) => !held.has(String(id))),
  }
}

/** A row that something hangs on, which `isFit`. */
async function heldRow(file: string, isFit: (row: Values) => boolean = () => true): Promise<Values> {
  const found = (await partedOf(file)).held.find(isFit)
  if (found === undefined) throw new Error(`nothing hangs on any row of ${file}`)
  return found
}

/** Imports a line with some cells of a row that is there; the faults. */
async function change(file: string, id: unknown, cells: Readonly<Record<string, string>>, { dryRun = true } = {}) {
  const text = `id,${Object.keys(cells).join(',')}\n${String(id)},${Object.values(cells).join(',')}\n`
  const folder = { files: [{ path: `${TEST_TENANT}/${file}.csv`, text }], pictures: [] }
  return (await importFolder(importContext(server), folder, { dryRun })).faults.map(({ message }) => message)
}

/** A value of a column that another row of the file has. */
async function anothers(file: string, column: string, row: Values): Promise<string> {
  const found = (await rowsOf(file)).find((other) => other[column] !== row[column] && other[column] !== '')
  return String(found?.[column])
}

const hasBegun = ({ startTime }: Values): boolean => startTime instanceof Date && startTime < TEST_NOW
const isOpen = async (): Promise<readonly string[]> =>
  (
    await server.database.asOwner((tx) =>
      tx.select({ id: attempts.workId }).from(attempts).where(eq(attempts.status, ATTEMPT_STATUS.open)),
    )
  ).map(({ id }) => id)

interface Case {
  readonly file: string
  readonly isFit?: (row: Values) => boolean
  /** What makes another row of it; a value of another row where it is ''. */
  readonly other: Readonly<Record<string, string>>
  /** What the refusal says before it says what hangs there. */
  readonly why: RegExp
  /** Changes of the same row that are none. */
  readonly same: readonly Readonly<Record<string, string>>[]
}

const LATER = { startTime: '2027-01-04T09:00+08:00', endTime: '2027-01-04T10:00+08:00' }

const CASES: readonly Case[] = [
  {
    file: 'learners',
    other: { mobile: '13911112222', realName: '赵一鸣' },
    why: /^mobile and realName are both others, and a password, .*, 10 attempts and extra time hang on 1001: give another person an id/,
    same: [{ mobile: '13911112222' }, { realName: '赵一鸣' }, { mobile: '13911112222', realName: ' 林小满' }],
  },
  {
    file: 'works',
    other: { paperId: '' },
    why: /^paperId was \d+, and .*attempt/,
    same: [{ title: '春季测试' }, { minutes: '75' }],
  },
  {
    file: 'works',
    other: { classId: sampleId(TEST_TENANT, 'class', 2) },
    why: /^classId was \d+, and .*attempt/,
    same: [],
  },
  {
    file: 'classes',
    other: { periodId: '', className: '消防二班' },
    why: /^periodId and className are both others, and .*lessons? begun/,
    same: [{ periodId: '' }, { className: '消防二班' }],
  },
  {
    file: 'class-learners',
    other: { userId: 'zz1' },
    why: /^userId was 1001, and /,
    same: [{ evaluateStatus: '2' }],
  },
  {
    file: 'classrooms',
    isFit: ({ article }) => article !== '',
    other: { name: '别的一课', article: '<p>别的内容</p>' },
    why: /^name and article are others, and .*lessons? begun/,
    same: [{ name: '别的一课' }, { article: '<p>别的内容</p>' }],
  },
  { file: 'classrooms', other: { courseId: '' }, why: /^courseId was \d+, and /, same: [{ chapterName: '第十章' }] },
  {
    file: 'activities',
    isFit: hasBegun,
    other: LATER,
    why: /^startTime is of another day \(was 2026-\d\d-\d\d\), and .*attendance|dut/,
    same: [{ name: '别的早课' }, { place: '三号楼' }],
  },
  { file: 'activities', other: { courseId: '' }, why: /^courseId was \d+, and /, same: [] },
  {
    file: 'activity-contents',
    other: { classroomId: '' },
    why: /^classroomId was \d+, and a duty done hangs on/,
    same: [{ position: '90' }],
  },
  {
    file: 'questions',
    other: { type: '2' },
    isFit: ({ type }) => type === 1,
    why: /^type was 1, and .*attempts? hangs? on/,
    same: [{ stem: '<p>别的话</p>' }],
  },
  {
    file: 'coupons',
    other: { title: '别的券', amount: '1' },
    why: /^title and amount are both others, and a receipt hangs on/,
    same: [{ title: '别的券' }, { amount: '1' }],
  },
]

/** With a value of another row in place of each ''. */
async function filled(file: string, row: Values, cells: Readonly<Record<string, string>>) {
  const entries = Object.entries(cells).map(async ([column, value]) => [
    column,
    value === '' ? await anothers(file, column, row) : value,
  ])
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<string, string>>
}

const ofKind = (faults: readonly string[]) => faults.filter((fault) => / hangs? on \S+: /.test(fault))

test.each(CASES)('in $file $other is another row: it is refused', async ({ file, isFit, other, why, same }) => {
  const open = await isOpen()
  const row = await heldRow(file, (one) => !open.includes(String(one['id'])) && (isFit?.(one) ?? true))
  const before = await rowsOf(file)
  expect(ofKind(await change(file, row['id'], await filled(file, row, other), { dryRun: false }))).toEqual([
    expect.stringMatching(why),
  ])
  expect(await rowsOf(file)).toEqual(before)
  for (const cells of same) {
    expect([cells, ofKind(await change(file, row['id'], await filled(file, row, cells)))]).toEqual([cells, []])
  }
})

test.each(CASES.filter(({ file }) => file !== 'learners'))(
  'in $file $other may become of a row on which nothing hangs',
  async ({ file, isFit, other }) => {
    const row = (await partedOf(file)).free.find((one) => isFit?.(one) ?? true)
    if (row === undefined) throw new Error(`something hangs on every row of ${file}`)
    expect(ofKind(await change(file, row['id'], await filled(file, row, other)))).toEqual([])
  },
)

test('a lesson may move to another day until it begins', async () => {
  const row = await heldRow('activities', hasBegun)
  const begins = (startTime: Date) =>
    server.database.asOwner((tx) =>
      tx
        .update(classActivities)
        .set({ startTime })
        .where(eq(classActivities.id, String(row['id']))),
    )
  await begins(new Date(TEST_NOW.getTime() + 60_000))
  expect(ofKind(await change('activities', row['id'], LATER))).toEqual([])
  await begins(row['startTime'] as Date)
})

test('another name of a learner is recorded, without the name', async () => {
  expect(await change('learners', SAMPLE_STUDENT.id, { realName: '林大满' }, { dryRun: false })).toEqual([])
  expect(await eventsOf(server.database, TEST_TENANT, SAMPLE_STUDENT.id)).toContainEqual(
    expect.objectContaining({ kind: 'sign-in.name-imported', data: {} }),
  )
})

test('every table with an identity is among the cases', () => {
  const known = new Set(CASES.map(({ file }) => file))
  expect(
    importedTables.flatMap(({ name, identity }) => (identity !== undefined && !known.has(name) ? [name] : [])),
  ).toEqual([])
})

/** Columns that name rows of a folder, and need not keep them what they are. */
const BESIDE: Readonly<Record<string, string>> = {
  'attempt_entries.user_id': 'of an attempt, which hangs on the learner itself',
  'attempt_scores.user_id': 'of an attempt',
  'duty_records.user_id': 'of an attempt',
  'class_members.class_id': 'the database keeps it from class-learners.csv',
  'release_leases.user_id': 'of an attempt',
  'sso_codes.user_id': 'lives for a minute',
}

test('whatever names a row that people depend on is declared', async () => {
  const { rows } = (await server.database.asOwner((tx) =>
    tx.execute(sql`select table_name || '.' || column_name as name, table_name as of from information_schema.columns
      where table_schema = 'public' and column_name in
        ('user_id', 'student_id', 'author_id', 'member_id', 'work_id', 'classroom_id', 'activity_id', 'activity_content_id',
         'class_id', 'coupon_id')`),
  )) as { rows: readonly { name: string; of: string }[] }
  const imported = importedTables.map(({ table }) => getTableName(table))
  const declared = dependents.flatMap(({ column }) =>
    column === undefined ? [] : [`${getTableName(column.table)}.${column.name}`],
  )
  const undeclared = rows.filter(({ name, of }) => !imported.includes(of) && !declared.includes(name))
  expect(undeclared.map(({ name }) => name).sort()).toEqual(Object.keys(BESIDE).sort())
})
