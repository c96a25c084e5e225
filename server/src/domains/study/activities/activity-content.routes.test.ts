import { desc, eq } from 'drizzle-orm'

import {
  getActivityContent,
  getLearningRecord,
  queryActivityIdList,
  saveClassroomRecord,
  saveLearningRecord,
  saveViewRecord,
} from '@campus/contracts/study-learning'

import { events } from '../../../platform/events/event.schema'
import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'

const classId = sampleId(TEST_TENANT, 'class', 1)
const courseId = sampleId(TEST_TENANT, 'course', 14)
const activityId = (index: number) => sampleId(TEST_TENANT, 'activity', index)
const classroomId = (index: number) => sampleId(TEST_TENANT, 'classroom', index)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

test('ST-CAPI-14 ST-CAPI-24 an activity has its contents in order, each with its duty and the learner’s progress', async () => {
  expect(await server.call(getActivityContent, { classId, activityId: activityId(2) }, { token })).toEqual({
    activityId: activityId(2),
    courseId: sampleId(TEST_TENANT, 'course', 12),
    activityName: '认识岗位',
    isRequired: 1,
    onlineType: 1,
    position: '',
    address: '',
    bizType: 'CLASS_ACTIVITY',
    activityContentResultVOS: [
      expect.objectContaining({
        contentId: classroomId(30),
        contentName: '认识电工这一行',
        contentType: 'ONLINE_VIDEO_TEACHING',
        dataType: 1,
        mustLearn: 1,
        initValue: 60_000,
        readValue: 60_000,
        learningProgress: 100,
        learningDuration: 60_000,
        lastStudyTime: expect.stringMatching(/ 20:10:00$/),
        useDuty: 1,
        dutyRuleResultVOS: [{ dutyType: 'VIDEO_PROGRESS', targetValue: 80 }],
      }),
      expect.objectContaining({ contentId: classroomId(31), contentType: 'E_WORDS_MATERIALS', dataType: 3 }),
    ],
  })
})

test('ST-CAPI-14 a lesson says where it is held', async () => {
  const lesson = await server.call(getActivityContent, { classId, activityId: activityId(13) }, { token })
  expect(lesson).toMatchObject({
    onlineType: 2,
    position: expect.stringMatching(/./),
    address: expect.stringMatching(/./),
  })
})

test('ST-CAPI-14 a class’s activities come in the order of their time', async () => {
  const ids = await server.call(queryActivityIdList, { classId }, { token })
  expect(ids.slice(0, 8)).toEqual([2, 3, 4, 5, 6, 7, 1, 8].map(activityId))
})

test('ST-CAPI-15 opening an activity is recorded with who opened it', async () => {
  const view = { classId, courseId, activityId: activityId(4), studentId: '', type: 1, userId: '' }
  expect(await server.call(saveViewRecord, view, { token })).toBe(true)
  const [event] = await server.database.withTenant(TEST_TENANT, (tx) =>
    tx
      .select()
      .from(events)
      .where(eq(events.subject, activityId(4)))
      .orderBy(desc(events.time))
      .limit(1),
  )
  expect(event).toMatchObject({ kind: 'activity.viewed', person: SAMPLE_STUDENT.id, data: { classId } })
})

test.each(['classroom', 'classroomId'])('ST-CAPI-16 entering a content is recorded, by the name %s', async (name) => {
  const content = classroomId(name === 'classroom' ? 50 : 52)
  const place = { classId, courseId, studentId: '', activityId: '', userId: '' }
  const enter = () =>
    server.call(saveClassroomRecord, { ...place, classroomId: '', classroom: '', [name]: content }, { token })
  expect(await enter()).toBe(true)
  server.setNow(new Date(TEST_NOW.getTime() + 5_000))
  // From then on time counts: five seconds of the clock are ten at most.
  const at = { classId, courseId, studentId: '', classroomId: content }
  const save = { ...at, learningDuration: 60_000, remainStudyDuration: 0, watched: [[0, 60_000]] as [number, number][] }
  await server.call(saveLearningRecord, save, { token })
  expect(await server.call(getLearningRecord, at, { token })).toMatchObject({ watched: [[0, 10_000]] })
  server.setNow(TEST_NOW)
})
