/** A folder becomes a site, in the empty database that production begins with. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'

import { getNewsDetail } from '@campus/contracts/news'
import { getInfoByTenantId } from '@campus/contracts/school'
import { login } from '@campus/contracts/sign-in'

import { importedTables } from '../../../domains'
import { news } from '../../../domains/news/news.schema'
import { users } from '../../../platform/session/session.schema'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { exportFolder } from './export-folder'
import type { Folder } from './folder'
import { readFolderFromDisk, writeFolderToDisk } from './folder-on-disk'
import { importFolder } from './import-folder'

let server: TestServer
let data: string
/** The sample schools, as they are exported. */
let sample: Folder
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'campus-import-'))
  server = await openTestServer({ environment: { DATA_DIR: data, LOG_LEVEL: 'silent' } })
  sample = await exportFolder(context())
})
afterAll(async () => {
  await server.close()
  rmSync(data, { recursive: true, force: true })
})
beforeEach(() => server.database.asOwner((tx) => tx.delete(tenants)))

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const FILES: Readonly<Record<string, string>> = {
  'schools.csv': 'id,name,hosts\n3001,江北职业培训学校,- jiangbei\n',
  '3001/school.csv':
    'id,universityName,projectName,logo,accentColour\n3001,江北职业培训学校,江北技能,pictures/logo.png,#225588\n',
  '3001/news-categories.csv': 'id,name\nc1,通知\n',
  '3001/news.csv':
    'id,categoryId,title,content,publishTime,createdTime\nn1,c1,开学,"<p onclick=""x()"">九月<script>x()</script>\n开学</p>",2026-09-01T08:00+08:00,2026-08-01T08:00+08:00\n',
  '3001/products.csv': 'id,name,defStandPrice,onlineClassPeriodTypes\np1,电工,1280.5,1 2\n',
  '3001/class-periods.csv': 'id,name,type\nk1,一期,1\n',
  '3001/classes.csv': 'id,periodId,className\nb1,k1,一班\n',
  '3001/learners.csv': 'id,mobile,realName,passwordHash\nu1,13700000001,王一,long-enough\nu2,13700000002,王二,\n',
  '3001/class-learners.csv': 'id,userId,classId,serviceStatus,createdTime\nl1,u1,b1,2,2026-09-01T08:00+08:00\n',
  '3001/papers.csv': 'id,name,partialCredit\nt1,安全,yes\n',
  '3001/questions.csv': 'id,paperId,position,type,stem,points,options\nq1,t1,1,1,<p>哪个？</p>,5,"甲\n<b>乙</b>"\n',
  '3001/solutions.csv': 'id,options,blanks\nq1,B,\n',
  '3001/works.csv': 'id,classId,classroomId,title,paperId\nw1,b1,r1,作业,t1\n',
  '3001/skill-certificates.csv': 'id,certificateCode,name,sendDate\ns1,S-1,王一,2026-06-30\n',
  '3001/training-certificates.csv': 'id,certificateNum,studentName\ng1,G-1,王一\n',
}

function folderOf(changes: Readonly<Record<string, string>> = {}): Folder {
  return {
    files: Object.entries({ ...FILES, ...changes }).map(([path, text]) => ({ path, text })),
    pictures: [{ path: '3001/pictures/logo.png', content: PNG }],
  }
}

const context = () => ({ database: server.database, config: server.config, tables: importedTables, now: TEST_NOW })
const bring = (folder: Folder, dryRun = false) => importFolder(context(), folder, { dryRun })
const at = { tenantId: '3001' }

test('a folder becomes a school with its news, learners and pictures; what HTML must not do is gone', async () => {
  const { faults, written } = await bring(folderOf())
  expect(faults).toEqual([])
  expect(written).toMatchObject({ 'schools.csv': 1, '3001/learners.csv': 2, '3001/solutions.csv': 1 })
  const { logo } = await server.call(getInfoByTenantId, { tenantId: '3001' }, at)
  expect((await server.app.inject(logo)).headers['content-type']).toBe('image/png')
  const content = (await server.call(getNewsDetail, { id: 'n1' }, at)).content
  expect(content).toBe('<p>九月\n开学</p>')
  const { token } = await server.call(
    login,
    {
      grantType: 'PASSWORD',
      username: '13700000001',
      password: 'long-enough',
      tenantId: '3001',
      terminalType: 'ALL_USER',
      bizType: 'P_MINI',
    },
    at,
  )
  expect(token).not.toBe('')
})

test('every mistake is told with its file and line, and nothing is written', async () => {
  const { faults, written } = await bring(
    folderOf({
      '3001/news.csv':
        'id,categoryId,title,content,publishTime,createdTime\nn1,c1,开学,"<p>\n\n</p>",2026-09-01T08:00+08:00,2026-08-01T08:00+08:00\nn2,c9,,x,gestern,2026-08-01T08:00+08:00\nn1,c1,zweimal,,2026-09-01T08:00+08:00,2026-08-01T08:00+08:00\n',
      '3001/learners.csv': 'id,mobile,colour\nu1,123,red\nu2,13700000002\n',
      '3001/products.csv': 'id,name,pic\np1,电工,pictures/none.png\n',
      '3001/papers.csv': 'id,name\nt1,"unended\n',
      '3001/nothing.csv': 'id\n',
      '4001/notices.csv': 'id,title,publishTime,createdTime\n',
    }),
  )
  expect(written).toEqual({})
  expect(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    '3001/learners.csv:1: has a column "colour"; known are id, mobile, realName, nickName, avatar, studentId, enterpriseName, passwordHash',
    '3001/learners.csv:2: mobile must be a mobile number of 11 digits, "123" is not',
    '3001/learners.csv:3: has 2 cells, the first line has 3',
    '3001/news.csv:5: title is missing; it must be text of at most 200 characters',
    '3001/news.csv:5: publishTime must be a moment like 2026-09-01T08:00+08:00, "gestern" is not',
    '3001/news.csv:5: categoryId names c9, which news-categories.csv does not have',
    '3001/news.csv:6: id n1 stands in line 2 already',
    '3001/nothing.csv:0: is no file that is known here',
    '3001/papers.csv:2: is no CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2',
    '3001/products.csv:2: pic must be a picture beside the file or an address, "pictures/none.png" is not there',
    '3001/questions.csv:2: paperId names t1, which papers.csv does not have',
    '3001/works.csv:2: paperId names t1, which papers.csv does not have',
    '4001/notices.csv:0: is of school 4001, which schools.csv does not name',
  ])
  expect(await server.database.asOwner((tx) => tx.select().from(tenants))).toEqual([])
})

test('what the database alone knows undoes all of it too', async () => {
  const twice = 'id,mobile\nu1,13700000001\nu2,13700000001\n'
  const { faults } = await bring(folderOf({ '3001/learners.csv': twice }))
  expect(faults).toEqual([
    { file: '3001/learners.csv', line: 3, message: 'has what another line has and only one may have' },
  ])
  const noPicture = { ...folderOf(), pictures: [{ path: '3001/pictures/logo.png', content: 'PHN2Zz4=' }] }
  expect((await bring(noPicture)).faults).toEqual([
    {
      file: '3001/pictures/logo.png',
      line: 0,
      message: 'is no picture (JPEG, PNG, WebP, GIF or AVIF) of at most 10 MB',
    },
  ])
  expect((await bring(folderOf(), true)).written).toEqual({})
  expect(await server.database.asOwner((tx) => tx.select().from(tenants))).toEqual([])
})

test('it can be run again with changed files: rows change, passwords stay', async () => {
  await bring(folderOf())
  const { logo } = await server.call(getInfoByTenantId, { tenantId: '3001' }, at)
  const before = await server.database.asOwner((tx) => tx.select().from(users).where(eq(users.id, 'u1')))
  const changed = folderOf({ '3001/learners.csv': 'id,mobile,realName\nu1,13700000001,王壹\n' })
  expect((await bring(changed)).faults).toEqual([])
  const after = await server.database.asOwner((tx) => tx.select().from(users).where(eq(users.id, 'u1')))
  expect(after).toEqual([{ ...before[0], realName: '王壹' }])
  expect((await server.call(getInfoByTenantId, { tenantId: '3001' }, at)).logo).toBe(logo)
  expect(await server.database.asOwner((tx) => tx.select().from(news))).toHaveLength(1)
})

test('what is exported is imported as the same site, by way of the disk', async () => {
  await bring(folderOf())
  const exported = await exportFolder(context())
  expect(JSON.stringify(exported)).not.toMatch(/scrypt|long-enough/)
  const folder = join(data, 'export')
  writeFolderToDisk(folder, exported)
  expect(statSync(join(folder, '3001/learners.csv')).mode & 0o777).toBe(0o600)
  const read = readFolderFromDisk(folder)
  if (read === null) throw new Error('nothing was written')
  await server.database.asOwner((tx) => tx.delete(tenants))
  expect((await bring(read)).faults).toEqual([])
  expect(await exportFolder(context())).toEqual(exported)
  expect(readFolderFromDisk(join(data, 'nowhere'))).toBeNull()
})

test('the sample schools are such a folder: what they export is imported, and exported again as it was', async () => {
  expect(sample.files.length).toBeGreaterThan(50)
  const { faults } = await bring(sample)
  expect(faults).toEqual([])
  const exported = await exportFolder(context())
  expect(JSON.stringify(exported)).toBe(cleaned(JSON.stringify(sample)))
})

/** As HTML is written when it was cleaned. */
function cleaned(text: string): string {
  return text.replaceAll(/<(br|img)([^>]*)>/g, '<$1$2 />')
}
