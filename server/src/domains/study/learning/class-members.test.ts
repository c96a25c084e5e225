/** Who has a place in a class is one of its members, however they came by it. */
import { eq } from 'drizzle-orm'

import { login, updateStudent } from '@campus/contracts/sign-in'
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { queryDutyCount } from '@campus/contracts/study-activity'
import { queryClassStudentList } from '@campus/contracts/study-class'

import { sampleId } from '../../../sample/sample-id'
import { importFolder } from '../../../site/operator/import/import-folder'
import { importContext } from '../../../testing/test-import'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { classStudents } from '../study.schema'
import { memberProgress } from './learning.schema'

const classId = sampleId(TEST_TENANT, 'class', 1)
const PERSON = { mobile: '13900000009', password: 'campus-zz1' }

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  const texts = {
    learners: `id,mobile,realName,passwordHash\nzz1,${PERSON.mobile},周小北,${PERSON.password}\n`,
    'class-learners': `id,userId,classId,serviceStatus,createdTime\nzc1,zz1,${classId},2,2026-01-01T08:00+08:00\n`,
  }
  const files = Object.entries(texts).map(([name, text]) => ({ path: `${TEST_TENANT}/${name}.csv`, text }))
  expect((await importFolder(importContext(server), { files, pictures: [] }, { dryRun: false })).faults).toEqual([])
  const signIn = { grantType: 'PASSWORD', terminalType: 'ALL_USER', bizType: 'P_MINI', tenantId: TEST_TENANT } as const
  token = (await server.call(login, { ...signIn, username: PERSON.mobile, password: PERSON.password })).token
})
afterAll(() => server.close())

const members = async () => server.call(queryClassStudentList, { classId }, { token: await server.signIn() })
const own = async () => (await members()).find(({ studentId }) => studentId === 'zc1')

test('an imported learner is in the list, in its count and in the rank', async () => {
  expect(await members()).toHaveLength(14)
  expect(await own()).toEqual({ studentId: 'zc1', studentName: '周小北', studentHeadUrl: '' })
  const cards = await server.call(queryStudentClassAndPeriodList, {}, { token })
  expect(cards.map((card) => [card.classId, card.classStudentTotal])).toEqual([[classId, 14]])
  const week = {
    evaluateType: 'WEEK',
    beginDateTime: '2026-11-15 00:00:00',
    endDateTime: '2026-11-21 23:59:59',
  } as const
  expect(await server.call(queryDutyCount, { classId, ...week }, { token })).toMatchObject({
    rankIndex: expect.any(Number),
    rankTotal: 14,
  })
})

test('classmates see the name that a learner has now', async () => {
  await server.call(updateStudent, { id: 'zz1', realName: '周小南' }, { token })
  expect(await own()).toMatchObject({ studentName: '周小南' })
})

test('who has no place any more is in no list', async () => {
  await server.database.asOwner((tx) =>
    tx.update(classStudents).set({ serviceStatus: 0 }).where(eq(classStudents.id, 'zc1')),
  )
  expect(await members()).toHaveLength(13)
  const left = eq(memberProgress.memberId, 'zc1')
  expect(await server.database.asOwner((tx) => tx.$count(memberProgress, left))).toBe(0)
})
