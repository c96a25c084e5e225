/** The length of a lesson is its film’s, and what browsers do not play is told before a learner finds out. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import { login } from '@campus/contracts/sign-in'
import { getCourseTree } from '@campus/contracts/study-course'
import { getLearningRecord, saveClassroomRecord, saveLearningRecord } from '@campus/contracts/study-learning'

import { fileStoreOf } from '../../../platform/files/configured-store'
import { makeMedium, makeMp3 } from '../../../platform/files/testing/make-medium'
import { tenants } from '../../../platform/tenants/tenants.schema'
import { TEST_NOW } from '../../../testing/test-clock'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { folderOf } from '../testing/small-folder'
import { importFolder } from './import-folder'
import { keyOf } from './kept-files'

let server: TestServer
let films: Readonly<Record<string, Buffer>>
beforeAll(async () => {
  server = await openTestServer()
  films = {
    'short.mp4': await makeMedium({ video: 'avc', audio: 'aac', seconds: 13 }),
    'long.mp4': await makeMedium({ video: 'avc', seconds: 40 }),
    'phone.mp4': await makeMedium({ video: 'hevc', seconds: 13 }),
    'camera.mov': await makeMedium({ format: 'mov', video: 'prores', seconds: 13 }),
    'sound.mp4': await makeMedium({ audio: 'aac', seconds: 13 }),
    'cut.mp4': (await makeMedium({ video: 'avc', seconds: 13 })).subarray(0, 4000),
    'words.mp3': makeMp3(1000),
  }
})
afterAll(() => server.close())
beforeEach(() => server.database.asOwner((tx) => tx.delete(tenants)))

const tenantId = '3001'
const HEAD = 'id,courseId,position,chapterName,sectionName,name,type'

/** Lessons of a type, a duration, a film and others of other qualities, and a sound. */
function rooms(...lines: readonly string[]) {
  const rows = lines.map((line, index) => `r${index + 2},c1,${index + 2},第一章,第一节,第${index + 2}课,${line}`)
  return {
    '3001/classrooms.csv': `${HEAD},duration,videoUrl,qualities,audioUrl\n${[`r1,c1,1,第一章,第一节,作业,6,,,,`, ...rows].join('\n')}\n`,
  }
}

async function bring(changes: Readonly<Record<string, string>>) {
  const store = fileStoreOf(server.config)
  const named = Object.entries(films).filter(([name]) => Object.values(changes).some((text) => text.includes(name)))
  const media = []
  for (const [name, bytes] of named) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await store.put(keyOf(tenantId, sha256), Readable.from([bytes]), 'application/octet-stream')
    media.push({ path: `${tenantId}/${name}`, sha256 })
  }
  const given = { ...folderOf(changes), media }
  const { faults, notes } = await importFolder(importContext(server), given, { dryRun: false })
  const told = (of: typeof faults) => of.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  return { faults: told(faults), notes: told(notes.filter(({ file }) => file !== '3001/news.csv')) }
}

async function signIn() {
  const person = { username: '13700000001', password: 'long-enough' }
  const asked = { grantType: 'PASSWORD', tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI', ...person } as const
  const { token } = await server.call(login, asked, { tenantId })
  return { token, tenantId }
}

async function shownIn(learner: { readonly token: string; readonly tenantId: string }) {
  const chapters = await server.call(getCourseTree, { courseId: 'c1', classId: 'b1' }, learner)
  const shown = chapters.flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms))
  return new Map(shown.map(({ classroomId, ...room }) => [classroomId, room]))
}

async function lengths() {
  const shown = await shownIn(await signIn())
  return [...shown.values()].slice(1).map(({ classroomDuration }) => classroomDuration)
}

test('a length that differs from the film is told and not taken; an empty one is filled in', async () => {
  const given = rooms(
    '1,10:00,short.mp4,,',
    '1,0:05,short.mp4,,',
    '1,,short.mp4,,',
    '1,0:13,short.mp4,,',
    '2,1:00,,,words.mp3',
    '1,0:20,/elsewhere.m3u8,,',
  )
  expect(await bring(given)).toEqual({
    faults: [],
    notes: [
      '3001/classrooms.csv:3: duration is 00:10:00, and its file has 00:00:13: that counts',
      '3001/classrooms.csv:4: duration is 00:00:05, and its file has 00:00:13: that counts',
      '3001/classrooms.csv:7: duration is 00:01:00, and its file has 00:00:26: that counts',
    ],
  })
  expect(await lengths()).toEqual([13_000, 13_000, 13_000, 13_000, 26_122, 20_000])
})

test('of qualities of different lengths the shortest counts, because it can be watched to its end', async () => {
  const { notes } = await bring(rooms('1,0:40,long.mp4,LD | short.mp4,'))
  expect(notes).toEqual([
    '3001/classrooms.csv:3: its files are of different lengths, 00:00:13 and 00:00:40: the shorter one counts',
    '3001/classrooms.csv:3: duration is 00:00:40, and its file has 00:00:13: that counts',
  ])
  expect(await lengths()).toEqual([13_000])
})

test('a folder that says nothing of the film finds the one that came before', async () => {
  await bring(rooms('1,,short.mp4,,'))
  const { notes } = await bring({ '3001/classrooms.csv': 'id,duration\nr2,12:00\n' })
  expect(notes).toEqual(['3001/classrooms.csv:2: duration is 00:12:00, and its file has 00:00:13: that counts'])
  await bring({ '3001/classrooms.csv': 'id,duration\nr2,\n' })
  expect(await lengths()).toEqual([13_000])
})

test('what browsers do not play, and what is no whole film, is told at its line', async () => {
  const { faults } = await bring(
    rooms(
      '1,0:13,camera.mov,,',
      '1,0:13,sound.mp4,,',
      '1,0:13,cut.mp4,,',
      '1,0:13,short.mp4,HD | camera.mov,',
      '1,0:13,phone.mp4,,',
    ),
  )
  expect(faults).toEqual([
    '3001/classrooms.csv:3: videoUrl names camera.mov, which has its picture as ProRes, which no browser plays: make it MP4 with H.264 and AAC',
    '3001/classrooms.csv:4: videoUrl names sound.mp4, which has no picture: a sound is no film',
    '3001/classrooms.csv:5: videoUrl names cut.mp4, which cannot be read to its end: it is damaged or not complete',
    '3001/classrooms.csv:6: qualities names camera.mov, which has its picture as ProRes, which no browser plays: make it MP4 with H.264 and AAC',
  ])
  expect(await bring(rooms('1,0:13,phone.mp4,,'))).toEqual({
    faults: [],
    notes: [
      '3001/classrooms.csv:3: videoUrl names phone.mp4, which has its picture as H.265, which not every browser plays: make it MP4 with H.264 and AAC',
    ],
  })
})

test('who has watched a film to its end is finished once its length is right, and nobody falls back', async () => {
  await bring(rooms('1,10:00,/elsewhere.mp4,,'))
  const learner = await signIn()
  const at = { courseId: 'c1', classId: 'b1', classroomId: 'r2' }
  await server.call(saveClassroomRecord, { ...at, classroom: 'r2' }, learner)
  server.setNow(new Date(TEST_NOW.getTime() + 14_000))
  const save = { learningDuration: 13_000, remainStudyDuration: 0 }
  await server.call(saveLearningRecord, { ...at, ...save, watched: [[0, 13_000]] }, learner)
  expect((await shownIn(learner)).get('r2')).toMatchObject({ learnProcess: expect.closeTo(2.17) })
  await bring(rooms('1,10:00,short.mp4,,'))
  expect((await shownIn(learner)).get('r2')).toMatchObject({ learnProcess: 100 })
  await bring(rooms('1,,long.mp4,,'))
  expect(await server.call(getLearningRecord, at, learner)).toMatchObject({ learnProcess: 100 })
})

test('films of highlights and reviews come from the folder, and are what their row says', async () => {
  const highlights = (kind: string, url: string) => ({
    '3001/highlights.csv': `id,classId,classroomId,position,fileType,url\nh1,b1,r1,1,${kind},${url}\n`,
  })
  const reviews = (file: string) => ({
    '3001/reviews.csv': `id,commentContent,files,createdTime\nv1,好,${file},2026-09-01T08:00+08:00\n`,
  })
  expect((await bring({ ...highlights('VIDEO', 'short.mp4'), ...reviews('VIDEO | short.mp4') })).faults).toEqual([])
  expect((await bring(highlights('IMAGE', 'short.mp4'))).faults).toEqual([
    '3001/highlights.csv:2: fileType says IMAGE, and short.mp4 is video/mp4',
  ])
  expect((await bring(highlights('VIDEO', 'camera.mov'))).faults).toEqual([
    expect.stringMatching(/highlights\.csv:2: url names camera\.mov, which has its picture as ProRes/),
  ])
  expect((await bring(reviews('VIDEO | pictures/logo.png'))).faults).toEqual([
    '3001/reviews.csv:2: files says VIDEO, and logo.png is image/png',
  ])
})
