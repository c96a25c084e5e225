import { and, eq } from 'drizzle-orm'

import { getClassroomLink, getSsoCode, redeemSsoCode, syncUser } from '@campus/contracts/outside-learning'
import { ssoLogin } from '@campus/contracts/sign-in'
import { getCourseStatistic } from '@campus/contracts/study-class'

import { eventsOf } from '../../../platform/events/event'
import { users } from '../../../platform/session/session.schema'
import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { courses } from '../courses/course.schema'
import { memberProgress } from '../learning/learning.schema'

const KEY = 'the-key-of-the-learning-site'
const SITES = { LEARNING_SITES: `learn.example=${KEY},train.example=another-key-of-one-more-site` }

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer({
    environment: { ...SITES, PRACTICAL_TRAINING_URL: 'https://train.example/enter?from=campus' },
  })
  await moveCourses(server)
  token = await server.signIn()
})
afterAll(() => server.close())

/** The sample's courses are at a site of this machine; here they are at one that the operator lists, or does not. */
async function moveCourses({ database }: TestServer): Promise<void> {
  await database.withTenant(TEST_TENANT, (tx) =>
    tx
      .update(courses)
      .set({ learningUrl: 'https://learn.example/courses/8021?from=campus' })
      .where(eq(courses.thirdPlatformType, 11)),
  )
}

const classId = sampleId(TEST_TENANT, 'class', 1)

async function courseOfType(type: number, of: TestServer = server, as: string = token) {
  const { classStudentCourseResultVOS: listed } = await of.call(getCourseStatistic, { classId }, { token: as })
  const found = listed.find(({ thirdPlatformType }) => thirdPlatformType === type)
  if (found === undefined) throw new Error(`no course of type ${type}`)
  return found
}

const newCode = async () => server.call(getSsoCode, { courseId: (await courseOfType(11)).courseId }, { token })
const redeem = (code: string, more: { site?: string; key?: string } = {}) => ({
  site: 'learn.example',
  key: KEY,
  code,
  ...more,
})

test('ST-API-14 that a site may know the learner is on record', async () => {
  const { courseId } = await courseOfType(11)
  expect(await server.call(syncUser, { courseId }, { token })).toBe(true)
  expect(await eventsOf(server.database, TEST_TENANT, SAMPLE_STUDENT.id)).toContainEqual(
    expect.objectContaining({ kind: 'study.outside-site-allowed', data: { site: 'learn.example' } }),
  )
})

test('ST-API-15 a code tells its site once who the learner is', async () => {
  const code = await newCode()
  expect(await server.call(redeemSsoCode, redeem(code))).toEqual({
    userId: SAMPLE_STUDENT.id,
    name: '林小满',
    schoolId: TEST_TENANT,
    schoolName: expect.any(String),
  })
  expect(await server.refusal(redeemSsoCode, redeem(code))).toMatchObject({ code: 40400 })
})

test('a code of a closed account tells nothing', async () => {
  const code = await newCode()
  const setClosed = (closedTime: Date | null) =>
    server.database.withTenant(TEST_TENANT, (tx) =>
      tx.update(users).set({ closedTime }).where(eq(users.id, SAMPLE_STUDENT.id)),
    )
  await setClosed(TEST_NOW)
  const refusal = await server.refusal(redeemSsoCode, redeem(code))
  expect([refusal.code, refusal.message]).toEqual([40300, expect.stringContaining('账号已关闭')])
  expect(refusal.message).not.toContain('林小满')
  await setClosed(null)
})

test('ST-API-15 another site, a wrong key, another school and this site’s own sign-in get nothing for it', async () => {
  const code = await newCode()
  const another = { site: 'train.example', key: 'another-key-of-one-more-site' }
  expect(await server.refusal(redeemSsoCode, redeem(code, another))).toMatchObject({ code: 40400 })
  expect(await server.refusal(redeemSsoCode, redeem(code, { key: 'wrong' }))).toMatchObject({ code: 40300 })
  expect(await server.refusal(redeemSsoCode, redeem(code), { tenantId: '10002' })).toMatchObject({ code: 40400 })
  expect(await server.refusal(ssoLogin, { code })).toMatchObject({ code: 41003 })
  expect(await server.call(redeemSsoCode, redeem(code))).toMatchObject({ userId: SAMPLE_STUDENT.id })
})

test('ST-API-15 after a minute it is of no use', async () => {
  const code = await newCode()
  server.setNow(new Date(TEST_NOW.getTime() + 61_000))
  expect(await server.refusal(redeemSsoCode, redeem(code))).toMatchObject({ code: 40400 })
})

test('ST-API-16 the link of practical training: the code of its class, the way back, and who comes', async () => {
  const { courseClassCode } = await courseOfType(12)
  const asked = {
    backUrl: 'http://localhost:8080/study/training-class?classId=1',
    classroomCode: courseClassCode,
    type: 'S',
  } as const
  const link = new URL(await server.call(getClassroomLink, asked, { token }))
  expect(`${link.origin}${link.pathname}`).toBe('https://train.example/enter')
  const { code, ...others } = Object.fromEntries(link.searchParams)
  expect(others).toEqual({ from: 'campus', ...asked })
  expect(
    await server.call(redeemSsoCode, {
      site: 'train.example',
      key: 'another-key-of-one-more-site',
      code: code ?? '',
    }),
  ).toMatchObject({ userId: SAMPLE_STUDENT.id })
})

test.each([
  [11, async () => newCode()],
  [
    12,
    async () => {
      const { courseClassCode: classroomCode } = await courseOfType(12)
      return server.call(getClassroomLink, { backUrl: 'http://localhost:8080/', classroomCode, type: 'S' }, { token })
    },
  ],
])('ST-CLASS-41 who goes to a course of type %i is one of its learners, once', async (type, go) => {
  const { courseId } = await courseOfType(type)
  await server.database.withTenant(TEST_TENANT, (tx) =>
    tx
      .delete(memberProgress)
      .where(
        and(eq(memberProgress.memberId, sampleId(TEST_TENANT, 'enrolment', 1)), eq(memberProgress.subjectId, courseId)),
      ),
  )
  const learners = async () => (await courseOfType(type)).countResultVO.studyNumber
  const before = await learners()
  await go()
  await go()
  expect(await learners()).toBe(before + 1)
})

test('ST-API-16 a way back to another site, and the code of a class one is not in, are refused', async () => {
  const { courseClassCode } = await courseOfType(12)
  const asked = { classroomCode: courseClassCode, type: 'S' } as const
  for (const backUrl of ['https://evil.example/', 'http://localhost:8080@evil.example/', '/study/mine', '']) {
    expect(await server.refusal(getClassroomLink, { ...asked, backUrl }, { token })).toMatchObject({ code: 40300 })
  }
  const here = { ...asked, backUrl: 'http://localhost:8080/', classroomCode: 'PT9999' }
  expect(await server.refusal(getClassroomLink, here, { token })).toMatchObject({ code: 40400 })
})

test('a course that is studied here has no outside site', async () => {
  const { courseId } = await courseOfType(10)
  for (const call of [syncUser, getSsoCode] as const) {
    expect(await server.refusal(call, { courseId }, { token })).toMatchObject({ code: 40400 })
  }
})

test('ST-CLASS-57 a site that the operator has not listed is not opened, and knows nobody', async () => {
  const closed = await openTestServer({ environment: { ALLOWED_HOSTS: 'other.example' } })
  await moveCourses(closed)
  const as = await closed.signIn()
  const { courseId, learningUrl } = await courseOfType(11, closed, as)
  expect(learningUrl).toBe('')
  expect(await closed.refusal(getSsoCode, { courseId }, { token: as })).toMatchObject({ code: 40900 })
  await closed.close()
})
