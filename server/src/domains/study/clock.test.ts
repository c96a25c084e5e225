/** Classes, lessons and live lessons are what the clock says, whatever was stored when they were planned. */
import { queryStudentClassAndPeriodList } from '@campus/contracts/study'
import { queryTodayActivity } from '@campus/contracts/study-activity'
import { getClassDetail, queryLearningLeads } from '@campus/contracts/study-class'
import { getCourseTree } from '@campus/contracts/study-course'

import { sampleId } from '../../sample/sample-id'
import { SAMPLE_STUDENT } from '../../sample/sample-student'
import { openTestServer, TEST_TENANT, type TestServer } from '../../testing/test-server'
import { admitToClass } from './seats'

const at = (time: string): Date => new Date(`${time}+08:00`)

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Signs in at a moment: a session of an earlier day has ended. */
async function from(time: string): Promise<void> {
  server.setNow(at(time))
  token = await server.signIn()
}

describe('a class that is stored as not started, from 29 November to 28 January', () => {
  const classId = sampleId(TEST_TENANT, 'class', 5)

  test.each([
    ['2026-11-29T08:59:59', 0, ''],
    ['2026-11-29T09:00:00', 1, '2026-11-29 09:00:00'],
    ['2027-01-28T17:30:01', 2, '2026-11-29 09:00:00'],
  ])('at %s has the state %i on its card and on its page', async (time, status, opened) => {
    await from(time)
    const cards = await server.call(queryStudentClassAndPeriodList, {}, { token })
    expect(cards.find((card) => card.classId === classId)?.teachingClassStatus).toBe(status)
    const detail = await server.call(getClassDetail, { classId }, { token })
    expect(detail).toMatchObject({ classStatus: status, statusTime: opened })
  })

  test('admits nobody when it is over', async () => {
    const now = at('2027-01-28T17:30:01')
    const admitted = await server.database.withTenant(
      TEST_TENANT,
      (tx) => admitToClass({ tx, now }, { userId: SAMPLE_STUDENT.id, classId, by: 'operator' }),
      SAMPLE_STUDENT.id,
    )
    expect(admitted).toBe('finished')
  })
})

describe('the evening lesson of a class, from 19:00 to 21:30', () => {
  const classId = sampleId(TEST_TENANT, 'class', 1)
  const courseId = sampleId(TEST_TENANT, 'course', 11)

  async function seen() {
    const { activityResultVOList: today } = await server.call(queryTodayActivity, { classId }, { token })
    const chapters = await server.call(getCourseTree, { courseId, classId }, { token })
    const rooms = chapters.flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms))
    const named = (name: string) => rooms.find((room) => room.name === name)
    const [lesson] = named('面授：综合实训')?.lessons ?? []
    const [lead] = await server.call(queryLearningLeads, { classes: [{ classId, schoolId: TEST_TENANT }] }, { token })
    return {
      card: today.find(({ activityName }) => activityName === '面授：综合实训')?.isUnderWay,
      line: [lesson?.isUnderWay, lesson?.isOver],
      live: named('直播：今晚答疑')?.courseLiveClassroomResultVO,
      lead,
    }
  }

  test.each([
    ['18:59:59', false, [false, false]],
    ['19:00:00', true, [true, false]],
    ['21:29:59', true, [true, false]],
    ['21:30:00', false, [false, true]],
  ])('at %s goes on: %p', async (clock, isUnderWay, line) => {
    await from(`2026-11-20T${clock}`)
    expect(await seen()).toMatchObject({ card: isUnderWay, line })
  })

  test.each([
    ['04:20:00', { liveStatus: 0, isOver: false }],
    ['19:30:00', { liveStatus: 1, isOver: false }],
    ['21:00:01', { liveStatus: 2, isOver: true }],
  ])('a live lesson stored as live is at %s what its hours say', async (clock, live) => {
    await from(`2026-11-20T${clock}`)
    expect((await seen()).live).toMatchObject(live)
  })

  test('what a card calls next is not over', async () => {
    for (const clock of ['07:00:00', '12:00:00', '20:00:00', '23:00:00']) {
      await from(`2026-11-20T${clock}`)
      const { lead } = await seen()
      expect(lead?.nextActivityName).not.toBe('')
      // An online activity has the whole of its last day.
      const end = lead?.nextEndTime.endsWith('23:59:00') ? '2026-11-20 23:59:59' : (lead?.nextEndTime ?? '')
      expect(end > `2026-11-20 ${clock}`).toBe(true)
    }
  })
})
