import { eq } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { queryTodayActivity } from '@campus/contracts/study-activity'
import {
  getBehaviourCount,
  getClassDetail,
  getCourseStatistic,
  getStudySituation,
  getUserStatistic,
  increaseVisitCount,
  queryClassStudentList,
  queryLearningLeads,
} from '@campus/contracts/study-class'
import { CLASSROOM } from '@campus/contracts/study-course'

import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { activityContents, classActivities } from '../activities/activity.schema'
import { classCourses, classrooms, courses } from '../courses/course.schema'
import { classroomQuestions } from '../interaction/interaction.schema'
import { learningRecords } from '../learning/learning.schema'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

const classId = sampleId(TEST_TENANT, 'class', 1)
const studentId = sampleId(TEST_TENANT, 'enrolment', 1)
/** An activity’s `onlineType`. */
const ONLINE = 1
const OWN = [
  getClassDetail,
  getStudySituation,
  getBehaviourCount,
  increaseVisitCount,
  getCourseStatistic,
  getUserStatistic,
  queryClassStudentList,
] as const

test('ST-API-01 ST-GEN-04 a class, with the learner’s own studentId whatever is sent', async () => {
  const detail = await server.call(getClassDetail, { classId, studentId: 'someone', userId: '2002' }, { token })
  expect(detail).toEqual({
    classStatus: 1,
    title: '电工2班',
    trainingStartTime: '2026-10-11 09:00:00',
    trainingEndTime: '2026-12-16 17:30:00',
    statusTime: '2026-10-11 09:00:00',
    studentId,
    learningGoal: expect.stringContaining('结业'),
    personalityDataResultVO: { nickName: '周建明老师' },
  })
})

test('ST-GEN-04 ST-GEN-03 a class of another school, a class one waits for, and none are not found; visitors are sent to sign in', async () => {
  for (const call of OWN) {
    for (const foreign of [sampleId('10002', 'class', 1), sampleId(TEST_TENANT, 'class', 12), 'none']) {
      expect(await server.refusal(call, { classId: foreign }, { token })).toMatchObject({ code: 40400 })
    }
    expect(await server.refusal(call, { classId })).toMatchObject({ code: 40001 })
  }
})

test('ST-MINE-22 on a partner’s site a class of another school is read there', async () => {
  const detail = await server.call(
    getClassDetail,
    { classId: sampleId('10002', 'class', 1), schoolId: '10002' },
    { tenantId: '20001', token: await server.signInByCode('20001') },
  )
  expect(detail.studentId).toBe(sampleId('10002', 'enrolment', 1))
})

test('ST-API-02 who is in the class: names and pictures, nothing else', async () => {
  const students = await server.call(queryClassStudentList, { classId }, { token })
  expect(students).toHaveLength(13)
  expect(students[0]).toEqual({ studentId, studentName: '林小满', studentHeadUrl: expect.any(String) })
})

test('ST-API-03 where the learner stands', async () => {
  expect(await server.call(getStudySituation, { classId, studentId }, { token })).toEqual({
    finishActivityRate: expect.any(Number),
    studyDurationStr: expect.stringMatching(/^0小时\d+分钟$/),
    answerDurationStr: expect.stringMatching(/^\d+小时\d+分钟$/),
    evaluateStatus: 0,
  })
  const over = await server.call(getStudySituation, { classId: sampleId(TEST_TENANT, 'class', 7) }, { token })
  expect([over.evaluateStatus, over.finishActivityRate > 0 && over.finishActivityRate < 100]).toEqual([1, true])
})

const leadsOf = (
  classes: { classId: string; schoolId: string }[],
  of: { tenantId?: string; token: string } = { token },
) => server.call(queryLearningLeads, { classes }, of)

test('the card of a class has a cover, the progress of its page, and the next lesson that is to be attended', async () => {
  const { finishActivityRate } = await server.call(getStudySituation, { classId }, { token })
  const over = { classId: sampleId(TEST_TENANT, 'class', 7), schoolId: TEST_TENANT }
  const leads = await leadsOf([over, { classId, schoolId: TEST_TENANT }])
  const lead = leads.find((one) => one.classId === classId)
  expect(lead).toMatchObject({ cover: expect.stringContaining('/media/'), finishActivityRate, schoolId: TEST_TENANT })
  const { activityResultVOList: today } = await server.call(queryTodayActivity, { classId }, { token })
  const next = today.find(({ activityName }) => activityName === lead?.nextActivityName)
  expect(next).toMatchObject({ startTime: lead?.nextStartTime, classActivityStatus: 0 })
  expect(leads.find((one) => one.classId === over.classId)).toMatchObject({ nextActivityName: '', nextStartTime: '' })
})

test('cards of many classes have what each alone has, and ask the database no more often', async () => {
  const built = jest.spyOn(PgDialect.prototype, 'sqlToQuery')
  const asked = async (classes: Parameters<typeof leadsOf>[0]) => {
    const before = built.mock.calls.length
    const leads = await leadsOf(classes)
    return { leads, statements: built.mock.calls.length - before }
  }
  const own = await server.call(queryStudentClassAndPeriodList, {}, { token })
  const classes = own.map(({ classId }) => ({ classId, schoolId: TEST_TENANT }))
  const many = await asked(classes)
  expect(many.leads.length).toBeGreaterThan(5)
  for (const lead of many.leads) {
    expect(await leadsOf([{ classId: lead.classId, schoolId: TEST_TENANT }])).toEqual([lead])
    const { finishActivityRate } = await server.call(getStudySituation, { classId: lead.classId }, { token })
    expect([lead.classId, lead.finishActivityRate]).toEqual([lead.classId, finishActivityRate])
  }
  const one = await asked([{ classId, schoolId: TEST_TENANT }])
  expect(many.statements).toBe(one.statements)
  built.mockRestore()
})

test('ST-GEN-03 ST-GEN-04 cards say nothing of another school’s class, of one that is waited for, of none; visitors sign in', async () => {
  const classes = [
    { classId: sampleId('10002', 'class', 1), schoolId: '10002' },
    { classId: sampleId('10002', 'class', 1), schoolId: TEST_TENANT },
    { classId: sampleId(TEST_TENANT, 'class', 12), schoolId: TEST_TENANT },
    { classId: 'none', schoolId: TEST_TENANT },
  ]
  expect(await leadsOf(classes)).toEqual([])
  expect(await server.refusal(queryLearningLeads, { classes })).toMatchObject({ code: 40001 })
})

test('ST-MINE-22 on a partner’s site one call asks for cards of several schools', async () => {
  const classes = ['10002', '20001'].map((schoolId) => ({ classId: sampleId(schoolId, 'class', 1), schoolId }))
  const leads = await leadsOf(classes, { tenantId: '20001', token: await server.signInByCode('20001') })
  const named = leads.map(({ classId: of, schoolId }) => ({ classId: of, schoolId }))
  expect(named).toEqual(classes)
})

test('a plan that is done was done before now', async () => {
  const cards = await server.call(queryStudentClassAndPeriodList, {}, { token })
  const planned = cards.map((card) => card.teachingPlanCreatedTime).filter((time) => time !== '')
  expect(planned.length).toBeGreaterThan(0)
  for (const time of planned) expect(Date.parse(`${time.replace(' ', 'T')}+08:00`)).toBeLessThan(TEST_NOW.getTime())
})

test('ST-API-05 ST-API-04 every visit counts, also of two at once, and is told afterwards', async () => {
  const visits = async () => (await server.call(getBehaviourCount, { classId }, { token })).classroomAttendanceTotal
  const before = await visits()
  const counted = await Promise.all(
    Array.from({ length: 5 }, () => server.call(increaseVisitCount, { classId }, { token })),
  )
  expect(counted.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5].map((n) => before + n))
  expect(await visits()).toBe(before + 5)
})

test('ST-API-04 counts: the learner’s own questions, the updates and activities of the class', async () => {
  const [room] = await server.database.withTenant(TEST_TENANT, (tx) => tx.select().from(classrooms).limit(1))
  if (room === undefined) throw new Error('the sample school has no classroom')
  const question = {
    classId,
    courseId: room.courseId,
    classroomId: room.id,
    studentName: '',
    title: '为什么？',
    createdTime: new Date(),
  }
  await server.database.withTenant(TEST_TENANT, async (tx) => {
    await tx.delete(classroomQuestions).where(eq(classroomQuestions.classId, classId))
    await tx.insert(classroomQuestions).values([
      { ...question, id: 'own', studentId },
      { ...question, id: 'other', studentId: 'other' },
    ])
  })
  expect(await server.call(getBehaviourCount, { classId }, { token })).toMatchObject({
    questionCount: 1,
    classmateCircleCount: 10,
    activityTotal: 25,
  })
})

test('ST-API-06 the courses in their order, each with how far the learner is', async () => {
  const { classStudentCourseResultVOS: courses } = await server.call(getCourseStatistic, { classId }, { token })
  expect(courses.map(({ courseNature, thirdPlatformType }) => [courseNature, thirdPlatformType])).toEqual([
    [2, 0],
    [1, 0],
    [0, 0],
    [1, 10],
    [1, 11],
    [2, 12],
    [1, 0],
  ])
  expect(courses.map(({ countResultVO }) => countResultVO.studyNumber)).toEqual([9, 12, 6, 0, 5, 3, 2])
  expect(new Set(courses.map(({ introduce }) => introduce)).size).toBe(courses.length)
  expect(courses[0]).toMatchObject({
    courseId: sampleId(TEST_TENANT, 'course', 11),
    courseName: expect.any(String),
    learnStartTime: '2026-10-11 00:00:00',
    countResultVO: {
      videoNumber: 3,
      faceTeachingNumber: 5,
      finishFaceTeachingNumber: 3,
      needStudyDuration: 240,
      finishedStudyDuration: 213,
      testNumber: 4,
      homeworkNumber: 4,
      finishTestNumber: 2,
      finishHomeworkNumber: 3,
    },
  })
})

test('ST-API-07 study time in seconds, and face-to-face activities attended', async () => {
  expect(await server.call(getUserStatistic, { classId }, { token })).toEqual({
    effectiveLearningDuration: 373,
    interviewClassNum: 3,
  })
})

test('of classes with a classroom in common, what was done in one is not done in the other; each has its plan’s first cover', async () => {
  const other = sampleId(TEST_TENANT, 'class', 7)
  const room = await server.database.withTenant(TEST_TENANT, async (tx) => {
    const [video] = await tx.select().from(classrooms).where(eq(classrooms.type, CLASSROOM.video)).limit(1)
    if (video === undefined) throw new Error('no course has a video')
    await tx.insert(courses).values({ id: 'covered', name: '导论', cover: '/media/covered' })
    await tx.insert(classCourses).values({ id: 'zz', classId: other, courseId: 'covered', position: -1 })
    const lesson = { classId: other, courseId: video.courseId, name: '补课', startTime: TEST_NOW, endTime: TEST_NOW }
    await tx.insert(classActivities).values({ ...lesson, id: 'again', onlineType: ONLINE })
    await tx.insert(activityContents).values({
      id: 'again',
      activityId: 'again',
      classroomId: video.id,
      position: 1,
      dutyRules: [{ dutyType: 'VIDEO_PROGRESS', targetValue: 100 }],
    })
    return { courseId: video.courseId, classroomId: video.id }
  })
  const before = await server.call(getStudySituation, { classId: other }, { token })
  const { tenantId, userId, classId: ofClass, classroomId } = learningRecords
  await server.database.withTenant(
    TEST_TENANT,
    (tx) =>
      tx
        .insert(learningRecords)
        .values({ ...room, id: 'done', classId, progress: 100, firstTime: TEST_NOW, lastTime: TEST_NOW })
        .onConflictDoUpdate({ target: [tenantId, userId, ofClass, classroomId], set: { progress: 100 } }),
    SAMPLE_STUDENT.id,
  )
  const leads = await leadsOf([classId, other].map((id) => ({ classId: id, schoolId: TEST_TENANT })))
  const coverOf = (id: string) => leads.find((lead) => lead.classId === id)?.cover
  expect([coverOf(other), coverOf(classId)]).toEqual(['/media/covered', expect.not.stringContaining('covered')])
  expect(leads).toContainEqual(
    expect.objectContaining({ classId: other, finishActivityRate: before.finishActivityRate }),
  )
})
