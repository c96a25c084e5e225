/** A folder becomes a site, in the empty database that production begins with. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'

import { getNewsDetail } from '@campus/contracts/news'
import { getInfoByTenantId, getTenantSettings } from '@campus/contracts/school'
import { login } from '@campus/contracts/sign-in'

import { questionKeys } from '../../../domains/exam/marking/marking.schema'
import { paperQuestions } from '../../../domains/exam/papers/paper.schema'
import { news } from '../../../domains/news/news.schema'
import { HTML_FILES } from '../../../platform/import/cells'
import { users } from '../../../platform/session/session.schema'
import { tenantHosts, tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { folderOf } from '../testing/small-folder'
import { exportFolder } from './export-folder'
import type { Folder, GivenFolder } from './folder'
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

const context = () => importContext(server)
const bring = (folder: GivenFolder, dryRun = false) => importFolder(context(), folder, { dryRun })
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
    '3001/learners.csv:1: has a column "colour"; known are id, remove, mobile, realName, nickName, avatar, studentId, enterpriseName, passwordHash',
    '3001/learners.csv:2: mobile must be a mobile number of 11 digits, "123" is not',
    '3001/learners.csv:3: has 2 cells, the first line has 3',
    '3001/news.csv:5: title is missing; it must be text of at most 200 characters',
    '3001/news.csv:5: publishTime must be a moment like 2026-09-01T08:00+08:00, "gestern" is not',
    '3001/news.csv:5: categoryId names c9, which news-categories.csv does not have',
    '3001/news.csv:6: id n1 stands in line 2 already',
    '3001/nothing.csv:0: is no file that is known here',
    '3001/papers.csv:2: is no CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2',
    '3001/products.csv:2: pic must name a file beside this one or an address, "pictures/none.png" is not there',
    '3001/questions.csv:2: paperId names t1, which papers.csv does not have',
    '3001/works.csv:2: paperId names t1, which papers.csv does not have',
    '4001/notices.csv:0: is of school 4001, which schools.csv does not name',
  ])
  expect(await server.database.asOwner((tx) => tx.select().from(tenants))).toEqual([])
})

test('what the database alone knows undoes all of it too', async () => {
  const twice = 'id,mobile\nu1,13700000001\nu3,13700000001\nu4,+8613700000001\n'
  const { faults } = await bring(folderOf({ '3001/learners.csv': twice }))
  expect(faults).toEqual([
    { file: '3001/learners.csv', line: 3, message: 'mobile 13700000001 is that of u1 in line 2' },
    { file: '3001/learners.csv', line: 4, message: 'mobile 13700000001 is that of u1 in line 2' },
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

/** A paper p2 of a single school, with what is changed about it. */
const paperOf = (questions: string, solutions = '') => ({
  '3001/papers.csv': 'id,name\nt1,安全\np2,第二份\n',
  '3001/questions.csv': `id,paperId,position,type,stem,points,options,blanks\nq1,t1,1,1,哪个？,5,"甲\n乙",\n${questions}`,
  '3001/solutions.csv': `id,options,blanks\nq1,B,\n${solutions}`,
})
const faultsWith = async (changes: Readonly<Record<string, string>>, dryRun = false) =>
  (await bring(folderOf(changes), dryRun)).faults.map(({ file, line, message }) => `${file}:${line}: ${message}`)

test.each([false, true])('a paper that nobody could sit is refused at its lines (dry run: %s)', async (dryRun) => {
  const questions = [
    'a1,p2,1,1,没有答案行,5,"甲\n乙",',
    'a2,p2,2,1,字母后有点,5,"甲\n乙",',
    'a3,p2,3,57,没有这种题型,5,"甲\n乙",',
    'a4,p2,4,4,两个空,5,,2',
    'a5,p2,5,11,没有小题,5,,',
  ]
  expect(await faultsWith(paperOf(questions.join('\n'), 'a2,B.,\na4,,380\n'), dryRun)).toEqual([
    '3001/questions.csv:4: options must name exactly one right option, 0 are named',
    '3001/questions.csv:8: type 57 is none of 1, 2, 3, 4, 6, 11, 13',
    '3001/questions.csv:11: type 11 must have parts, no question names it as parentId',
    '3001/solutions.csv:3: options must be letters from A to B, each in a line; B. is none of them',
    '3001/solutions.csv:4: blanks must have a line for each of 2 blanks, there are 1',
  ])
  expect(await faultsWith({ '3001/papers.csv': 'id,name\nt1,安全\np2,空的\n' }, dryRun)).toEqual([
    '3001/papers.csv:3: id p2 is a paper without a question',
  ])
  expect(await server.database.asOwner((tx) => tx.select().from(tenants))).toEqual([])
})

test('letters of right options are taken in either case and width', async () => {
  const changes = paperOf('a1,p2,1,2,多选,5,"甲\n乙\n丙",\n', 'a1,"ｂ\nc",\n')
  expect(await faultsWith(changes)).toEqual([])
  const exported = await exportFolder(context())
  expect(exported.files.find(({ path }) => path === '3001/solutions.csv')?.text).toContain('"B\nC"')
})

test('a later folder is judged with what is there: a solution that no longer fits, a dry run that meets a taken number', async () => {
  await bring(folderOf())
  const solutions = {
    files: [{ path: '3001/solutions.csv', text: 'id,options,blanks,model,explanation\nq1,C,,,\n' }],
    pictures: [],
  }
  expect((await bring(solutions)).faults).toEqual([
    {
      file: '3001/solutions.csv',
      line: 2,
      message: 'options must be letters from A to B, each in a line; C is none of them',
    },
  ])
  const taken = { files: [{ path: '3001/learners.csv', text: 'id,mobile\nu9,13700000001\n' }], pictures: [] }
  expect((await bring(taken, true)).faults).toEqual([
    { file: '3001/learners.csv', line: 2, message: 'mobile 13700000001 is that of u1' },
  ])
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
  expect(read).toMatchObject({ faults: [], notes: [] })
  expect((await bring(read.folder)).faults).toEqual([])
  expect(await exportFolder(context())).toEqual(exported)
  expect(readFolderFromDisk(join(data, 'nowhere'))).toBeNull()
})

test('a school with a hyphen has its pictures like every other', async () => {
  const { files, pictures } = folderOf()
  const renamed = (text: string): string => text.replaceAll('3001', 'jiang-bei')
  const given = {
    files: files.map(({ path, text }) => ({ path: renamed(path), text: renamed(text) })),
    pictures: pictures.map(({ path, content }) => ({ path: renamed(path), content })),
  }
  expect((await importFolder(context(), given, { dryRun: false })).faults).toEqual([])
  const at = { tenantId: 'jiang-bei' }
  const { logo } = await server.call(getInfoByTenantId, at, at)
  expect((await server.app.inject(logo)).headers['content-type']).toBe('image/png')
})

test('a school stands in one line', async () => {
  const twice = folderOf({ 'schools.csv': 'id,name,hosts\n3001,甲,one\n3001,乙,two\n' })
  expect((await importFolder(context(), twice, { dryRun: true })).faults).toEqual([
    { file: 'schools.csv', line: 3, message: 'id 3001 stands in line 2 already' },
  ])
})

test('files that are no table in a form that is read are named; what systems leave beside files is not', () => {
  const folder = join(data, 'spreadsheets')
  mkdirSync(join(folder, '3001/pictures'), { recursive: true })
  const lay = (path: string, bytes: Uint8Array | string): void => writeFileSync(join(folder, path), bytes)
  lay('schools.csv', 'id,name,hosts\n3001,江北,-\n')
  lay('3001/papers.csv', Buffer.from('69642c6e616d650a74312cb0b2c8ab0a', 'hex'))
  lay('3001/Works.CSV', 'id\n')
  lay('3001/questions.xlsx', 'PK')
  lay('3001/solutions.csv', Buffer.from([0x69, 0x64, 0x0a, 0xff, 0xff, 0xff]))
  lay('3001/pictures/.DS_Store', '')
  lay('3001/~$questions.xlsx', '')
  lay('3001/read me.txt', '')
  lay('3001/safety.AVI', '')
  lay('3001/zh.vtt', Buffer.from('574542565454 0a b0b2c8ab'.replaceAll(' ', ''), 'hex'))
  const read = readFolderFromDisk(folder)
  expect(read?.folder.files.map(({ path, text }) => [path, text])).toEqual([
    ['3001/papers.csv', 'id,name\nt1,安全\n'],
    ['schools.csv', 'id,name,hosts\n3001,江北,-\n'],
  ])
  expect(read?.faults.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '3001/Works.CSV is not taken: tables are CSV files whose names end in .csv',
    '3001/questions.xlsx is not taken: tables are CSV files whose names end in .csv',
    '3001/solutions.csv is no text in UTF-8, UTF-16 or GB18030: save it as CSV in UTF-8',
    '3001/zh.vtt is no UTF-8, which browsers read captions in: save it in UTF-8',
  ])
  expect(read?.notes.map(({ file, message }) => `${file} ${message}`)).toEqual([
    '3001/papers.csv is read as GB18030, as Chinese spreadsheets save it: see that its words are right',
    '3001/read me.txt is not taken',
    '3001/safety.AVI is not taken: browsers play films in MP4 (H.264 and AAC) and WebM, and sounds in MP3 and M4A',
  ])
})

test('a < that opens no tag is kept, and what is taken away is told', async () => {
  const { faults, notes } = await bring(
    folderOf({
      '3001/questions.csv': 'id,paperId,position,type,stem,points,options\nq1,t1,1,1,若a<b，则,5,"<b\n<b>乙</b>"\n',
      '3001/solutions.csv': 'id,options,explanation\nq1,B,因为x<y成立\n',
    }),
  )
  expect(faults).toEqual([])
  expect(notes).toEqual([{ file: '3001/news.csv', line: 2, message: 'content is taken without onclick, <script>' }])
  const [question] = await server.database.asOwner((tx) => tx.select().from(paperQuestions))
  expect(question).toMatchObject({
    stem: '若a&lt;b，则',
    options: [
      { key: 'A', html: '', label: '<b' },
      { key: 'B', html: '<b>乙</b>', label: '' },
    ],
  })
  const [key] = await server.database.asOwner((tx) => tx.select().from(questionKeys))
  expect(key?.explanation).toBe('因为x&lt;y成立')
})

test('pictures named inside HTML are taken from the folder, or refused; an export names them so again', async () => {
  const withPicture = (path: string) => ({
    '3001/questions.csv': `id,paperId,position,type,stem,points,options\nq1,t1,1,1,"<p>看图</p><img alt=""a>b"" src=""${path}"">",5,"甲\n<img src=""${path}"">"\n`,
  })
  expect(await faultsWith(withPicture('pictures/q1.png'))).toEqual([
    '3001/questions.csv:2: stem must name a file beside this one or an address, "pictures/q1.png" is not there',
    '3001/questions.csv:2: options must name a file beside this one or an address, "pictures/q1.png" is not there',
  ])
  expect(await faultsWith(withPicture('pictures/logo.png'))).toEqual([])
  const [question] = await server.database.asOwner((tx) => tx.select().from(paperQuestions))
  const sources = [question?.stem ?? '', question?.options[1]?.html ?? ''].flatMap((html) =>
    HTML_FILES.namedIn(html).map(({ name }) => name),
  )
  expect(sources).toHaveLength(2)
  for (const source of sources) {
    const picture = await server.app.inject(source)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  }
  const exported = await exportFolder(context())
  expect(exported.files.find(({ path }) => path === '3001/questions.csv')?.text).toMatch(
    /src=""pictures\/\w+\.png"".*src=""pictures\/\w+\.png""/s,
  )
  expect(exported.pictures).toHaveLength(1)
})

test('a column that is left out stays, an emptied cell empties or is refused, a new row needs what is required', async () => {
  await bring(folderOf())
  const learners = async (text: string) =>
    (await bring({ files: [{ path: '3001/learners.csv', text }], pictures: [] })).faults.map(({ message }) => message)
  const people = async () =>
    Object.fromEntries((await server.database.asOwner((tx) => tx.select().from(users))).map((user) => [user.id, user]))
  expect(await learners('id,nickName\nu1,小王\n')).toEqual([])
  expect((await people())['u1']).toMatchObject({ mobile: '13700000001', realName: '王一', nickName: '小王' })
  expect(await learners('id,realName,passwordHash\nu1,,\n')).toEqual([])
  expect((await people())['u1']).toMatchObject({ realName: '', nickName: '小王', passwordHash: expect.any(String) })
  expect(await learners('id,mobile\nu1,\n')).toEqual(['mobile is missing; it must be a mobile number of 11 digits'])
  expect(await learners('id,realName\nu3,王三\n')).toEqual([
    'mobile is missing for a new row; it must be a mobile number of 11 digits',
  ])
  expect(await learners('id,mobile\nu3,+86 137-0000-0003\n')).toEqual([])
  expect((await people())['u3']).toMatchObject({ mobile: '13700000003', realName: '', nickName: '' })
})

test('what a school’s file does not say of its look stays', async () => {
  await bring(folderOf())
  const text = 'id,corners\n3001,round\n'
  expect((await bring({ files: [{ path: '3001/school.csv', text }], pictures: [] })).faults).toEqual([])
  expect(await server.call(getTenantSettings, { tenantId: '3001' }, at)).toMatchObject({
    accentColour: '#225588',
    corners: 'round',
  })
  expect(await server.call(getInfoByTenantId, { tenantId: '3001' }, at)).toMatchObject({ projectName: '江北技能' })
})

test('a certificate that nobody could look up is refused, and numbers that a spreadsheet has ruined', async () => {
  const lines = ['s2,S-2,Иван,2026-06-30', 's3,3.30102E+17,王三,2026-06-30', 's4,Ｓ－４\u200B,王四,2026-06-30']
  const given = { '3001/skill-certificates.csv': `id,certificateCode,name,sendDate\n${lines.join('\n')}\n` }
  expect(await faultsWith(given)).toEqual([
    '3001/skill-certificates.csv:2: name must have Chinese or English letters: no other can be typed into the lookup',
    '3001/skill-certificates.csv:3: certificateCode 3.30102E+17 is what a spreadsheet makes of a long number: format the column as text and type it again',
  ])
  const fine = { '3001/skill-certificates.csv': `id,certificateCode,name,sendDate\n${lines.at(-1) ?? ''}\n` }
  const { faults, notes } = await bring(folderOf(fine))
  expect(faults).toEqual([])
  expect(notes).toContainEqual({
    file: '3001/skill-certificates.csv',
    line: 2,
    message: 'certificateCode is taken as S-4',
  })
})

test('what ends before it begins is refused, beside what is there as well', async () => {
  await bring(folderOf())
  const only = async (name: string, text: string) =>
    (await bring({ files: [{ path: `3001/${name}.csv`, text }], pictures: [] })).faults.map(({ message }) => message)
  const first = '2026-09-01T08:00+08:00'
  const later = '2026-09-02T08:00+08:00'
  expect(await only('classes', `id,trainingStartTime,trainingEndTime\nb1,${later},${first}\n`)).toEqual([
    'trainingEndTime is before trainingStartTime',
  ])
  expect(await only('classes', `id,trainingStartTime\nb1,${later}\n`)).toEqual([])
  expect(await only('classes', `id,trainingEndTime\nb1,${first}\n`)).toEqual([
    'trainingEndTime is before trainingStartTime',
  ])
  expect(await only('training-certificates', 'id,startTime,endTime\ng1,2026-07-01,2026-06-30\n')).toEqual([
    'endTime is before startTime',
  ])
})

test('hosts that are left out stay, and an empty cell takes no address', async () => {
  await bring(folderOf())
  const schools = async (text: string) =>
    (await bring({ files: [{ path: 'schools.csv', text }], pictures: [] })).faults.map(({ message }) => message)
  expect(await schools('id,name\n3001,江北新名\n')).toEqual([])
  const hosts = await server.database.asOwner((tx) => tx.select().from(tenantHosts))
  expect(hosts.map(({ preDomain }) => preDomain).sort()).toEqual(['', 'jiangbei'])
  expect(await schools('id,name,hosts\n3001,江北,\n')).toEqual([
    'hosts is empty; - stands for the main domain itself, a column that is left out changes nothing',
  ])
  expect(await schools('id,name\n3002,江南\n')).toEqual(['hosts is missing for a new school'])
  expect(await schools('id,hosts\n3002,jiangnan\n')).toEqual(['name is missing for a new school'])
  expect(await schools('id,hosts\n3001,-\n')).toEqual([])
  const [school] = await server.database.asOwner((tx) => tx.select().from(tenants))
  expect(school?.name).toBe('江北新名')
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
