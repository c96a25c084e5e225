import { eq } from 'drizzle-orm'

import {
  getPastSummary,
  pastPage,
  queryDutyCount,
  queryDynamicPage,
  queryListByDate,
  queryTodayActivity,
} from '@campus/contracts/study-activity'
import { saveClassroomRecord } from '@campus/contracts/study-learning'

import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { attendances, memberProgress } from '../learning/learning.schema'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

const classId = sampleId(TEST_TENANT, 'class', 1)
const CROWDED = sampleId(TEST_TENANT, 'class', 4)
const WAITING = sampleId(TEST_TENANT, 'class', 12)
const FOREIGN = sampleId('10002', 'class', 1)
const activityId = (index: number) => sampleId(TEST_TENANT, 'activity', index)
const asLearner = <Result>(work: Parameters<typeof server.database.withTenant<Result>>[1]) =>
  server.database.withTenant(TEST_TENANT, work, SAMPLE_STUDENT.id)

describe('ST-API-08 today’s activities', () => {
  const today = async () => (await server.call(queryTodayActivity, { classId }, { token })).activityResultVOList

  test('in the order of their start, each with its status, contents and numbers', async () => {
    const activities = await today()
    expect(activities.map(({ activityName, classActivityStatus }) => [activityName, classActivityStatus])).toEqual([
      ['课程导学', 0],
      ['复习：基本功', 2],
      ['拓展：听老师说', null],
      ['安全交底', 2],
      ['班组早课', 1],
      ['面授：综合实训', 0],
    ])
    expect(activities[0]).toMatchObject({
      id: activityId(15),
      activityId: activityId(15),
      onlineType: 1,
      isRequired: 1,
      startTime: '2026-11-20 00:00:00',
      endTime: '2026-11-20 23:59:00',
      extendId: sampleId(TEST_TENANT, 'course', 11),
      dynamic: 5,
      activityFinishTypeMap: {
        VIDEO_PROGRESS: { totalNum: 2, finishNum: 1 },
        ONLINE_HOMEWORK_SUBMIT: { totalNum: 1, finishNum: 0 },
      },
    })
    expect(activities[0]?.activityContentResultVOS).toMatchObject([
      {
        dataType: 1,
        contentId: sampleId(TEST_TENANT, 'classroom', 4),
        contentType: 'ONLINE_VIDEO_TEACHING',
        learnProcess: 60,
        lastStudyTime: 36_000,
      },
      { dataType: 3, contentType: 'E_WORDS_MATERIALS', learnProcess: 100 },
      { dataType: 6, contentType: 'ONLINE_HOMEWORK', learnProcess: 0 },
    ])
  })

  test('a status follows from the clock and from what is done, at once', async () => {
    const statusOf = async (name: string) =>
      (await today()).find(({ activityName }) => activityName === name)?.classActivityStatus
    server.setNow(new Date('2026-11-20T21:31:00+08:00'))
    expect(await statusOf('面授：综合实训')).toBe(1)
    server.setNow(TEST_NOW)
    await asLearner((tx) =>
      tx.insert(attendances).values({
        id: 'now',
        activityId: activityId(18),
        classroomId: sampleId(TEST_TENANT, 'classroom', 18),
        signInTime: TEST_NOW,
      }),
    )
    expect(await statusOf('面授：综合实训')).toBe(2)
    // Somebody else's attendance is not the learner's.
    await server.database.withTenant(
      TEST_TENANT,
      (tx) => tx.update(attendances).set({ signInTime: null }).where(eq(attendances.id, 'now')),
      SAMPLE_STUDENT.id,
    )
    expect(await statusOf('面授：综合实训')).toBe(0)
  })
})

describe('ST-API-09 ST-API-10 what is over', () => {
  const page = (model: object = {}, paging: object = { size: 9 }) =>
    server.call(pastPage, { sort: 'id', order: 'descending', ...paging, model: { classId, ...model } }, { token })

  test('ST-CLASS-28 the summary has the numbers of the list', async () => {
    const summary = await server.call(getPastSummary, { classId }, { token })
    expect(summary).toEqual({ totalNum: 12, absenceNum: 3, attendanceNum: 7, electiveNum: 2 })
    expect((await page()).total).toBe(summary.totalNum)
    expect((await page({ classActivityStatus: 1, isRequired: 1 })).total).toBe(summary.absenceNum)
    expect((await page({ classActivityStatus: 2, isRequired: 1 })).total).toBe(summary.attendanceNum)
    expect((await page({ isRequired: 0 })).total).toBe(summary.electiveNum)
  })

  test('ST-CLASS-30 ST-CLASS-31 a page has the size asked for, by id, the last first, and only what was asked for', async () => {
    const first = await page({}, { size: 6 })
    const second = await page({}, { size: 6, current: 2 })
    expect([first.pages, first.records.length, second.records.length]).toEqual([2, 6, 6])
    const ids = [...first.records, ...second.records].map(({ id }) => id)
    expect(ids).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map(activityId))
    const missed = await page({ classActivityStatus: 1, isRequired: 1 })
    expect(missed.records.map(({ activityName }) => activityName)).toEqual([
      '面授：上手练习',
      '职业道德第二课',
      '职业道德第一课',
    ])
    expect((await page({ isRequired: 0 })).records.map(({ classActivityStatus }) => classActivityStatus)).toEqual([
      null,
      null,
    ])
  })
})

describe('ST-API-11 the feed', () => {
  test('newest first, a page at a time, of an activity of that class only', async () => {
    const ask = (model: { classId: string; activityId: string }) =>
      server.call(queryDynamicPage, { current: 1, size: 30, model }, { token })
    const feed = await ask({ classId, activityId: activityId(15) })
    expect([feed.total, feed.records[0]]).toEqual([
      5,
      { type: '完成', realName: expect.any(String), avatar: expect.any(String), content: '读完了文章，开始写随笔' },
    ])
    expect((await ask({ classId: CROWDED, activityId: activityId(15) })).total).toBe(0)
  })
})

describe('ST-API-12 ST-API-13 the timetable', () => {
  const week = { startTime: '2026-11-15 00:00:00', endTime: '2026-11-21 23:59:59' }
  const duties = () =>
    server.call(
      queryDutyCount,
      { classId, evaluateType: 'WEEK', beginDateTime: week.startTime, endDateTime: week.endTime },
      { token },
    )

  test('a stretch by the day, oldest first, each day with its mark', async () => {
    const { optionData, activityResultVOList } = await server.call(
      queryListByDate,
      { classId, evaluateType: 'WEEK', ...week },
      { token },
    )
    expect(
      optionData.map(({ dateKey, colorStatus, activityResultVOList: { length } }) => [dateKey, colorStatus, length]),
    ).toEqual([
      ['2026-11-16', 1, 1],
      ['2026-11-17', null, 1],
      ['2026-11-18', 2, 1],
      ['2026-11-19', 2, 1],
      ['2026-11-20', 1, 6],
      ['2026-11-21', 0, 2],
    ])
    expect(activityResultVOList).toHaveLength(12)
  })

  test('a whole class of thousands of activities comes once, in reasonable time', async () => {
    const whole = { startTime: '2026-11-01 00:00:00', endTime: '2027-12-31 23:59:59' }
    const { optionData, activityResultVOList } = await server.call(
      queryListByDate,
      { classId: CROWDED, evaluateType: 'UNIT', ...whole },
      { token },
    )
    expect([optionData.length, activityResultVOList.length]).toEqual([366, 2196])
    expect(optionData[0]?.activityResultVOList).toEqual([])
  })

  test('what the week asks for and what is done', async () => {
    expect(await duties()).toMatchObject({
      requiredActivityNum: 9,
      finishSignActivityNum: 4,
      resultMap: { OFFLINE_FACE2FACE_TEACHING_FIN_TIMES: { totalNum: 4, finishNum: 1 } },
    })
  })

  test('ST-TIME-21 the rank is the place among the members; who fulfils an activity moves up', async () => {
    const before = await duties()
    expect(before.rankTotal).toBe(13)
    expect(before.rankIndex).toBeGreaterThan(1)
    await asLearner((tx) =>
      tx.delete(memberProgress).where(eq(memberProgress.memberId, sampleId(TEST_TENANT, 'enrolment', 1))),
    )
    // Asking again makes known what stands in the learner's own facts.
    expect((await duties()).rankIndex).toBe(before.rankIndex)
    await asLearner((tx) => tx.delete(memberProgress).where(eq(memberProgress.kind, 'activity')))
    expect((await duties()).rankIndex).toBe(1)
  })

  test('what is learned in a classroom is made known for the rank, once', async () => {
    const classroomId = sampleId(TEST_TENANT, 'classroom', 8)
    const place = { classId, courseId: sampleId(TEST_TENANT, 'course', 11), classroomId }
    const settled = () => asLearner((tx) => tx.$count(memberProgress, eq(memberProgress.subjectId, activityId(23))))
    expect(await settled()).toBe(0)
    // Pictures are seen once they are opened, which is what their activity asks for.
    await server.call(saveClassroomRecord, place, { token })
    await server.call(saveClassroomRecord, place, { token })
    expect(await settled()).toBe(1)
  })

  test('times that are none are refused', async () => {
    const refused = await server.refusal(
      queryListByDate,
      { classId, evaluateType: 'WEEK', startTime: '2026-11-45 00:00:00', endTime: week.endTime },
      { token },
    )
    expect(refused).toMatchObject({ status: 400, field: 'startTime' })
  })
})

describe('ST-GEN-04 only a class of one’s own', () => {
  test.each([
    ['of another school', FOREIGN],
    ['where one waits for a place', WAITING],
    ['that is none', 'none'],
  ])('a class %s is not found', async (_, foreign) => {
    const stretch = { evaluateType: 'WEEK' } as const
    const week = { startTime: '2026-11-15 00:00:00', endTime: '2026-11-21 23:59:59' }
    const refusals = [
      await server.refusal(queryTodayActivity, { classId: foreign }, { token }),
      await server.refusal(getPastSummary, { classId: foreign }, { token }),
      await server.refusal(pastPage, { model: { classId: foreign } }, { token }),
      await server.refusal(queryDynamicPage, { model: { classId: foreign, activityId: activityId(15) } }, { token }),
      await server.refusal(queryListByDate, { classId: foreign, ...stretch, ...week }, { token }),
      await server.refusal(
        queryDutyCount,
        { classId: foreign, ...stretch, beginDateTime: week.startTime, endDateTime: week.endTime },
        { token },
      ),
    ]
    expect(refusals.map(({ code }) => code)).toEqual(Array(6).fill(40400))
  })
})
