/** Courses, lessons and their activities, brought in and judged as learners will come to them. */
import { login } from '@campus/contracts/sign-in'
import { getPastSummary, queryTodayActivity } from '@campus/contracts/study-activity'
import { getCourseTree } from '@campus/contracts/study-course'
import { getClassroomDetail } from '@campus/contracts/study-learning'

import { tenants } from '../../../platform/tenants/tenants.schema'
import { importContext } from '../../../testing/test-import'
import { openTestServer, type TestServer } from '../../../testing/test-server'
import { folderOf } from '../testing/small-folder'
import { importFolder } from './import-folder'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { PICTURE_ORIGINS: 'https://films.example' } })
})
afterAll(() => server.close())
beforeEach(() => server.database.asOwner((tx) => tx.delete(tenants)))

const tenantId = '3001'
const HEAD = 'id,courseId,position,chapterName,sectionName,name,type'
const HOMEWORK = 'r1,c1,1,第一章,第一节,作业,6'
const ROOMS = `${HEAD},duration,videoUrl,qualities,captions,materials\n${HOMEWORK},,,,,
r2,c1,2,第一章,第一节,看一看,1,12:30,https://films.example/1.m3u8,HD | https://films.example/hd.m3u8,zh-CN | 中文 | /zh.vtt,
r3,c1,3,第一章,第二节,讲义,4,,,,,讲义 | pictures/logo.png |  | 第一页\n`
const ACTIVITIES =
  'id,classId,courseId,name,onlineType,startTime,endTime\na1,b1,c1,看片,1,2026-11-20T08:00+08:00,2026-11-20T20:00+08:00\n'
const LESSONS = {
  '3001/classrooms.csv': ROOMS,
  '3001/activities.csv': ACTIVITIES,
  '3001/activity-contents.csv':
    'id,activityId,classroomId,position,dutyRules\nk1,a1,r2,1,VIDEO_PROGRESS | 80\nk2,a1,r1,2,SUBMIT | 1\n',
}

const bring = async (changes: Readonly<Record<string, string>>) => {
  const { faults, notes } = await importFolder(importContext(server), folderOf(changes), { dryRun: false })
  const told = (of: typeof faults) => of.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  return { faults: told(faults), notes: told(notes.filter(({ file }) => file !== '3001/news.csv')) }
}

test('a learner finds the lessons that were brought in: the tree, a film in its qualities, today’s activity', async () => {
  expect(await bring(LESSONS)).toEqual({ faults: [], notes: [] })
  const person = { username: '13700000001', password: 'long-enough' }
  const asked = { grantType: 'PASSWORD', tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI', ...person } as const
  const { token } = await server.call(login, asked, { tenantId })
  const learner = { token, tenantId }
  const [chapter] = await server.call(getCourseTree, { courseId: 'c1', classId: 'b1' }, learner)
  expect(chapter?.nodes.map(({ classrooms }) => classrooms.map(({ name }) => name))).toEqual([
    ['作业', '看一看'],
    ['讲义'],
  ])
  const at = { courseId: 'c1', classId: 'b1' }
  expect(await server.call(getClassroomDetail, { ...at, classroomId: 'r2' }, learner)).toMatchObject({
    classroomDuration: 750_000,
    classroomContent: expect.stringContaining('https://films.example/1.m3u8'),
    transCodeVideoList: [{ templateType: 'HD', url: 'https://films.example/hd.m3u8' }],
    captions: [{ language: 'zh-CN', label: '中文', url: '/zh.vtt' }],
  })
  const { materialRelations } = await server.call(getClassroomDetail, { ...at, classroomId: 'r3' }, learner)
  const [{ materialResultVO: file } = {}] = materialRelations
  expect((await server.app.inject(String(file?.storageUrl))).headers['content-type']).toBe('image/png')
  const today = await server.call(queryTodayActivity, { classId: 'b1' }, learner)
  expect(today.activityResultVOList.map(({ activityName }) => activityName)).toEqual(['看片'])
})

const rooms = (...lines: string[]) => ({
  '3001/classrooms.csv': `${HEAD},startTime,endTime,duration,videoUrl\n${[HOMEWORK.concat(',,,,'), ...lines].join('\n')}\n`,
})

test('a lesson that could not be opened is refused at its line', async () => {
  const given = rooms(
    'r2,c1,1,第一章,第一节,看一看,1,,,,/a.m3u8',
    'r3,c1,3,第一章,第一节,听一听,2,,,1:00,',
    'r4,c1,4,第一章,第一节,读一读,3,,,,',
    'r5,c1,5,第一章,第一节,讲义,4,,,,',
    'r6,c1,6,第一章,第一节,直播,10,2026-11-20T08:00+08:00,,,',
    'r7,c1,7,第一章,第一节,面授,11,2026-11-20T08:00+08:00,2026-11-19T08:00+08:00,,',
  )
  expect((await bring(given)).faults.sort()).toEqual([
    '3001/classrooms.csv:2: position 1 of course c1 is that of r2',
    '3001/classrooms.csv:3: duration is missing: progress is a share of it',
    '3001/classrooms.csv:3: position 1 of course c1 is that of r1',
    '3001/classrooms.csv:4: audioUrl is missing: an audio lesson plays it',
    '3001/classrooms.csv:5: article is missing: an article shows it',
    '3001/classrooms.csv:6: materials are missing: this type shows them',
    '3001/classrooms.csv:7: startTime and endTime are missing for a live lesson',
    '3001/classrooms.csv:8: endTime is before startTime',
  ])
})

test('codes, films and lists are judged by their cells', async () => {
  const given = rooms('r2,c1,2,第一章,第一节,看一看,12,,,90,/a.rmvb')
  expect((await bring(given)).faults).toEqual([
    expect.stringMatching(/classrooms\.csv:3: type must be one of 1 video, 2 audio.*; 12 is none of them$/),
    '3001/classrooms.csv:3: duration must be a length like 12:30, 1:02:30 or 2 h 30 min, "90" is not',
    expect.stringMatching(/classrooms\.csv:3: videoUrl must be a film that browsers play.*no \.rmvb$/),
  ])
})

test('a work leads to a classroom of its kind, in the plan of its class, now and when the classroom changes', async () => {
  const work = (cells: string) => ({
    '3001/works.csv': `id,classId,classroomId,title,paperId,type,sourceType\nw1,${cells}\n`,
  })
  expect((await bring(work('b1,r1,测试,t1,test,'))).faults).toEqual([
    '3001/works.csv:2: classroomId names r1, which is no classroom for a test',
  ])
  expect((await bring(work('b1,r1,作业,t1,homework,xskt'))).faults).toEqual([
    '3001/works.csv:2: sourceType is xskt, that of classroom r1 is empty',
  ])
  expect((await bring({ '3001/class-courses.csv': 'id,classId,courseId,position\n' })).faults).toEqual([
    '3001/works.csv:2: classroomId is of course c1, which class b1 does not have in its plan (class-courses.csv)',
  ])
  expect(await bring(work('b1,r9,作业,t1,homework,'))).toEqual({
    faults: [],
    notes: [
      '3001/classrooms.csv:2: class b1 has no work in it (works.csv): it must be learned, and nobody can finish it',
      '3001/works.csv:2: classroomId names r9, which classrooms.csv does not have: no page leads to it',
    ],
  })
  expect(await bring({})).toEqual({ faults: [], notes: [] })
  const files = [{ path: '3001/classrooms.csv', text: 'id,type\nr1,7\n' }]
  const later = await importFolder(importContext(server), { files, pictures: [] }, { dryRun: true })
  expect(later.faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: classroomId names r1, which is no classroom for a homework',
  ])
})

test('an activity is of a course of its class, and asks to submit only what can be', async () => {
  const course = { '3001/courses.csv': 'id,name\nc1,安全课\nc2,别的课\n' }
  expect(
    (await bring({ ...LESSONS, ...course, '3001/activities.csv': ACTIVITIES.replace('c1', 'c2') })).faults,
  ).toEqual([
    '3001/activities.csv:2: courseId is of course c2, which class b1 does not have in its plan (class-courses.csv)',
  ])
  const contents = 'id,activityId,classroomId,position,dutyRules\nk1,a1,r2,1,SUBMIT | 1\n'
  expect((await bring({ ...LESSONS, '3001/activity-contents.csv': contents })).faults).toEqual([
    '3001/activity-contents.csv:2: dutyRules ask to submit, and classroom r2 is no homework and no test',
  ])
  expect(await bring({ '3001/activities.csv': ACTIVITIES })).toEqual({
    faults: [],
    notes: [
      '3001/activities.csv:2: no classroom belongs to it (activity-contents.csv): learners find nothing to do in it',
    ],
  })
})

const contentOf = (room: string, rules: string) => ({
  ...LESSONS,
  '3001/activity-contents.csv': `id,activityId,classroomId,position,dutyRules\nk1,a1,${room},1,${rules}\n`,
})

test.each([
  ['r2', 'SUBMIT | 1', 'dutyRules ask to submit, and classroom r2 is no homework and no test'],
  [
    'r1',
    'VIDEO_PROGRESS | 80',
    'dutyRules ask for progress, and in classroom r1 there is none: a homework or a test is SUBMIT | 1',
  ],
  ['r1', 'SUBMIT | 80', 'dutyRules ask to submit once: it is SUBMIT | 1'],
  ['r1', '"SUBMIT | 1\nSUBMIT | 1"', 'dutyRules say the same kind of duty twice: one of them is enough'],
])('a duty in %s that nobody can fulfil is refused: %s', async (room, rules, why) => {
  expect((await bring(contentOf(room, rules))).faults).toEqual([`3001/activity-contents.csv:2: ${why}`])
})

test('a duty to hand in goes with the work of the class', async () => {
  expect((await bring(contentOf('r1', 'SUBMIT | 1'))).faults).toEqual([])
  const files = [{ path: '3001/works.csv', text: 'id,remove\nw1,yes\n' }]
  const { faults } = await importFolder(importContext(server), { files, pictures: [] }, { dryRun: true })
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('dutyRules ask to submit, and class b1 has no work in classroom r1 (works.csv)'),
  ])
})

test.each([
  ['an activity', { '3001/activities.csv': ACTIVITIES.replace('T20:00', 'T08:00') }, 'activities'],
  [
    'the time of a course',
    {
      '3001/class-courses.csv':
        'id,classId,courseId,position,learnStartTime,learnEndTime\nb1c1,b1,c1,1,2026-11-20T08:00+08:00,2026-11-20T08:00+08:00\n',
    },
    'class-courses',
  ],
])('%s that ends when it begins is refused', async (_, files, name) => {
  expect((await bring({ ...LESSONS, ...files })).faults).toEqual([
    expect.stringMatching(new RegExp(`${name}\\.csv:2: \\w+ is \\w+: there is no time between$`)),
  ])
})

test('who is signed out must be able to sign in', async () => {
  const [head = '', line = ''] = ACTIVITIES.trimEnd().split('\n')
  const signing = (cells: string) => ({
    ...LESSONS,
    '3001/activities.csv': `${head},hasSignIn,hasSignOut,signsInByItself\n${line},${cells}\n`,
  })
  expect((await bring(signing('no,yes,no'))).faults).toEqual([
    '3001/activities.csv:2: hasSignOut is yes, and nobody can sign in to it: hasSignIn or signsInByItself must be yes',
  ])
  expect((await bring(signing('no,yes,yes'))).faults).toEqual([])
})

test('study time that a course does not have is refused, also when its lessons become shorter', async () => {
  const plan = (length: string) => ({
    '3001/class-courses.csv': `id,classId,courseId,position,requiredStudy\nb1c1,b1,c1,1,${length}\n`,
  })
  const films = rooms('r2,c1,2,第一章,第一节,看一看,1,,,12:30,/a.m3u8')
  expect((await bring({ ...films, ...plan('0:12:31') })).faults).toEqual([
    '3001/class-courses.csv:2: requiredStudy is 00:12:31, course c1 has 00:12:30 to study: nobody can reach it',
  ])
  expect((await bring({ ...LESSONS, ...plan('5 h') })).faults).toEqual([])
  await server.database.asOwner((tx) => tx.delete(tenants))
  expect((await bring({ ...films, ...plan('0:12:30') })).faults).toEqual([])
  const files = [{ path: '3001/classrooms.csv', text: 'id,duration\nr2,1:00\n' }]
  const { faults } = await importFolder(importContext(server), { files, pictures: [] }, { dryRun: true })
  expect(faults.map(({ message }) => message)).toEqual([
    'class-courses b1c1: requiredStudy is 00:12:30, course c1 has 00:01:00 to study: nobody can reach it',
  ])
})

test('a lesson that must be learned and that its class cannot finish is told', async () => {
  const given = rooms('r7,c1,7,第一章,第一节,面授,11,,,,', 'r8,c1,8,第一章,第一节,测试,7,,,,')
  expect((await bring(given)).notes).toEqual([
    '3001/classrooms.csv:3: no activity of class b1 is held in it (activity-contents.csv): it must be learned, and nobody can finish it',
    '3001/classrooms.csv:4: class b1 has no work in it (works.csv): it must be learned, and nobody can finish it',
  ])
})

test('lessons that were over before a learner was enrolled are no absences of theirs', async () => {
  const [head = '', line = ''] = ACTIVITIES.trimEnd().split('\n')
  const past = line.replaceAll('2026-11-20', '2026-11-10')
  const lessons = { ...LESSONS, '3001/activities.csv': `${head}\n${past}\n` }
  const enrolled = (day: string) => ({
    '3001/class-learners.csv': `id,userId,classId,serviceStatus,createdTime\nl1,u1,b1,2,${day}T08:00+08:00\n`,
  })
  const person = { username: '13700000001', password: 'long-enough' }
  const asked = { grantType: 'PASSWORD', tenantId, terminalType: 'ALL_USER', bizType: 'P_MINI', ...person } as const
  const summary = async () => {
    const { token } = await server.call(login, asked, { tenantId })
    return server.call(getPastSummary, { classId: 'b1' }, { token, tenantId })
  }
  expect((await bring({ ...lessons, ...enrolled('2026-11-01') })).faults).toEqual([])
  expect(await summary()).toMatchObject({ totalNum: 1, absenceNum: 1, electiveNum: 0 })
  expect((await bring({ ...lessons, ...enrolled('2026-11-12') })).faults).toEqual([])
  expect(await summary()).toMatchObject({ totalNum: 1, absenceNum: 0, electiveNum: 1 })
})

test('an activity that loses its last lesson is told', async () => {
  expect((await bring(LESSONS)).faults).toEqual([])
  expect(await bring({ '3001/activity-contents.csv': 'id,remove\nk1,yes\n' })).toEqual({ faults: [], notes: [] })
  const { faults, notes } = await bring({ '3001/activity-contents.csv': 'id,remove\nk2,yes\n' })
  expect(faults).toEqual([])
  expect(notes).toEqual([expect.stringContaining('no classroom belongs to it (activity-contents.csv)')])
})

test('a film that is still being made is told, and lessons change places in one folder', async () => {
  const made = await bring(rooms('r2,c1,2,第一章,第一节,看一看,1,,,,'))
  expect(made).toEqual({
    faults: [],
    notes: ['3001/classrooms.csv:3: videoUrl and qualities are empty: the page says that the film is being made'],
  })
  const files = [{ path: '3001/classrooms.csv', text: 'id,position\nr1,2\nr2,1\n' }]
  expect((await importFolder(importContext(server), { files, pictures: [] }, { dryRun: false })).faults).toEqual([])
})
