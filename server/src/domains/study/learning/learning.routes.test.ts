import { queryClassStudentList } from '@campus/contracts/study-class'
import {
  CLASSROOM,
  getCourseDetail,
  getCourseName,
  getCourseTree,
  getLearningStatistics,
  getStudentCourseSituation,
  queryClassroomChapters,
  queryCoursewareTypeChapters,
} from '@campus/contracts/study-course'
import {
  getClassroomDetail,
  getLearningRecord,
  getPreviewDetail,
  saveClassroomRecord,
  saveLearningRecord,
} from '@campus/contracts/study-learning'

import { sampleId } from '../../../sample/sample-id'
import { TEST_NOW } from '../../../testing/test-clock'
import { openTestServer, type TestServer } from '../../../testing/test-server'

const SCHOOL = '10001'
const classId = sampleId(SCHOOL, 'class', 1)
const courseId = sampleId(SCHOOL, 'course', 11)
const course = { classId, courseId, studentId: '' }
const room = (number: number) => ({ ...course, classroomId: sampleId(SCHOOL, 'classroom', number) })
/** A video of 60 seconds that nobody has opened. */
const otherCourse = sampleId(SCHOOL, 'course', 14)
const fresh = { classId, courseId: otherCourse, studentId: '', classroomId: sampleId(SCHOOL, 'classroom', 50) }

const VIEWER = 'https://viewer.example/open?src={url}'

let server: TestServer
let token: string
let seconds = 0
beforeAll(async () => {
  server = await openTestServer({ environment: { DOCUMENT_VIEWER_URL: VIEWER } })
  token = await server.signIn()
})
afterAll(() => server.close())

/** The server's clock goes on. */
function wait(more: number): number {
  seconds += more
  const now = TEST_NOW.getTime() + seconds * 1000
  server.setNow(new Date(now))
  return now
}
const instant = (ms: number): string => new Date(ms).toISOString()

describe('a course', () => {
  test('ST-CAPI-09 ST-CAPI-23 its tree has chapters, sections and classrooms with the learner’s progress', async () => {
    const tree = await server.call(getCourseTree, course, { token })
    expect(tree.map(({ chapterName }) => chapterName)).toHaveLength(3)
    expect(tree[0]?.nodes[0]?.classrooms[0]).toMatchObject({
      classroomType: 1,
      mustLearn: 1,
      classroomDuration: 60_000,
      learnProcess: 60,
      learningDuration: 36_000,
      isStudied: true,
    })
    const rooms = tree.flatMap(({ nodes }) => nodes.flatMap(({ classrooms }) => classrooms))
    expect(rooms.find(({ classroomType }) => classroomType === 11)?.offlineClassroomResultVO).toMatchObject({
      position: '实训楼 2 层 203 室',
    })
    expect(rooms.find(({ classroomType }) => classroomType === 10)?.courseLiveClassroomResultVO).toMatchObject({
      liveStatus: 0,
    })
  })

  test('ST-CAPI-10 its name is its own, where its introduction is not needed', async () => {
    const { courseName } = await server.call(getCourseDetail, course, { token })
    expect(await server.call(getCourseName, course, { token })).toBe(courseName)
    expect(courseName).not.toBe('')
  })

  test('ST-CAPI-18 its chapters come without the learner’s progress when the class is ignored', async () => {
    const progressOf = async (ignoreClass: boolean) => {
      const [first] = await server.call(queryClassroomChapters, { ...course, ignoreClass }, { token })
      return first?.nodes[0]?.classrooms[0]?.learnProcess
    }
    expect([await progressOf(false), await progressOf(true)]).toEqual([60, 0])
  })

  test('ST-CAPI-21 its chapters are grouped by courseware type', async () => {
    const { coursewareTypeChapterMap: lists } = await server.call(queryCoursewareTypeChapters, course, { token })
    expect(Object.keys(lists).sort()).toEqual([
      'ALL',
      'EE_LIVE_LECTURES',
      'E_WORDS_MATERIALS',
      'OFFLINE_FACE2FACE_TEACHING',
      'ONLINE_HOMEWORK',
      'ONLINE_TEST',
      'ONLINE_VIDEO_TEACHING',
    ])
  })

  test('ST-CAPI-17 ST-CAPI-19 its introduction, its teachers, and who learns it too', async () => {
    const { introduceDetailList } = await server.call(getCourseDetail, { courseId }, { token })
    expect(introduceDetailList.map(({ introduceType }) => introduceType).sort()).toEqual([0, 1, 3, 4])
    expect(introduceDetailList.find(({ introduceType }) => introduceType === 1)?.teachers[0]).toMatchObject({
      teacherName: '周建明',
      roleCode: 't_kcls',
    })
    const classmates = await server.call(queryClassStudentList, { classId }, { token })
    expect(classmates).toHaveLength(13)
  })

  test('ST-COURSE-36 its type, content and address come along', async () => {
    const { courseType, courseContent, learningUrl } = await server.call(getCourseDetail, { courseId }, { token })
    expect({ courseType, courseContent, learningUrl }).toEqual({ courseType: 0, courseContent: '{}', learningUrl: '' })
  })

  test('ST-CAPI-20 ST-CAPI-22 situation and statistics count what is done', async () => {
    const situation = await server.call(getStudentCourseSituation, course, { token })
    expect(situation).toMatchObject({ lastClassroomId: room(4).classroomId, finishUserCount: 9 })
    // Its film is not finished: that is where to go on.
    expect(situation.nextClassroomResultVO).toBeNull()
    expect(situation.finishClassroomTotal).toBeGreaterThanOrEqual(2)
    const statistics = await server.call(getLearningStatistics, { ...course, evaluateType: 'ACTIVITY' }, { token })
    expect(statistics).toEqual({
      needLearnNumber: 20,
      finishNeedLearnNumber: 6,
      studyTime: 240_000,
      finishStudyTime: 213_000,
      homeworkNumber: 4,
      finishHomeworkNumber: 3,
      testNumber: 4,
      finishTestNumber: 2,
      faceTeachingNumber: 5,
      finishFaceTeachingNumber: 3,
      videoNumber: 3,
    })
  })

  test('CX-GEN-07 a class or course that is not the learner’s is not found', async () => {
    for (const wrong of [
      { ...course, classId: sampleId(SCHOOL, 'class', 12) },
      { ...course, courseId: 'nothing' },
      { ...course, courseId: sampleId(SCHOOL, 'course', 21) },
    ]) {
      await expect(server.call(getCourseTree, wrong, { token })).rejects.toMatchObject({ code: 40400 })
    }
  })
})

describe('a classroom', () => {
  test('ST-CAPI-06 ST-CAPI-07 shows its content; a preview has no progress', async () => {
    const asked = { classroomId: room(4).classroomId }
    const detail = await server.call(getClassroomDetail, asked, { token })
    expect(JSON.parse(detail.classroomContent)).toEqual({
      pageData: [{ type: 'video', url: '/media/10001/lesson/SD.m3u8' }],
    })
    expect([detail.transCodeVideoList.length, detail.captions.length, detail.learningDuration]).toEqual([4, 2, 36_000])
    expect((await server.call(getPreviewDetail, asked, { token })).learningDuration).toBe(0)
  })

  test('ST-CAPI-06 ST-PLAY-15 pictures come in their order, each with its address and what it shows', async () => {
    const { materialRelations } = await server.call(getClassroomDetail, { classroomId: room(8).classroomId }, { token })
    expect(materialRelations).toHaveLength(3)
    expect(materialRelations[0]).toEqual({
      materialResultVO: { name: '图1', storageUrl: expect.stringContaining('/media/10001/'), content: '' },
      materialDescribe: '作业前的准备',
    })
  })

  test('ST-PLAY-13 a document comes with the operator’s viewer, and nothing else does', async () => {
    const rooms = (await server.call(getCourseTree, course, { token })).flatMap(({ nodes }) =>
      nodes.flatMap(({ classrooms }) => classrooms),
    )
    const details = await Promise.all(
      rooms.flatMap(({ classroomId }) => [
        server.call(getClassroomDetail, { classroomId }, { token }),
        server.call(getPreviewDetail, { classroomId }, { token }),
      ]),
    )
    const withViewer = details.filter(({ documentViewerUrl }) => documentViewerUrl === VIEWER)
    expect(new Set(withViewer.map(({ classroomType }) => classroomType))).toEqual(new Set([CLASSROOM.document]))
    expect(withViewer).toHaveLength(details.filter(({ classroomType }) => classroomType === CLASSROOM.document).length)
  })

  test('ST-CAPI-08 has no record before it is opened', async () => {
    expect(await server.call(getLearningRecord, fresh, { token })).toEqual({
      learningDuration: 0,
      learnProcess: 0,
      watched: [],
    })
  })

  test('ST-CAPI-04 ST-PLAY-33 what was watched counts up to the time since the opening × 2, the rest when time allows', async () => {
    wait(0)
    await server.call(saveClassroomRecord, fresh, { token })
    const now = wait(5)
    const save = (ms: number, watched: [number, number][]) =>
      server.call(
        saveLearningRecord,
        { ...fresh, learningDuration: ms, lastStudyTime: instant(now), watched },
        { token },
      )
    expect((await save(30_000, [[0, 30_000]])).watched).toEqual([[0, 10_000]])
    wait(10)
    const later = await server.call(
      saveLearningRecord,
      { ...fresh, learningDuration: 30_000, lastStudyTime: instant(wait(0)), watched: [[0, 30_000]] },
      { token },
    )
    expect(later).toEqual({ learningDuration: 30_000, learnProcess: 50, watched: [[0, 30_000]] })
  })

  test('ST-PLAY-33 a position that nobody watched up to is kept and counts for nothing; progress never falls', async () => {
    const far = await server.call(
      saveLearningRecord,
      { ...fresh, learningDuration: 60_000, lastStudyTime: instant(wait(1)), watched: [[0, 30_000]] },
      { token },
    )
    expect([far.learningDuration, far.learnProcess]).toEqual([60_000, 50])
    const back = await server.call(
      saveLearningRecord,
      { ...fresh, learningDuration: 5_000, lastStudyTime: instant(wait(1)), watched: [[0, 30_000]] },
      { token },
    )
    expect([back.learningDuration, back.learnProcess]).toEqual([5_000, 50])
  })

  test('ST-CAPI-05 an older save changes no position, but what it watched counts', async () => {
    const newer = wait(20)
    await server.call(
      saveLearningRecord,
      { ...fresh, learningDuration: 40_000, lastStudyTime: instant(newer), watched: [[30_000, 40_000]] },
      { token },
    )
    wait(10)
    const older = await server.call(
      saveLearningRecord,
      { ...fresh, learningDuration: 20_000, lastStudyTime: instant(newer - 3_000), watched: [[40_000, 42_000]] },
      { token },
    )
    expect(older).toMatchObject({ learningDuration: 40_000, watched: [[0, 42_000]] })
  })

  test('ST-PLAY-37 an article is finished once it is opened, and adds no more time than passed', async () => {
    const article = { ...fresh, classroomId: sampleId(SCHOOL, 'classroom', 51) }
    await server.call(saveClassroomRecord, article, { token })
    const { finishStudyTime: before } = await server.call(getLearningStatistics, fresh, { token })
    const saved = await server.call(
      saveLearningRecord,
      { ...article, learningDuration: 900_000, lastStudyTime: instant(wait(4)) },
      { token },
    )
    expect(saved.learnProcess).toBe(100)
    const { finishStudyTime } = await server.call(getLearningStatistics, fresh, { token })
    expect(finishStudyTime - before).toBe(4_000)
  })

  test('ST-COURSE-04 who opens a course’s first classroom has joined, once', async () => {
    const situation = await server.call(getStudentCourseSituation, fresh, { token })
    expect(situation.finishUserCount).toBe(1)
  })

  test('ST-CAPI-20 the last classroom is the one they were in last, not the first of the course', async () => {
    const situation = await server.call(getStudentCourseSituation, fresh, { token })
    expect(situation.lastClassroomId).toBe(sampleId(SCHOOL, 'classroom', 51))
    expect(situation.lastClassroomResultVO).toMatchObject({ classroomId: situation.lastClassroomId })
  })
})
