import { eq } from 'drizzle-orm'

import {
  queryStudentClassAndPeriodList,
  queryStudentClassAndPeriodListIgnoreTenant,
  queryTenantClassPeriodPage,
  updateEnrolState,
  type LearningCard,
} from '@campus/contracts/study'

import { users } from '../../platform/session/session.schema'
import { sampleId } from '../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { classStudents } from './study.schema'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

const stranger = { id: '2002', mobile: '13900000099' }

const list = async (): Promise<LearningCard[]> =>
  server.call(queryStudentClassAndPeriodList, { userId: SAMPLE_STUDENT.id }, { token })
const statusOf = async (tenantId: string, classId: string) => {
  const rows = await server.database.withTenant(
    tenantId,
    (tx) => tx.select().from(classStudents).where(eq(classStudents.classId, classId)),
    SAMPLE_STUDENT.id,
  )
  return rows[0]?.serviceStatus
}

describe('ST-API-32 the learner’s classes', () => {
  test('come with every field of the card, latest enrolment first', async () => {
    const cards = await list()
    const card = cards.find(({ classId }) => classId === sampleId('10001', 'class', 1))
    expect(card).toEqual({
      classId: sampleId('10001', 'class', 1),
      tenantId: '10001',
      classPeriodName: expect.stringContaining('电工'),
      className: '电工2班',
      productName: '电工（四级）技能提升班',
      teacherName: '周建明',
      serviceStatus: 2,
      teachingClassStatus: 1,
      periodTrainingStartTime: '2026-10-08 08:30:00',
      periodTrainingEndTime: '2026-12-26 18:00:00',
      trainingStartTime: '2026-10-11 09:00:00',
      trainingEndTime: '2026-12-16 17:30:00',
      teachingPlanCreatedTime: '2026-10-04 15:20:00',
      signUpTotal: expect.any(Number),
      classStudentTotal: expect.any(Number),
    })
  })

  test('ST-MINE-04 ST-MINE-06 show every service status, and more than a page in two of them', async () => {
    const cards = await list()
    const inStatus = (status: number) => cards.filter(({ serviceStatus }) => serviceStatus === status).length
    expect([-1, 0, 1, 2, 3].map(inStatus)).toEqual([1, 2, 2, 7, 5])
  })

  test('ST-MINE-09 one not yet placed has neither class name nor teacher', async () => {
    const waiting = (await list()).filter(({ serviceStatus }) => serviceStatus < 1)
    expect(waiting.map(({ className, teacherName }) => className + teacherName)).toEqual(['', '', ''])
  })

  test('ST-GEN-04 the person is the session’s, whatever userId is sent', async () => {
    await server.database.withTenant('10001', (tx) => tx.insert(users).values(stranger))
    const own = await list()
    expect(await server.call(queryStudentClassAndPeriodList, { userId: stranger.id }, { token })).toEqual(own)
    expect(await server.call(queryStudentClassAndPeriodList, {}, { token })).toEqual(own)
  })

  test('API-68 need a session', async () => {
    expect(await server.refusal(queryStudentClassAndPeriodList, {})).toMatchObject({ status: 200, code: 40001 })
  })
})

describe('ST-MINE-22 the list across schools', () => {
  const everywhere = (tenantId: string, withToken: string) =>
    server.call(queryStudentClassAndPeriodListIgnoreTenant, {}, { tenantId, token: withToken })

  test('is answered on a partner’s site, for the mobile the person proved at each school', async () => {
    const cards = await everywhere('20001', await server.signInByCode('20001'))
    expect(new Set(cards.map(({ tenantId }) => tenantId))).toEqual(
      new Set(['10001', '10002', '20001', '20002', '20003']),
    )
    expect(cards.filter(({ tenantId }) => tenantId === '10001')).toHaveLength(17)
    // Of one school as that school lists them, and of all in one order.
    const own = (await list()).map(({ classId }) => classId)
    expect(cards.filter(({ tenantId }) => tenantId === '10001').map(({ classId }) => classId)).toEqual(own)
    expect(cards.slice(0, 5).map(({ tenantId }) => tenantId)).not.toEqual(Array(5).fill('10001'))
  })

  test('stays the school’s own on an ordinary site, where a brand’s flag may be on by address', async () => {
    const cards = await everywhere('10001', token)
    expect(new Set(cards.map(({ tenantId }) => tenantId))).toEqual(new Set(['10001']))
  })

  test('is refused to visitors and to the token of another school', async () => {
    expect(await server.refusal(queryStudentClassAndPeriodListIgnoreTenant, {}, { tenantId: '20001' })).toMatchObject({
      code: 40001,
    })
    expect(
      await server.refusal(queryStudentClassAndPeriodListIgnoreTenant, {}, { tenantId: '20001', token }),
    ).toMatchObject({ code: 40001 })
  })

  test('shows nobody else’s classes, not even under the same user id at another school', async () => {
    const other = await openTestServer()
    // At 10002 the user id of the sample student now belongs to somebody with another number.
    await other.database.withTenant('10002', (tx) =>
      tx.update(users).set({ mobile: '13900000077' }).where(eq(users.id, SAMPLE_STUDENT.id)),
    )
    const cards = await other.call(
      queryStudentClassAndPeriodListIgnoreTenant,
      {},
      { tenantId: '20001', token: await other.signInByCode('20001') },
    )
    expect(cards.filter(({ tenantId }) => tenantId === '10002')).toEqual([])
    await other.close()
  })
})

describe('ST-API-33 the learner’s class periods', () => {
  const page = (classPeriodType: number, current = 1) =>
    server.call(
      queryTenantClassPeriodPage,
      { current, size: 8, extra: {}, model: { classPeriodType, userId: stranger.id } },
      { token },
    )

  test('ST-MINE-07 eight a page, of one type', async () => {
    const [first, second] = [await page(1), await page(1, 2)]
    expect([first.total, first.pages, first.records.length, second.records.length]).toEqual([12, 2, 8, 4])
    expect([(await page(2)).total, (await page(3)).total, (await page(4)).total]).toEqual([3, 1, 1])
    expect(new Set([...first.records, ...second.records].map(({ classId }) => classId)).size).toBe(12)
  })

  test('of no other type, and not for visitors', async () => {
    expect(
      await server.refusal(queryTenantClassPeriodPage, { model: { classPeriodType: 5 } }, { token }),
    ).toMatchObject({ status: 400, field: 'model.classPeriodType' })
    expect(await server.refusal(queryTenantClassPeriodPage, { model: { classPeriodType: 1 } })).toMatchObject({
      code: 40001,
    })
  })
})

describe('ST-API-34 reporting in', () => {
  const reportIn = (
    classId: string,
    options: { tenantId?: string; token?: string; headers?: Record<string, string> } = { token },
  ) => server.call(updateEnrolState, { classId, userId: stranger.id }, options)

  test('moves 1 to 2 once; repeating it, also at the same moment, is harmless', async () => {
    const classId = sampleId('10001', 'class', 8)
    expect(await statusOf('10001', classId)).toBe(1)
    await Promise.all([reportIn(classId), reportIn(classId), reportIn(classId)])
    await reportIn(classId)
    expect(await statusOf('10001', classId)).toBe(2)
  })

  test.each([
    [1, 2],
    [10, 0],
    [12, -1],
    [13, 3],
  ])('leaves class %i in status %i', async (number, status) => {
    const classId = sampleId('10001', 'class', number)
    await reportIn(classId)
    expect(await statusOf('10001', classId)).toBe(status)
  })

  test('of another learner or another school is not found and changes nothing', async () => {
    const classId = sampleId('10001', 'class', 9)
    await server.database.withTenant(
      '10001',
      (tx) => tx.delete(classStudents).where(eq(classStudents.classId, classId)),
      SAMPLE_STUDENT.id,
    )
    await server.database.withTenant(
      '10001',
      (tx) => tx.insert(classStudents).values({ id: 'other', classId, serviceStatus: 1, createdTime: TEST_NOW }),
      stranger.id,
    )
    expect(await server.refusal(updateEnrolState, { classId }, { token })).toMatchObject({ code: 40400 })
    expect(await server.refusal(updateEnrolState, { classId: sampleId('10002', 'class', 8) }, { token })).toMatchObject(
      { code: 40400 },
    )
    expect(await statusOf('10002', sampleId('10002', 'class', 8))).toBe(1)
    expect(await server.refusal(updateEnrolState, { classId })).toMatchObject({ code: 40001 })
  })

  test('ST-MINE-21 on a partner’s site reaches the own class at another school', async () => {
    await reportIn(sampleId('10002', 'class', 8), {
      tenantId: '20001',
      token: await server.signInByCode('20001'),
      headers: { schoolid: '10002' },
    })
    expect(await statusOf('10002', sampleId('10002', 'class', 8))).toBe(2)
  })
})
