/** Signing in to a lesson on the spot counts in the class whose activity it is. */
import { eq } from 'drizzle-orm'

import { CLASSROOM } from '@campus/contracts/study-course'

import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { classActivities } from '../activities/activity.schema'
import { attendances, learningRecords } from '../learning/learning.schema'
import { withProgress } from './course-progress'
import { classrooms } from './course.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('of classes with a lesson in common, who signed in to it in one has not done it in the other', async () => {
  const [own, other] = [sampleId(TEST_TENANT, 'class', 7), sampleId(TEST_TENANT, 'class', 1)]
  const done = await server.database.withTenant(
    TEST_TENANT,
    async (tx) => {
      const [room] = await tx.select().from(classrooms).where(eq(classrooms.type, CLASSROOM.faceToFace)).limit(1)
      if (room === undefined) throw new Error('no course has a lesson on the spot')
      await tx.delete(attendances).where(eq(attendances.classroomId, room.id))
      await tx.delete(learningRecords).where(eq(learningRecords.classroomId, room.id))
      const { courseId } = room
      const activity = { id: 'on-the-spot', classId: own, courseId, name: '实训', onlineType: 2 }
      await tx.insert(classActivities).values({ ...activity, startTime: TEST_NOW, endTime: TEST_NOW })
      const attended = { activityId: activity.id, classroomId: room.id, signInTime: TEST_NOW }
      await tx.insert(attendances).values({ ...attended, id: 'on-the-spot' })
      const of = async (classId: string) =>
        (await withProgress(tx, classId, [room])).map(({ isFinished }) => isFinished)
      return [await of(own), await of(other)]
    },
    SAMPLE_STUDENT.id,
  )
  expect(done).toEqual([[true], [false]])
})
