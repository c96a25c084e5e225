/** Rows are written as they were typed, however they change places, or the line says why not. */
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import fc from 'fast-check'

import { importedTables } from '../../../domains'
import { skillCertificates } from '../../../domains/certificate/certificate.schema'
import { works } from '../../../domains/exam/papers/paper.schema'
import { among } from '../../../platform/database/among'
import { dayCell, textCell } from '../../../platform/import/cells'
import { importedTable, KEPT } from '../../../platform/import/imported-table'
import { users } from '../../../platform/session/session.schema'
import { tenantHosts, tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { folderOf } from '../testing/small-folder'
import { importFolder } from './import-folder'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { LOG_LEVEL: 'silent' } })
})
afterAll(() => server.close())
beforeEach(() => server.database.asOwner((tx) => tx.delete(tenants)))

async function bring(files: Readonly<Record<string, string>>, context = importContext(server)) {
  const given = Object.entries(files).map(([path, text]) => ({ path, text }))
  const { faults } = await importFolder(context, { files: given, pictures: [] }, { dryRun: false })
  return faults.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)
}

const csv = (head: string, lines: readonly (readonly string[])[]) =>
  [head, ...lines.map((cells) => cells.join(','))].join('\n')

describe('values that only one row may have', () => {
  const SCHOOL = { 'schools.csv': 'id,name,hosts\n3001,江北,-\n' }
  const numberOf = (index: number): string => `1370000${String(index).padStart(4, '0')}`
  const people = (numbers: readonly (readonly [person: number, number: number])[]) =>
    csv(
      'id,mobile,realName',
      numbers.map(([person, number]) => [`u${String(person)}`, numberOf(number), `学员${String(person)}`]),
    )

  test('change places in one file as they please, and each has one owner at the end; what another keeps is told with its owner', async () => {
    const PEOPLE = 6
    const everybody = Array.from({ length: PEOPLE }, (_, index) => index)
    const subset = fc.subarray(everybody, { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(
        subset,
        fc.array(fc.nat(PEOPLE + 2), { minLength: PEOPLE, maxLength: PEOPLE }),
        async (given, to) => {
          await server.database.asOwner((tx) => tx.delete(tenants))
          await bring({ ...SCHOOL, '3001/learners.csv': people(everybody.map((person) => [person, person])) })
          const lines = given.map((person) => [person, to[person] ?? person] as const)
          const after = new Map([...everybody.map((person) => [person, person] as const), ...lines])
          const faults = await bring({ '3001/learners.csv': people(lines) })
          const stored = await server.database.asOwner((tx) =>
            tx.select({ id: users.id, mobile: users.mobile }).from(users).orderBy(asc(users.id)),
          )
          const mobiles = (owners: ReadonlyMap<number, number>) =>
            everybody.map((person) => ({ id: `u${String(person)}`, mobile: numberOf(owners.get(person) ?? person) }))
          const isOwnedOnce = new Set(after.values()).size === PEOPLE
          expect(stored).toEqual(mobiles(isOwnedOnce ? after : new Map()))
          if (isOwnedOnce) expect(faults).toEqual([])
          else expect(faults.join()).toMatch(/^3001\/learners\.csv:\d+: mobile 1370000\d{4} is that of u\d/)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('are numbers of certificates, places of works and hosts of schools, too', async () => {
    const { files, pictures } = folderOf({
      'schools.csv': 'id,name,hosts\n3001,江北职业培训学校,north\n3002,江南,south\n',
      '3001/skill-certificates.csv': 'id,certificateCode,name\ns1,S-1,王一\ns2,S-2,王二\ns3,S-3,王三\n',
      '3001/classrooms.csv':
        'id,courseId,position,chapterName,sectionName,name,type\nr1,c1,1,第一章,第一节,作业,6\nr2,c1,2,第一章,第一节,作业二,6\n',
      '3001/works.csv': 'id,classId,classroomId,title,paperId\nw1,b1,r1,作业,t1\nw2,b1,r2,作业二,t1\n',
    })
    expect((await importFolder(importContext(server), { files, pictures }, { dryRun: false })).faults).toEqual([])
    expect(
      await bring({
        'schools.csv': 'id,name,hosts\n3001,江北职业培训学校,south\n3002,江南,north\n',
        '3001/skill-certificates.csv': 'id,certificateCode,name\ns1,S-2,王一\ns2,S-3,王二\ns3,S-1,王三\n',
        '3001/works.csv': 'id,classroomId\nw1,r2\nw2,r1\n',
      }),
    ).toEqual([])
    const kept = await server.database.asOwner(async (tx) => ({
      hosts: await tx.select().from(tenantHosts).orderBy(asc(tenantHosts.preDomain)),
      certificates: await tx
        .select({ id: skillCertificates.id, number: skillCertificates.certificateCode })
        .from(skillCertificates)
        .orderBy(asc(skillCertificates.id)),
      works: await tx
        .select({ id: works.id, room: works.classroomId, type: works.type })
        .from(works)
        .orderBy(asc(works.id)),
    }))
    expect(kept).toEqual({
      hosts: [
        { preDomain: 'north', tenantId: '3002' },
        { preDomain: 'south', tenantId: '3001' },
      ],
      certificates: [
        { id: 's1', number: 'S-2' },
        { id: 's2', number: 'S-3' },
        { id: 's3', number: 'S-1' },
      ],
      works: [
        { id: 'w1', room: 'r2', type: 'homework' },
        { id: 'w2', room: 'r1', type: 'homework' },
      ],
    })
  })

  test('a school whose name and hosts are both others is another one', async () => {
    await bring({ 'schools.csv': 'id,name,hosts\n3001,江北,north\n' })
    expect(await bring({ 'schools.csv': 'id,name,hosts\n3001,江南,south\n' })).toEqual([
      expect.stringMatching(/^schools\.csv:2: name and hosts are both others \(was 江北\): give another school an id/),
    ])
    expect(await bring({ 'schools.csv': 'id,name,hosts\n3001,江南,south north\n' })).toEqual([])
    expect(await bring({ 'schools.csv': 'id,hosts\n3001,south\n' })).toEqual([])
  })

  test('a host that a school keeps is not another’s', async () => {
    await bring({ 'schools.csv': 'id,name,hosts\n3001,江北,north\n3002,江南,south\n' })
    expect(await bring({ 'schools.csv': 'id,hosts\n3001,south\n' })).toEqual([
      'schools.csv:2: host south belongs to school 3002',
    ])
  })
})

describe('lines that change nothing', () => {
  test('leave the row as it is; of the others only what the file names is written', async () => {
    await bring({
      'schools.csv': 'id,name,hosts\n3001,江北,-\n',
      '3001/skill-certificates.csv':
        'id,certificateCode,name,level,sendDate\ns1,S-1,王一,四级,2026-06-30\ns2,S-2,王二,,\n',
    })
    const versions = () =>
      server.database.asOwner((tx) =>
        tx
          .select({ id: skillCertificates.id, level: skillCertificates.level, version: sql<string>`xmin::text` })
          .from(skillCertificates)
          .orderBy(asc(skillCertificates.id)),
      )
    const before = await versions()
    await bring({
      '3001/skill-certificates.csv': 'id,certificateCode,name,sendDate\ns1,S-1,王一,2026-06-30\ns2,S-2,王贰,\n',
    })
    const after = await versions()
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.version).not.toBe(before[1]?.version)
    await bring({ '3001/skill-certificates.csv': 'id,sendDate\ns1,\ns2,2026-01-02\n' })
    const [one] = await server.database.asOwner((tx) =>
      tx.select().from(skillCertificates).where(eq(skillCertificates.id, 's1')),
    )
    expect(one).toMatchObject({ level: '四级', sendDate: null })
  })
})

describe('what the database does not take', () => {
  /** A day that nobody looked at before. */
  const unlooked = importedTable({
    name: 'skill-certificates',
    about: 'a certificate',
    table: skillCertificates,
    cells: {
      certificateCode: textCell({ required: true }),
      name: textCell({ required: true }),
      sendDate: { ...dayCell, read: (text) => text },
    },
  })

  test('is told at its line with its value, of a thousand lines too, and nothing is written', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => [
      `s${String(index)}`,
      `S-${String(index)}`,
      '王一',
      index === 1100 ? '2026-13-45' : '2026-01-01',
    ])
    const files = {
      'schools.csv': 'id,name,hosts\n3001,江北,-\n',
      '3001/skill-certificates.csv': csv('id,certificateCode,name,sendDate', lines),
    }
    expect(await bring(files, { ...importContext(server), tables: [unlooked], checks: [] })).toEqual([
      expect.stringMatching(/^3001\/skill-certificates\.csv:1102: .*2026-13-45/),
    ])
    expect(await server.database.asOwner((tx) => tx.$count(skillCertificates))).toBe(0)
  })

  test.each(importedTables.map((table) => [table.name, table] as const))(
    '%s: what an empty cell is, its column takes; what names a row of another file says so',
    async (_, { table, cells, pack }) => {
      const columns = getTableColumns(table)
      for (const [name, cell] of Object.entries(cells)) {
        if (cell.required === true) continue
        const value = await cell.read('', () => undefined)
        if (value === KEPT || value === undefined) continue
        const packed = pack?.({ [name]: value }, undefined) ?? { [name]: value }
        for (const [property, stored] of Object.entries(packed)) {
          expect([property, property in columns]).toEqual([property, true])
          if (columns[property]?.notNull === true) expect([property, stored]).not.toEqual([property, null])
        }
      }
      const imported = new Map(importedTables.map((one) => [one.table as unknown, one.name]))
      for (const key of getTableConfig(table).foreignKeys) {
        const { columns: own, foreignTable } = key.reference()
        const name = imported.get(foreignTable)
        if (name === undefined) continue
        const properties = Object.entries(columns).filter(([, column]) => own.some((one) => one.name === column.name))
        const naming = properties.flatMap(([property]) => cells[property]?.refersTo ?? [])
        // A row of the same id: solutions of questions.
        if (properties.some(([property]) => property === 'id')) continue
        expect(naming).toEqual([name])
      }
    },
  )
})

test('a statement takes more ids than it may have parameters', async () => {
  const ids = Array.from({ length: 70_000 }, (_, index) => `u${String(index)}`)
  const found = await server.database.asOwner((tx) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, '3001'), among(users.id, ids))),
  )
  expect(found).toEqual([])
})
