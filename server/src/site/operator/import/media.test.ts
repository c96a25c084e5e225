/** Films, sounds and documents of a folder reach the pages that show them, and come back with an export. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { eq } from 'drizzle-orm'

import { classrooms } from '../../../domains/study/courses/course.schema'
import { fileStoreOf } from '../../../platform/files/configured-store'
import { makeMedium, makeMp3 } from '../../../platform/files/testing/make-medium'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { openTestSite, type TestSite } from '../../../testing/test-site'
import { CommandError } from '../ask-server'
import { runCommand } from '../operator-command'
import { folderOf } from '../testing/small-folder'
import { joinParts, keepPart, PART_BYTES } from './media'

const PASSWORD = 'a-password-of-twenty-characters'
const SOUND = makeMp3(100)
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n你好\n')
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n')
const ROOMS =
  'id,courseId,position,chapterName,sectionName,name,type,duration,videoUrl,audioUrl,captions,materials\n' +
  'r1,c1,1,第一章,第一节,作业,6,,,,,\n' +
  'r2,c1,2,第一章,第一节,看一看,1,12:30,films/one.mp4,,zh-CN | 中文 | films/one.vtt,\n' +
  'r3,c1,3,第一章,第一节,听一听,2,1:00,,sounds/one.mp3,,\n' +
  'r4,c1,4,第一章,第二节,讲义,4,,,,,讲义 | papers/one.pdf\n'

let site: TestSite
let folder: string
let environment: NodeJS.ProcessEnv
/** Of three parts. */
let filmBytes: Buffer
let media: Readonly<Record<string, Uint8Array>>
beforeAll(async () => {
  filmBytes = await makeMedium({ video: 'avc', seconds: 20, bytes: 900_000 })
  media = { 'films/one.mp4': filmBytes, 'films/one.vtt': CAPTIONS, 'sounds/one.mp3': SOUND, 'papers/one.pdf': PDF }
  site = await openTestSite({ OPERATOR_PASSWORD: PASSWORD, LOG_LEVEL: 'silent' })
  await site.server.app.listen({ port: 0, host: 'localhost' })
  const address = site.server.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  environment = { PORT: String(address.port), OPERATOR_PASSWORD: PASSWORD }
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'))
  await site.server.database.asOwner((tx) => tx.delete(tenants).where(eq(tenants.id, '3001')))
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(() => site.close())

function lay(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}

function laySchool(media: Readonly<Record<string, Uint8Array | string>>, rooms = ROOMS): void {
  const { files, pictures } = folderOf({
    '3001/classrooms.csv': rooms,
    'schools.csv': 'id,name,hosts\n3001,江北,jiangbei\n',
  })
  for (const { path, text } of files) lay(path, text)
  for (const { path, content } of pictures) lay(path, Buffer.from(content, 'base64'))
  for (const [path, bytes] of Object.entries(media)) lay(`3001/${path}`, bytes)
}

async function bring() {
  const told: string[] = []
  const said = await runCommand(['import', folder], environment, (line) => told.push(line)).catch((error: unknown) => {
    if (error instanceof CommandError) return error.message
    throw error
  })
  return { told, said }
}

const roomsOf = () =>
  site.server.database.asOwner((tx) =>
    tx.select().from(classrooms).where(eq(classrooms.tenantId, '3001')).orderBy(classrooms.id),
  )

test('each is kept once, told how far it has come, and served in ranges at the address that its lesson has', async () => {
  laySchool(media)
  const { told, said } = await bring()
  expect(said).not.toContain('Nothing was written')
  expect(told.filter((line) => line.includes('one.mp4'))).toEqual([
    '3001/films/one.mp4: 33 %',
    '3001/films/one.mp4: 66 %',
    '3001/films/one.mp4: 100 %',
  ])
  const [, film, sound, paper] = await roomsOf()
  expect(film?.captions).toMatchObject([{ url: expect.stringMatching(/^\/files\/3001\/\w+\/one\.vtt\?/) }])
  expect(paper?.materials).toMatchObject([{ storageUrl: expect.stringMatching(/^\/files\/3001\/\w+\/one\.pdf\?/) }])
  expect(sound?.audioUrl).toMatch(/^\/files\/3001\/\w+\/one\.mp3\?/)
  const { statusCode, headers, rawPayload } = await site.server.app.inject({
    url: film?.videoUrl ?? '',
    headers: { range: `bytes=${PART_BYTES}-${PART_BYTES + 99}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([206, 'video/mp4'])
  expect(rawPayload.equals(filmBytes.subarray(PART_BYTES, PART_BYTES + 100))).toBe(true)

  const again = await bring()
  expect(again.told).toEqual([])
  expect((await roomsOf())[1]?.videoUrl).toBe(film?.videoUrl)
})

test('an export has the same bytes, and can be imported', async () => {
  laySchool(media)
  await bring()
  const back = mkdtempSync(join(tmpdir(), 'export-'))
  await runCommand(['export', back], environment)
  const rooms = readFileSync(join(back, '3001/classrooms.csv'), 'utf8')
  const [, path = ''] = /(media\/\w+\.mp4)/.exec(rooms) ?? []
  expect(readFileSync(join(back, '3001', path)).equals(filmBytes)).toBe(true)
  rmSync(back, { recursive: true })
})

test('what is no such file, is another kind than its cell wants, or is named by no table, is told', async () => {
  laySchool(
    {
      ...media,
      'films/one.mp4': 'a text',
      'sounds/one.mp3': PDF,
      'films/more.webm': CAPTIONS,
      'films/old.avi': 'RIFF',
    },
    ROOMS,
  )
  const { said } = await bring()
  expect(said).toMatch(/3001\/films\/one\.mp4: is no film/)
  expect(said).toMatch(/classrooms\.csv:3: videoUrl must name a file beside this one or an address, "films\/one\.mp4"/)
  expect(said).toMatch(
    /classrooms\.csv:4: audioUrl must name a file of another type, "sounds\/one\.mp3" is application\/pdf/,
  )
  expect(await roomsOf()).toEqual([])
})

test('a part that has not come, and bytes that are not what they were said to be, leave nothing', async () => {
  const store = fileStoreOf(site.server.config)
  const content = { tenantId: '3001', sha256: createHash('sha256').update('another').digest('hex') }
  await keepPart(store, content, 0, PDF)
  await expect(joinParts(store, content, 2)).rejects.toThrow('Part 1 has not come')
  await keepPart(store, content, 0, PDF)
  expect(await joinParts(store, content, 1)).toBe('has changed while it was sent: import the folder again')
  expect((await store.list('3001/')).filter(({ key }) => key.includes(content.sha256.slice(0, 32)))).toEqual([])
})
