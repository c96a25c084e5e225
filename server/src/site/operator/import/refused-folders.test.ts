/** Names that lead nowhere, what stands twice and what spreadsheets ruin: told at its line, before anything is written. */
import { eq } from 'drizzle-orm'

import { news } from '../../../domains/news/news.schema'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { folderOf } from '../testing/small-folder'
import type { GivenFolder } from './folder'
import { importFolder } from './import-folder'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { LOG_LEVEL: 'silent' } })
  await server.database.asOwner((tx) => tx.delete(tenants))
})
afterAll(() => server.close())

const bring = (folder: GivenFolder) => importFolder(importContext(server), folder, { dryRun: true })

async function faultsWith(changes: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { faults } = await bring(folderOf(changes))
  return faults.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)
}

test.each([
  ['the main domain', 'localhost', 'host localhost is - here: write that'],
  ['its whole name', 'north.localhost', 'host north.localhost is north here: write that'],
  ['an address of numbers', '10.0.0.7', 'host 10.0.0.7 is - here: write that'],
  ['an empty part', 'a..b', 'hosts must be names with spaces between them, - for the main domain; a..b is not'],
  [
    'a hyphen at its end',
    'north-',
    'hosts must be names with spaces between them, - for the main domain; north- is not',
  ],
])('a host that reaches no school is refused: %s', async (_, host, message) => {
  expect(await faultsWith({ 'schools.csv': `id,name,hosts\n3001,江北职业培训学校,${host}\n` })).toEqual([
    `schools.csv:2: ${message}`,
  ])
})

test('what stands twice, and what nothing can keep, is refused at its place', async () => {
  const { files, pictures } = folderOf()
  const again = { path: '3001/news.csv', text: 'id,title\nn1,别的\n' }
  expect((await bring({ files: [...files, again], pictures })).faults).toContainEqual({
    file: '3001/news.csv',
    line: 0,
    message: 'stands in the folder twice',
  })
  expect(await faultsWith({ '3001/courses.csv': 'id,name,name\nc1,甲,乙\n' })).toContain(
    '3001/courses.csv:1: has the column "name" twice',
  )
  expect(await faultsWith({ '3001/courses.csv': 'id,name\nc1,安全\u0000课\n' })).toContain(
    '3001/courses.csv:2: name has a character that cannot be kept',
  )
  expect(
    await faultsWith({ '3001/skill-certificates.csv': 'id,certificateCode,name,sendDate\ns1,S-1,王一,0206-06-30\n' }),
  ).toEqual(['3001/skill-certificates.csv:2: sendDate must be of a year from 1900 to 2199, 0206-06-30 is not'])
  const films = '"HD | https://files.example/a.mp4\nHD | https://files.example/b.mp4"'
  expect(
    await faultsWith({
      '3001/classrooms.csv': `id,courseId,position,chapterName,sectionName,name,type,qualities\nr1,c1,1,章,节,作业,6,${films}\n`,
    }),
  ).toContain('3001/classrooms.csv:2: qualities has the templateType HD twice')
})

test('a number that a spreadsheet has shortened is refused in every text, and one that it has rounded is told', async () => {
  const contact = 'id,mobile,url\nk1,1.37E+10,pictures/logo.png\n'
  expect(await faultsWith({ '3001/contacts.csv': contact })).toEqual([
    '3001/contacts.csv:2: mobile 1.37E+10 is what a spreadsheet makes of a long number: format the column as text and type it again',
  ])
  const { faults, notes } = await bring(
    folderOf({ '3001/skill-certificates.csv': 'id,certificateCode,name,card\ns1,S-1,王一,320102199001010000\n' }),
  )
  expect(faults).toEqual([])
  expect(notes).toContainEqual({
    file: '3001/skill-certificates.csv',
    line: 2,
    message: 'card ends in 000, as a number does of which a spreadsheet kept 15 digits: look whether they are its own',
  })
  const physics = 'id,paperId,position,type,stem,points,options\nq1,t1,1,1,3.0E+8,5,"3.0E+8\n3.0E+9"\n'
  expect(await faultsWith({ '3001/questions.csv': physics })).toEqual([])
})

test('what no page may load is told, wherever it is named', async () => {
  const { faults, notes } = await bring(
    folderOf({
      '3001/news.csv':
        'id,categoryId,title,cover,content,publishTime,createdTime\nn1,c1,开学,https://img.example/a.png,"<img src=""https://other.example/b.png"">",2026-09-01T08:00+08:00,2026-08-01T08:00+08:00\n',
      '3001/classrooms.csv':
        'id,courseId,position,chapterName,sectionName,name,type,videoUrl,duration\nr1,c1,1,章,节,作业,6,,\nr2,c1,2,章,节,片,1,https://films.example/1.m3u8,10:00\n',
    }),
  )
  expect(faults).toEqual([])
  const blocked = notes.filter(({ message }) => message.includes('PICTURE_ORIGINS'))
  expect(blocked.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)).toEqual([
    '3001/classrooms.csv:3: videoUrl names https://films.example/1.m3u8, which pages may not load: name https://films.example in PICTURE_ORIGINS',
    '3001/news.csv:2: cover names https://img.example/a.png, which pages may not load: name https://img.example in PICTURE_ORIGINS',
    '3001/news.csv:2: content names https://other.example/b.png, which pages may not load: name https://other.example in PICTURE_ORIGINS',
  ])
})

test('a learner who has no way to sign in is told', async () => {
  const { config } = importContext(server)
  const silent = { ...config, environment: 'production' as const, smsProvider: 'outbox' as const }
  const told = async (context: Partial<typeof config>) => {
    const { notes } = await importFolder({ ...importContext(server), config: { ...config, ...context } }, folderOf(), {
      dryRun: true,
    })
    return notes
      .filter(({ file }) => file === '3001/learners.csv')
      .map(({ line, message }) => `${String(line)}: ${message}`)
  }
  expect(await told(silent)).toEqual([
    '3: passwordHash is empty, and this site sends no text message: nobody can sign in until there is a password (operator passwords) or SMS_PROVIDER',
  ])
  expect(await told({})).toEqual([])
})

test('what a page would never show is refused: other words for codes, more products than a project lists', async () => {
  const school = 'id,universityName,projectName,serviceAttribute\n3001,江北职业培训学校,江北技能,技能培训\n'
  expect(await faultsWith({ '3001/school.csv': school })).toEqual([
    expect.stringMatching(
      /^3001\/school\.csv:2: serviceAttribute must be lines of SKILL_TRAINING .*; 技能培训 is none/,
    ),
  ])
  const products = Array.from({ length: 51 }, (_, index) => `p${index}`)
  const projectWith = (listed: readonly string[]) => ({
    '3001/products.csv': `id,name\n${products.map((id) => `${id},电工`).join('\n')}\n`,
    '3001/projects.csv': 'id,name\nj1,班组\n',
    '3001/project-products.csv': `id,projectId,productId\n${listed.map((id) => `j${id},j1,${id}`).join('\n')}\n`,
  })
  expect(await faultsWith(projectWith(products.slice(1)))).toEqual([])
  expect(await faultsWith(projectWith(products))).toEqual([
    '3001/project-products.csv:2: projectId j1 has more than 50 products, which is all that its page shows',
  ])
})

test('a link names a file of the folder or an address, and a film of the news stays as it is written', async () => {
  const newsWith = (content: string) => ({
    '3001/news.csv': `id,categoryId,title,contentType,content,publishTime,createdTime\nn1,c1,看片,INFORMATION,"${content}",2026-09-01T08:00+08:00,2026-08-01T08:00+08:00\n`,
  })
  const missing = 'must name a file beside this one or an address, '
  expect(await faultsWith(newsWith('<a href=""www.one.example"">一</a>'))).toEqual([
    `3001/news.csv:2: content ${missing}"www.one.example" is not there`,
  ])
  expect(await faultsWith(newsWith('<a href=""pictures/logo.png"">一</a> <a href=""#二"">二</a>'))).toEqual([])
  expect(await faultsWith(newsWith('films/none.mp4'))).toEqual([
    `3001/news.csv:2: content ${missing}"films/none.mp4" is not there`,
  ])
  await importFolder(importContext(server), folderOf(newsWith('https://films.example/a.mp4?x=1&y=2')), {
    dryRun: false,
  })
  const [kept] = await server.database.asOwner((tx) => tx.select().from(news).where(eq(news.tenantId, '3001')))
  expect(kept?.content).toBe('https://films.example/a.mp4?x=1&y=2')
})
