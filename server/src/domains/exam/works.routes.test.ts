import { eq } from 'drizzle-orm'

import {
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getTestByWorkId,
  getXsktHomeworkByWorkId,
  getXsktTestByWorkId,
  queryWorkLogs,
  startHomework,
} from '@campus/contracts/exam'
import { unitOf } from '@campus/contracts/exam-paper'

import { users } from '../../platform/session/session.schema'
import { sampleId } from '../../sample/sample-id'
import { firstClassId, SAMPLE_STUDENT } from '../../sample/sample-student'
import { TEST_NOW } from '../../testing/test-clock'
import { openTestServer, type TestServer } from '../../testing/test-server'
import { classStudents } from '../study/study.schema'
import { attempts } from './attempts/attempt.schema'

let server: TestServer
let signedIn: { token: string }
beforeAll(async () => {
  server = await openTestServer()
  signedIn = { token: await server.signIn() }
})
afterAll(() => server.close())

const classId = firstClassId('10001')
const classroom = (number: number) => sampleId('10001', 'classroom', number)
const homework = (number: number) => sampleId('10001', 'homework', number)

test('EX-API-01 the homework of a classroom', async () => {
  expect(
    await server.call(
      getStudentWorkDetail,
      { classId, classroomId: classroom(1), studentId: 'someone', courseId: '' },
      signedIn,
    ),
  ).toEqual({ id: homework(1) })
  expect(await server.refusal(getStudentWorkDetail, { classId, classroomId: 'unknown' }, signedIn)).toMatchObject({
    code: 40400,
  })
})

test('EX-API-02 EX-HW-02 EX-HW-03 title and requirements, with a list and a picture; an empty description is empty', async () => {
  const read = async (workId: string) => unitOf(await server.call(getHomeworkByWorkId, { workId }, signedIn))
  const { title, description } = await read(homework(1))
  expect(title).toBe('电工实操作业：配电箱安装与故障排查')
  expect(description).toMatch(/<img src="\/media\/10001\/.*<ol><li>/s)
  expect((await read(homework(3))).description).toBe('')
})

test('EX-API-02 EX-API-10 EX-API-22 xskt work comes by its own call, in its own field', async () => {
  for (const [call, own, workId] of [
    [getXsktHomeworkByWorkId, getHomeworkByWorkId, homework(4)],
    [getXsktTestByWorkId, getTestByWorkId, sampleId('10001', 'test', 4)],
  ] as const) {
    const paper = await server.call(call, { workId }, signedIn)
    expect(paper.questionUnitCAResultVO).toBeNull()
    expect(paper.xiongsongQuestionUnitCAResultVO?.title).toMatch(/^外部练习/)
    expect(await server.refusal(own, { workId }, signedIn)).toMatchObject({ code: 40400 })
  }
  expect(await server.refusal(getXsktHomeworkByWorkId, { workId: homework(1) }, signedIn)).toMatchObject({
    code: 40400,
  })
})

test('EX-API-03 EX-HW-06 EX-HW-07 submitted attempts, newest first, as pending and marked', async () => {
  const logs = await server.call(queryWorkLogs, { studentWorkMasterId: homework(1) }, signedIn)
  expect(logs.map(({ createdTime, status }) => [createdTime, status])).toEqual([
    ['2026-11-19 19:12:00', 1],
    ['2026-11-14 19:19:00', 2],
    ['2026-11-07 19:26:00', 2],
  ])
  expect(await server.call(queryWorkLogs, { studentWorkMasterId: homework(3) }, signedIn)).toEqual([])
})

describe('EX-API-04 EX-HW-05 starting', () => {
  const open = () => server.call(startHomework, { id: homework(2) }, signedIn)

  test('twice, or at the same moment, continues the one open attempt', async () => {
    const first = await open()
    expect(new Set([first, ...(await Promise.all([open(), open(), open()]))]).size).toBe(1)
  })

  test('an open attempt is not in the list; a finished one lets another start', async () => {
    const first = await open()
    const logs = await server.call(queryWorkLogs, { studentWorkMasterId: homework(2) }, signedIn)
    expect(logs.map(({ id }) => id)).not.toContain(first)
    await server.database.withTenant(
      '10001',
      (tx) => tx.update(attempts).set({ status: 1 }).where(eq(attempts.id, first)),
      SAMPLE_STUDENT.id,
    )
    expect(await open()).not.toBe(first)
  })
})

describe('homework of a class one is not in', () => {
  const calls = () =>
    [
      server.refusal(getStudentWorkDetail, { classId, classroomId: classroom(1) }, signedIn),
      server.refusal(getHomeworkByWorkId, { workId: homework(1) }, signedIn),
      server.refusal(getXsktHomeworkByWorkId, { workId: homework(1) }, signedIn),
      server.refusal(queryWorkLogs, { studentWorkMasterId: homework(1) }, signedIn),
      server.refusal(startHomework, { id: homework(1) }, signedIn),
    ] as const
  const setStatus = (serviceStatus: number) =>
    server.database.withTenant(
      '10001',
      (tx) => tx.update(classStudents).set({ serviceStatus }).where(eq(classStudents.classId, classId)),
      SAMPLE_STUDENT.id,
    )

  test('and of one not yet reported in to, is not found', async () => {
    await setStatus(1)
    for (const refusal of await Promise.all(calls())) expect(refusal).toMatchObject({ code: 40400 })
    await setStatus(2)
  })

  test('another learner’s attempts are not in the list', async () => {
    await server.database.withTenant(
      '10001',
      async (tx) => {
        await tx.insert(users).values({ id: '2003', mobile: '13900000098' })
        await tx.insert(attempts).values({ id: 'other', workId: homework(1), status: 2, createdTime: TEST_NOW })
      },
      '2003',
    )
    const logs = await server.call(queryWorkLogs, { studentWorkMasterId: homework(1) }, signedIn)
    expect(logs.map(({ id }) => id)).not.toContain('other')
  })

  test('API-68 visitors are sent to sign in', async () => {
    expect(await server.refusal(getHomeworkByWorkId, { workId: homework(1) })).toMatchObject({ code: 40001 })
    expect(await server.refusal(startHomework, { id: homework(1) })).toMatchObject({ code: 40001 })
  })
})
