/** From which service status on a class opens to a learner, and from which its content. */
import { eq } from 'drizzle-orm'

import { getClassDetail } from '@campus/contracts/study-class'
import { getCourseTree } from '@campus/contracts/study-course'
import { queryActivityIdList } from '@campus/contracts/study-learning'

import { sampleId } from '../../sample/sample-id'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { classStudents } from './study.schema'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn()
})
afterAll(() => server.close())

const classId = sampleId(TEST_TENANT, 'class', 1)
const course = { classId, courseId: sampleId(TEST_TENANT, 'course', 11), studentId: '' }

async function enrolledAs(serviceStatus: number): Promise<void> {
  await server.database.asOwner((tx) =>
    tx
      .update(classStudents)
      .set({ serviceStatus })
      .where(eq(classStudents.id, sampleId(TEST_TENANT, 'enrolment', 1))),
  )
}

test.each([-1, 0])('at service status %p neither the class nor its content is found', async (status) => {
  await enrolledAs(status)
  expect(await server.refusal(getClassDetail, { classId }, { token })).toMatchObject({ code: 40400 })
  expect(await server.refusal(getCourseTree, course, { token })).toMatchObject({ code: 40400 })
  expect(await server.refusal(queryActivityIdList, { classId }, { token })).toMatchObject({ code: 40400 })
})

test('with a place, before reporting in, the class opens and its content does not', async () => {
  await enrolledAs(1)
  await expect(server.call(getClassDetail, { classId }, { token })).resolves.toMatchObject({ classStatus: 1 })
  expect(await server.refusal(getCourseTree, course, { token })).toMatchObject({ code: 40400 })
  expect(await server.refusal(queryActivityIdList, { classId }, { token })).toMatchObject({ code: 40400 })
})

test.each([2, 3])('after reporting in, at service status %p, both open', async (status) => {
  await enrolledAs(status)
  await expect(server.call(getClassDetail, { classId }, { token })).resolves.toMatchObject({ classStatus: 1 })
  await expect(server.call(getCourseTree, course, { token })).resolves.not.toEqual([])
  await expect(server.call(queryActivityIdList, { classId }, { token })).resolves.not.toEqual([])
})
