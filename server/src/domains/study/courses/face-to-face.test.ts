/** Lessons on the spot: each is its own, in the class whose activity it is. */
import { eq } from 'drizzle-orm'

import { getAttendance, getOfflineClassroomDetail } from '@campus/contracts/study-attendance'
import { CLASSROOM, getCourseTree, getStudentCourseSituation } from '@campus/contracts/study-course'
import { getActivityContent } from '@campus/contracts/study-learning'

import { sampleId } from '../../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../../sample/sample-student'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, TEST_TENANT, type TestServer } from '../../../testing/test-server'
import { activityContents, classActivities } from '../activities/activity.schema'
import { attendances, learningRecords } from '../learning/learning.schema'
import { withProgress } from './course-progress'
import { classrooms } from './course.schema'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('a classroom with several lessons, two of them on one day', () => {
  const classId = sampleId(TEST_TENANT, 'class', 1)
  const courseId = sampleId(TEST_TENANT, 'course', 11)
  const classroomId = sampleId(TEST_TENANT, 'classroom', 17)
  const lesson = (number: number) => sampleId(TEST_TENANT, 'activity', number)
  const [BRIEFING, MORNING] = [13, 14]
  let token: string
  beforeAll(async () => {
    token = await server.signIn()
  })

  async function roomOfCourse(id: string) {
    const chapters = await server.call(getCourseTree, { courseId, classId }, { token })
    const rooms = chapters.flatMap(({ nodes }) => nodes.flatMap(({ classrooms: inNode }) => inNode))
    const found = rooms.find((room) => room.classroomId === id)
    if (found === undefined) throw new Error(`the course has no classroom ${id}`)
    return found
  }

  test('has each with its name, its hours, and whether it was attended', async () => {
    const { lessons, userStudyCourseDetailResultVO: studied } = await roomOfCourse(classroomId)
    const told = lessons.map((one) => [one.activityName, one.classStartTime, one.classEndTime, one.isAttended])
    expect(told).toEqual([
      ['基本功复训', '2026-11-08 09:00:00', '2026-11-08 11:30:00', true],
      ['面授：基本功', '2026-11-14 09:00:00', '2026-11-14 11:30:00', true],
      ['安全交底', '2026-11-20 08:00:00', '2026-11-20 08:45:00', true],
      ['班组早课', '2026-11-20 09:00:00', '2026-11-20 11:30:00', false],
    ])
    expect(lessons[3]).toMatchObject({ activityId: lesson(MORNING), isOver: true, position: '实训楼 2 层 203 室' })
    expect(studied).toMatchObject({ numStatus: 0, faceTeachingNumber: 4, finishFaceTeachingNumber: 3 })
  })

  test('shows when the class meets there next, as the activity says', async () => {
    const evening = { classStartTime: '2026-11-20 19:00:00', classEndTime: '2026-11-20 21:30:00' }
    const room = await roomOfCourse(sampleId(TEST_TENANT, 'classroom', 18))
    expect(room.offlineClassroomResultVO).toMatchObject(evening)
    const place = { classroomId: room.classroomId, classId }
    expect(await server.call(getAttendance, place, { token })).toMatchObject(evening)
  })

  test.each([
    [BRIEFING, '安全交底', '2026-11-20 08:00:00'],
    [MORNING, '班组早课', '2026-11-20 09:00:00'],
  ])('lesson %i is %s on its own page, whatever else is held there', async (number, activityName, classStartTime) => {
    const asked = { classroomId, classId, activityId: lesson(number) }
    expect(await server.call(getOfflineClassroomDetail, asked, { token })).toMatchObject({ activityName })
    expect(await server.call(getAttendance, asked, { token })).toMatchObject({ classStartTime })
  })

  test('without a lesson in the address both say the same one', async () => {
    const asked = { classroomId, classId }
    const [detail, attendance] = [
      await server.call(getOfflineClassroomDetail, asked, { token }),
      await server.call(getAttendance, asked, { token }),
    ]
    expect([detail.activityName, attendance.classStartTime]).toEqual(['班组早课', '2026-11-20 09:00:00'])
  })

  test('is done in the lesson that was attended, and not in the other', async () => {
    const progressIn = async (number: number) => {
      const { activityContentResultVOS: contents } = await server.call(
        getActivityContent,
        { classId, activityId: lesson(number) },
        { token },
      )
      return contents.map(({ learningProgress }) => learningProgress)
    }
    expect([await progressIn(BRIEFING), await progressIn(MORNING)]).toEqual([[100], [0]])
  })
})

test('who has finished what they studied last is told where to go on', async () => {
  const [classId, courseId] = [sampleId(TEST_TENANT, 'class', 1), sampleId(TEST_TENANT, 'course', 11)]
  const first = sampleId(TEST_TENANT, 'classroom', 4)
  const situation = await server.database
    .withTenant(
      TEST_TENANT,
      async (tx) => {
        await tx.update(learningRecords).set({ progress: 100 }).where(eq(learningRecords.classroomId, first))
      },
      SAMPLE_STUDENT.id,
    )
    .then(async () => server.call(getStudentCourseSituation, { courseId, classId }, { token: await server.signIn() }))
  expect(situation.lastClassroomId).toBe(first)
  const next = situation.nextClassroomResultVO
  expect(next).toMatchObject({ name: expect.any(String), mustLearn: 1 })
  expect(next?.userStudyCourseDetailResultVO?.numStatus).toBe(0)
})

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
      const content = { activityId: activity.id, classroomId: room.id, position: 1 }
      await tx.insert(activityContents).values({ ...content, id: 'on-the-spot' })
      const attended = { activityId: activity.id, classroomId: room.id, signInTime: TEST_NOW }
      await tx.insert(attendances).values({ ...attended, id: 'on-the-spot' })
      const of = async (classId: string) =>
        (await withProgress({ tx, now: TEST_NOW }, classId, [room])).map(({ isFinished }) => isFinished)
      return [await of(own), await of(other)]
    },
    SAMPLE_STUDENT.id,
  )
  expect(done).toEqual([[true], [false]])
})
