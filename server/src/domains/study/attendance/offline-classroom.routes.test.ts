import { TOLD_CODES } from '@campus/contracts/errors'
import {
  getAttendance,
  getOfflineClassroomDetail,
  queryTitbitPage,
  queryTitbitsByBiz,
} from '@campus/contracts/study-attendance'

import { sampleId } from '../../../sample/sample-id'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

const classId = sampleId(TEST_TENANT, 'class', 1)
const classroom = (index: number) => sampleId(TEST_TENANT, 'classroom', index)
const activity = (index: number) => sampleId(TEST_TENANT, 'activity', index)

test('ST-API-18 a classroom on the spot: notice, knowledge points and teachers', async () => {
  const detail = await server.call(getOfflineClassroomDetail, { classroomId: classroom(17) }, { token })
  expect(detail).toMatchObject({ classroomName: '面授：基本功', isRequired: 1, position: '实训楼 2 层 203 室' })
  expect(detail.desc).toContain('请提前十分钟到场')
  expect(detail.points).toHaveLength(3)
  expect(detail.teacherList).toEqual([
    { teacherName: '周建明', teacherAvatar: '/media/10001/avatar/3.svg' },
    { teacherName: '宋佳', teacherAvatar: '/media/10001/avatar/8.svg' },
  ])
})

test('in an activity it is as required as the activity', async () => {
  const visit = { classroomId: classroom(40), classId, activityId: activity(6) }
  expect(await server.call(getOfflineClassroomDetail, visit, { token })).toMatchObject({ isRequired: 0 })
})

test('a classroom that no activity is held in has its own hours and no controls', async () => {
  const alone = { classId: sampleId(TEST_TENANT, 'class', 3), classroomId: sampleId(TEST_TENANT, 'classroom', 341) }
  expect(await server.call(getAttendance, alone, { token })).toMatchObject({
    activityId: '',
    classStartTime: '2026-11-25 09:00:00',
    signIn: false,
    signOut: false,
  })
})

test('ST-API-20 highlights in their order, a page at a time; `page` is another name of `current`', async () => {
  const ask = (more: object) =>
    server.call(queryTitbitPage, { classroomId: classroom(17), size: 3, ...more }, { token })
  expect(await ask({})).toMatchObject({
    total: 4,
    records: [{ fileType: 'IMAGE' }, { fileType: 'IMAGE' }, { titbitName: '老师示范', fileType: 'VIDEO' }],
  })
  expect((await ask({ page: 2 })).records.map(({ titbitName }) => titbitName)).toEqual(['点评与合影'])
  expect((await ask({ current: 2, classId: sampleId(TEST_TENANT, 'class', 2) })).total).toBe(0)
})

test('a larger page than the largest is refused', async () => {
  const { body } = await server.send(queryTitbitPage, { classroomId: classroom(17), size: 1000 }, { token })
  expect(JSON.parse(body)).toMatchObject({ code: TOLD_CODES.badRequest, field: 'size' })
})

test('ST-API-21 highlights of an activity and of a course', async () => {
  const ask = (bizId: string) => server.call(queryTitbitsByBiz, { bizId, classId }, { token })
  expect(await ask(activity(13))).toHaveLength(4)
  expect(await ask(sampleId(TEST_TENANT, 'course', 11))).toHaveLength(4)
  expect(await ask(activity(15))).toEqual([])
})
