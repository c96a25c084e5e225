import { eq } from 'drizzle-orm'

import { ERROR_CODES, TOLD_CODES } from '@campus/contracts/errors'
import { IDEMPOTENCY_KEY_HEADER } from '@campus/contracts/headers'
import { queryTodayActivity } from '@campus/contracts/study-activity'
import { getAttendance, sign } from '@campus/contracts/study-attendance'
import { getCourseTree } from '@campus/contracts/study-course'

import { eventsOf } from '../../../platform/events/event'
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
beforeEach(() => server.setNow(TEST_NOW))
afterAll(() => server.close())

const classId = sampleId(TEST_TENANT, 'class', 1)
const courseId = sampleId(TEST_TENANT, 'course', 11)
const activityId = (index: number) => sampleId(TEST_TENANT, 'activity', index)
const classroomId = (index: number) => sampleId(TEST_TENANT, 'classroom', index)
/** From 19:00 to 21:30. */
const EVENING = { classId, courseId, activityId: activityId(18), classroomId: classroomId(18) }
/** From 9:00 to 11:30, missed so far. */
const MORNING = { ...EVENING, activityId: activityId(14), classroomId: classroomId(17) }
/** On the 22nd from 9:00 to 11:30, and to 10:00. */
const LONG = { ...EVENING, activityId: activityId(21), classroomId: classroomId(41) }
const SHORT = { ...LONG, activityId: activityId(22) }
const at = (clock: string, day = 20) => new Date(`2026-11-${String(day)}T${clock}+08:00`)

const read = (where: object = EVENING) => server.call(getAttendance, { classId, ...where }, { token })
const press = (type: 1 | 2, more: object = {}, headers: Record<string, string> = {}) =>
  server.send(sign, { ...EVENING, type, ...more }, { token, headers })
async function codeOf(response: ReturnType<typeof press>) {
  const { code, msg } = JSON.parse((await response).body) as { code: number; msg: string }
  return [code, msg]
}
const SIGNED = expect.stringMatching(/^2026-11-\d\d \d\d:\d\d:\d\d$/) as unknown
const OK = [ERROR_CODES.ok, 'ok']
const REPEATED = [ERROR_CODES.signRepeated, '不可重复签到']

/** The activity of the sample's second class with this name. */
async function ofSecondClass(name: string) {
  const second = sampleId(TEST_TENANT, 'class', 2)
  const { activityResultVOList } = await server.call(queryTodayActivity, { classId: second }, { token })
  const found = activityResultVOList.find(({ activityName }) => activityName === name)
  if (found === undefined) throw new Error(`no activity is called ${name}`)
  return {
    classId: second,
    activityId: found.activityId,
    classroomId: found.activityContentResultVOS[0]?.contentId ?? '',
  }
}

test('ST-API-19 ST-CAPI-03 ST-PSIGN-03 an attendance has the lesson’s hours, its controls and what was done', async () => {
  expect(await read({ activityId: activityId(13), classroomId: classroomId(17) })).toEqual({
    activityId: activityId(13),
    classStartTime: '2026-11-20 08:00:00',
    classEndTime: '2026-11-20 08:45:00',
    signIn: true,
    signOut: true,
    isSignIn: true,
    isSignOut: true,
    signInTime: '2026-11-20 07:55:00',
    signOutTime: '2026-11-20 08:46:00',
    onlineAttendance: false,
    result: 'PASSED',
    signInClosed: 'over',
    signOutClosed: 'over',
    signInOpenTime: '2026-11-20 07:30:00',
    signOutOpenTime: '2026-11-20 08:00:00',
    changeTime: null,
  })
})

describe('ST-CAPI-03 an attendance says what can be done and what was done', () => {
  const nothing = { isSignIn: false, isSignOut: false, signInTime: '', signOutTime: '' }
  const both = { signIn: true, signOut: true, onlineAttendance: false }
  const neither = { signIn: false, signOut: false, onlineAttendance: false }
  test.each([
    ['开放实训：待签到', { ...both, ...nothing }],
    ['开放实训：待签退', { ...both, isSignIn: true, isSignOut: false, signInTime: SIGNED, signOutTime: '' }],
    ['开放实训：已签退', { ...both, isSignIn: true, isSignOut: true, signInTime: SIGNED, signOutTime: SIGNED }],
    ['开放实训：无需签到', { ...neither, ...nothing }],
    ['线上晨会', { signIn: true, signOut: false, onlineAttendance: true, ...nothing }],
  ])('%s', async (name, said) => {
    expect(await read(await ofSecondClass(name))).toMatchObject(said)
  })
})

test('nobody leaves before they came, whatever two devices’ clocks say', async () => {
  const open = await ofSecondClass('开放实训：待签到')
  server.setNow(at('10:00:00'))
  expect(await codeOf(press(1, { ...open, signTime: at('09:30:00').toISOString() }))).toEqual(OK)
  expect(await codeOf(press(2, { ...open, signTime: at('09:00:00').toISOString() }))).toEqual(OK)
  expect(await read(open)).toMatchObject({ signInTime: '2026-11-20 09:30:00', signOutTime: '2026-11-20 09:30:00' })
})

test('without an activity it is the lesson that is held in the classroom now, next, or last', async () => {
  const lesson = async (clock: string) => {
    server.setNow(at(clock))
    return (await read({ classroomId: classroomId(17) })).activityId
  }
  expect(await lesson('08:10:00')).toBe(activityId(13))
  expect(await lesson('09:10:00')).toBe(activityId(14))
  expect(await lesson('12:10:00')).toBe(activityId(14))
})

test('ST-API-17 ST-CAPI-01 a student signs in and out, each in its hours; then they passed, and classmates’ rank knows', async () => {
  expect(await read()).toMatchObject({ isSignIn: false, result: '', signInClosed: 'notStarted' })
  expect(await codeOf(press(1))).toEqual([TOLD_CODES.signClosed, '尚未到签到时间'])
  server.setNow(at('18:40:00'))
  expect(await read()).toMatchObject({ signInClosed: '', signOutClosed: 'notStarted' })
  expect(await codeOf(press(1, { lat: 31.23, lon: 121.47 }))).toEqual(OK)
  expect(await read()).toMatchObject({
    isSignIn: true,
    signInTime: '2026-11-20 18:40:00',
    isSignOut: false,
    result: 'PASSED',
  })
  server.setNow(at('21:35:00'))
  expect(await codeOf(press(2))).toEqual(OK)
  expect(await read()).toMatchObject({ isSignOut: true, signOutTime: '2026-11-20 21:35:00' })
  const rows = await server.database.withTenant(
    TEST_TENANT,
    async (tx) => ({
      progress: await tx.select().from(memberProgress).where(eq(memberProgress.subjectId, EVENING.activityId)),
      signed: await tx.select().from(attendances).where(eq(attendances.activityId, EVENING.activityId)),
    }),
    SAMPLE_STUDENT.id,
  )
  expect(rows.progress.map(({ memberId }) => memberId)).toContain(sampleId(TEST_TENANT, 'enrolment', 1))
  expect(rows.signed).toMatchObject([{ latitude: 31.23, longitude: 121.47 }])
})

test('ST-PSIGN-07 nobody signs out who has not signed in, nor at an hour that is over', async () => {
  server.setNow(at('10:00:00', 22))
  expect(await read(LONG)).toMatchObject({ signOutClosed: 'notSignedIn' })
  expect(await codeOf(press(2, LONG))).toEqual([TOLD_CODES.signClosed, '请先签到'])
  server.setNow(at('11:30:01', 22))
  expect(await codeOf(press(1, LONG))).toEqual([TOLD_CODES.signClosed, '签到时间已过'])
})

test('ST-CAPI-02 a repeat is refused and the first time stays; of two at once one counts', async () => {
  server.setNow(at('09:00:00', 22))
  const both = await Promise.all([codeOf(press(1, SHORT)), codeOf(press(1, SHORT))])
  expect(both.sort()).toEqual([OK, REPEATED].sort())
  server.setNow(at('09:05:00', 22))
  expect(await codeOf(press(1, SHORT))).toEqual(REPEATED)
  expect(await read(SHORT)).toMatchObject({ signInTime: '2026-11-22 09:00:00' })
  expect(await codeOf(press(2, SHORT))).toEqual(OK)
  expect(await codeOf(press(2, SHORT))).toEqual(REPEATED)
})

test('the same press sent twice is one; sent late it counts as of then, and the log has both moments', async () => {
  const waited = { ...MORNING, signTime: at('09:10:00').toISOString() }
  const key = { [IDEMPOTENCY_KEY_HEADER]: 'a'.repeat(32) }
  server.setNow(at('23:50:00'))
  expect(await codeOf(press(1, MORNING))).toEqual([TOLD_CODES.signClosed, '签到时间已过'])
  expect(await codeOf(press(1, waited, key))).toEqual(OK)
  expect(await codeOf(press(1, waited, key))).toEqual(OK)
  expect(await read(MORNING)).toMatchObject({ signInTime: '2026-11-20 09:10:00' })
  expect(await eventsOf(server.database, TEST_TENANT, MORNING.activityId)).toMatchObject([
    {
      kind: 'attendance.signedIn',
      person: SAMPLE_STUDENT.id,
      time: at('23:50:00'),
      data: { pressed: at('09:10:00').toISOString() },
    },
  ])
})

test('where nobody signs in, nobody can; a classroom of another lesson is not found', async () => {
  const free = await ofSecondClass('开放实训：无需签到')
  expect(await read(free)).toMatchObject({ signIn: false, signOut: false, signInClosed: '', signInOpenTime: '' })
  for (const type of [1, 2] as const) {
    expect(await codeOf(press(type, free))).toEqual([TOLD_CODES.forbidden, '本课堂无需签到'])
  }
  const [code] = await codeOf(press(1, { classroomId: classroomId(17) }))
  expect(code).toBe(ERROR_CODES.notFound)
})

test('an online lesson is signed in to once, whatever content is open; its video is not learned by that', async () => {
  const online = await ofSecondClass('线上晨会')
  expect(await read(online)).toMatchObject({ onlineAttendance: true, signIn: true, signInTime: '' })
  expect(await codeOf(press(1, { ...online, classroomId: '' }))).toEqual(OK)
  expect(await codeOf(press(1, online))).toEqual(REPEATED)
  const course = { classId: online.classId, courseId: sampleId(TEST_TENANT, 'course', 21) }
  const tree = await server.call(getCourseTree, course, { token })
  const video = tree
    .flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms))
    .find((room) => room.classroomId === online.classroomId)
  expect(video).toMatchObject({ learnProcess: 0, isStudied: false })
})
