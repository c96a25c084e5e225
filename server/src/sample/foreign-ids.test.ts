/**
 * Every content call at one school with the ids of another, as a visitor and as a student. All ids and
 * picture addresses of the sample contain their school's number, so a foreign row is recognised.
 */
import type { CallDefinition } from '@campus/contracts/call'

import { certificateRoutes } from '../domains/certificate/certificate.routes'
import { commentRoutes } from '../domains/comment/comment.routes'
import { examRoutes } from '../domains/exam/exam.routes'
import { homeRoutes } from '../domains/home/home.routes'
import { hotMajorRoutes } from '../domains/hot-major/hot-major.routes'
import { newsRoutes } from '../domains/news/news.routes'
import { orderRoutes } from '../domains/order/order.routes'
import { productDetailRoutes } from '../domains/product/product-detail.routes'
import { productRoutes } from '../domains/product/product.routes'
import { reviewRoutes } from '../domains/review/review.routes'
import { schoolRoutes } from '../domains/school/school.routes'
import { activityContentRoutes } from '../domains/study/activities/activity-content.routes'
import { activityRoutes } from '../domains/study/activities/activity.routes'
import { attendanceRoutes } from '../domains/study/attendance/attendance.routes'
import { offlineClassroomRoutes } from '../domains/study/attendance/offline-classroom.routes'
import { classRoutes } from '../domains/study/classes/class.routes'
import { courseRoutes } from '../domains/study/courses/course.routes'
import { classroomCommentRoutes } from '../domains/study/interaction/classroom-comment.routes'
import { likeRoutes } from '../domains/study/interaction/like.routes'
import { noteRoutes } from '../domains/study/interaction/note.routes'
import { questionRoutes } from '../domains/study/interaction/question.routes'
import { learningRoutes } from '../domains/study/learning/learning.routes'
import { studyRoutes } from '../domains/study/study.routes'
import { trainingProjectRoutes } from '../domains/training-project/training-project.routes'
import type { Route } from '../platform/http/handle'
import { solveCaptcha } from '../testing/captcha'
import { openTestServer, type TestServer } from '../testing/test-server'
import { sampleId } from './sample-id'

const HERE = '10001'
const ELSEWHERE = '10002'
const foreign = (kind: Parameters<typeof sampleId>[1], index = 1) => sampleId(ELSEWHERE, kind, index)
const OPEN_SPAN = { startTime: '2000-01-01', endTime: '2099-12-31' }

const ROUTES: readonly Route[] = [
  ...schoolRoutes,
  ...homeRoutes,
  ...productRoutes,
  ...productDetailRoutes,
  ...orderRoutes,
  ...reviewRoutes,
  ...commentRoutes,
  ...newsRoutes,
  ...hotMajorRoutes,
  ...trainingProjectRoutes,
  ...studyRoutes,
  ...classRoutes,
  ...activityRoutes,
  ...activityContentRoutes,
  ...courseRoutes,
  ...learningRoutes,
  ...questionRoutes,
  ...noteRoutes,
  ...classroomCommentRoutes,
  ...likeRoutes,
  ...attendanceRoutes,
  ...offlineClassroomRoutes,
  ...examRoutes,
  ...certificateRoutes,
]

const course = { courseId: foreign('course', 11), classId: foreign('class') }
const inClass = { classId: foreign('class') }
const activity = { ...inClass, activityId: foreign('activity', 15) }
/** Of a lesson that can be signed in to the whole day. */
const lesson = {
  classId: foreign('class', 2),
  activityId: foreign('activity', 20_028),
  classroomId: foreign('classroom', 240),
}
const room = { ...course, classroomId: foreign('classroom', 4) }

/** The request of each call; a call without ids asks for everything. */
const PAYLOADS: Readonly<Record<string, object>> = {
  'school.getInfoByTenantId': { tenantId: HERE },
  'school.getDetailByTenantId': { tenantId: HERE },
  'school.getTenantSettings': { tenantId: HERE },
  'school.getDomainByDomainType': { data: 'ONLINE_SCHOOL' },
  'school.getDomainList': { tenantId: HERE },
  'school.queryUniversityInformation': { tenantId: HERE },
  'school.querySchoolBrowseCount': { schoolId: ELSEWHERE },
  'school.customerServicePage': { size: 200, model: { tenantId: ELSEWHERE } },
  'school.saveClue': { clueId: 'x', name: '李', mobile: '13900000001', code: '123456', content: '咨询' },
  'school.ownClues': {},
  'school.businessList': { businesses: 'SKILL_TRAINING' },
  'home.getMaterialPosterList': { tenantId: HERE },
  'home.queryMaterialCategories': { tenantId: HERE },
  'home.materialCategoryTabs': { tenantId: HERE },
  'home.queryMaterials': { materialCategoryId: foreign('albumCategory') },
  'home.discoverArticlePage': { size: 200 },
  'home.getDiscoverArticle': { id: foreign('notice') },
  'home.receiveCoupon': { couponId: foreign('coupon') },
  'home.receivedCouponList': {},
  'home.mergeCustomPage': { size: 200, ...OPEN_SPAN },
  'home.receivableCouponPage': { size: 200 },
  'home.wallTagList': {},
  'home.wallPage': { size: 200, model: { bizType: 'EVERYONE_SAYS', tagId: foreign('wallTag') } },
  'home.getOperationBasic': { id: foreign('wallItem', 101) },
  'product.queryCategories': { tenantId: HERE },
  'product.page': { size: 200, model: { bizId: foreign('category'), bizType: 'CATEGORY' } },
  'product.listByIds': { ids: [foreign('product'), foreign('product', 2)] },
  'product.detail': { id: foreign('product') },
  'order.place': { productId: foreign('product'), couponId: foreign('coupon', 4) },
  'order.list': {},
  'order.withdraw': { id: foreign('order') },
  'order.couponList': {},
  'review.page': { size: 200, model: { commentObjectType: 'ORDER', tagIdList: [foreign('reviewTag')] } },
  'review.tagList': {},
  'review.thumbs': { bizId: foreign('review'), bizType: 'COMMENT_SCORE' },
  'review.thumbsDelete': { bizId: foreign('review'), bizType: 'COMMENT_SCORE' },
  'comment.page': { model: { commentObjectId: foreign('wallItem', 101), commentObjectType: 'MICRO_CLASSROOM' } },
  'comment.replyPage': {
    model: { commentObjectId: foreign('wallItem', 101), commentTopId: foreign('comment') },
  },
  'comment.getReply': { id: foreign('comment') },
  'comment.save': {
    commentContent: '你好',
    commentObjectId: foreign('albumItem'),
    commentObjectType: 'UNIVERSITY_PIC',
  },
  'comment.reply': {
    commentContent: '你好',
    commentParent: foreign('comment'),
    commentObjectId: foreign('wallItem', 101),
    commentObjectType: 'MICRO_CLASSROOM',
  },
  'comment.removeById': { id: foreign('comment', 4) },
  'news.categoryPage': { size: 200 },
  'news.page': { size: 200, model: { categorizeId: foreign('newsCategory') } },
  'news.detail': { id: foreign('news') },
  'notice.page': { size: 200 },
  'notice.detail': { id: foreign('notice') },
  'hotMajor.page': { size: 200 },
  'hotMajor.detail': { id: foreign('major') },
  'hotMajor.commonQuestionPage': { size: 200, model: { majorId: foreign('major') } },
  'trainingProject.page': { size: 200 },
  'trainingProject.detail': { id: foreign('project') },
  'study.queryStudentClassAndPeriodList': {},
  'study.queryStudentClassAndPeriodListIgnoreTenant': {},
  'study.queryTenantClassPeriodPage': { size: 200, model: { classPeriodType: 1 } },
  'study.updateEnrolState': { classId: foreign('class', 8) },
  'study.getClassDetail': inClass,
  'study.queryLearningLeads': { classes: [{ ...inClass, schoolId: ELSEWHERE }] },
  'study.getStudySituation': inClass,
  'study.getBehaviourCount': inClass,
  'study.increaseVisitCount': inClass,
  'study.getCourseStatistic': inClass,
  'study.getUserStatistic': inClass,
  'study.queryTodayActivity': inClass,
  'study.getPastSummary': inClass,
  'study.pastPage': { model: inClass },
  'study.queryDynamicPage': { model: activity },
  'study.queryDutyCount': {
    ...inClass,
    evaluateType: 'UNIT',
    beginDateTime: '2000-01-01 00:00:00',
    endDateTime: '2099-12-31 00:00:00',
  },
  'study.queryListByDate': {
    ...inClass,
    evaluateType: 'UNIT',
    startTime: '2000-01-01 00:00:00',
    endTime: '2099-12-31 00:00:00',
  },
  'study.getActivityContent': activity,
  'study.queryActivityIdList': inClass,
  'study.saveViewRecord': { ...activity, courseId: foreign('course', 11), type: 1 },
  'study.getCourseTree': course,
  'study.getCourseName': course,
  'study.getCourseDetail': { courseId: foreign('course', 11) },
  'study.queryClassroomChapters': course,
  'study.queryClassStudentList': inClass,
  'study.getStudentCourseSituation': course,
  'study.queryCoursewareTypeChapters': course,
  'study.getLearningStatistics': course,
  'study.getClassroomDetail': { classroomId: foreign('classroom', 4) },
  'study.getPreviewDetail': { classroomId: foreign('classroom', 4) },
  'study.getLearningRecord': room,
  'study.saveClassroomRecord': room,
  'study.saveLearningRecord': { ...room, learningDuration: 1000 },
  'study.getQuestionCount': room,
  'study.queryQuestionPage': { size: 999, model: room },
  'study.getQuestionDraft': { ...room, classroomId: foreign('classroom', 6) },
  'study.saveQuestion': { ...room, title: '为什么先断电？', isDraft: 0 },
  'study.getNoteCount': room,
  'study.queryNotePage': { size: 999, model: room },
  'study.saveNote': { ...room, title: '要点', notes: '先断电' },
  'study.deleteNotes': { ids: [foreign('privateNote')] },
  'study.queryClassroomComments': { classId: foreign('class'), infoId: foreign('classroom', 4) },
  'study.saveClassroomComment': {
    classId: foreign('class'),
    id: foreign('classroom', 4),
    commentContent: '讲得很清楚',
    commentParent: foreign('classroomComment'),
  },
  'study.getLikeState': room,
  'study.toggleLike': { classId: foreign('class'), likeObjectId: foreign('classroom', 4), isThumb: 1 },
  'study.getAttendance': lesson,
  'study.sign': { ...lesson, type: 1 },
  'study.getOfflineClassroomDetail': { classroomId: foreign('classroom', 17) },
  'study.queryTitbitPage': { classroomId: foreign('classroom', 17) },
  'study.queryTitbitsByBiz': { ...inClass, bizId: foreign('course', 11) },
  'exam.getStudentWorkDetail': { classId: foreign('class'), classroomId: foreign('classroom') },
  'exam.getHomeworkByWorkId': { workId: foreign('homework') },
  'exam.getXsktHomeworkByWorkId': { workId: foreign('homework', 4) },
  'exam.queryWorkLogs': { studentWorkMasterId: foreign('homework') },
  'exam.startHomework': { id: foreign('homework') },
  'exam.getTestStudent': { classId: foreign('class'), classroomId: foreign('classroom', 21) },
  'exam.getTestByWorkId': { workId: foreign('test') },
  'exam.getXsktTestByWorkId': { workId: foreign('test', 4) },
  'exam.queryAttemptHistory': { testStudentId: foreign('test') },
  'exam.startTest': { workId: foreign('test') },
  'exam.saveHomeworkAnswer': {
    answerLogId: foreign('attempt', 9),
    questionId: `${foreign('paper', 3)}001`,
    questionAnswerVO: { content: '先断电' },
  },
  'exam.saveTestAnswer': {
    answerLogId: foreign('attempt', 10),
    questionId: `${foreign('paper', 8)}001`,
    questionAnswerVO: { optionList: ['A'] },
  },
  'exam.submitHomework': { studentWorkId: foreign('homework', 3), answerLogId: foreign('attempt', 9) },
  'exam.submitTest': { testId: foreign('test'), answerLogId: foreign('attempt', 6) },
  'exam.submitXsktHomework': {
    studentWorkId: foreign('homework', 4),
    answerLogId: foreign('attempt', 5),
    userAnswerObjects: [],
    xsktUserToken: '',
  },
  'exam.submitXsktTest': {
    studentWorkId: foreign('test', 4),
    answerLogId: foreign('attempt', 8),
    userAnswerObjects: [],
    xsktUserToken: '',
  },
  'exam.getAnsweredHomework': { workId: foreign('homework'), answerLogId: foreign('attempt') },
  'exam.getAnsweredExam': { workId: foreign('test'), answerLogId: foreign('attempt', 6) },
  'exam.saveDutyRecord': {
    activityId: foreign('activity'),
    bizId: foreign('class'),
    contentId: foreign('classroom', 21),
    dutyType: 'SUBMIT',
  },
  'exam.startAttempt': { workId: foreign('test', 2) },
  'exam.resumeAttempt': { answerLogId: foreign('attempt', 6) },
  'exam.saveAnswers': {
    answerLogId: foreign('attempt', 6),
    epoch: 1,
    items: [{ kind: 'visit', seq: 1, questionId: `${foreign('paper', 5)}001` }],
  },
  'exam.submitAttempt': { answerLogId: foreign('attempt', 6), epoch: 1, lastSeq: 0, digest: '0'.repeat(64) },
  'exam.getAttempt': { answerLogId: foreign('attempt', 6) },
  // Other than it stands, so that nothing is waited for.
  'exam.awaitAttempt': { answerLogId: foreign('attempt', 6), epoch: 99, release: '' },
  'exam.getOpenAttempt': { workId: foreign('test', 2) },
  'certificate.queryByCode': { certificateCode: 'S100022026000001', name: '林小满' },
  'certificate.own': {},
  'certificate.queryTeachUserCert': { certificateNum: 'T100022026000001', studentName: '林小满' },
}

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  token = await server.signIn(HERE)
})
afterAll(() => server.close())

test('every call has its question', () => {
  expect(ROUTES.map(({ call }) => call.id).sort()).toEqual(Object.keys(PAYLOADS).sort())
})

async function ask(call: CallDefinition, options: { tenantId: string; token?: string }): Promise<string> {
  const captcha = call.id.startsWith('certificate.') ? await solveCaptcha(server, options.tenantId) : {}
  return (await server.send(call, { ...PAYLOADS[call.id], ...captcha }, options)).body
}

const LISTS_WITHOUT_AN_ID = new Set([
  'home.wallTagList',
  'review.tagList',
  'news.categoryPage',
  'notice.page',
  'hotMajor.page',
  'trainingProject.page',
])

describe.each(['visitor', 'student'])('API-02 asked by a %s', (role) => {
  test.each(ROUTES.map(({ call }) => [call.id, call] as const))(
    '%s shows nothing of another school',
    async (id, call) => {
      const body = await ask(call, { tenantId: HERE, ...(role === 'student' ? { token } : {}) })
      expect(body).not.toMatch(/(?<!\d)10002|海岚|hailan/)
      const { data } = JSON.parse(body) as { data: { records?: unknown[] } | null }
      if (JSON.stringify(PAYLOADS[id]).includes(ELSEWHERE)) {
        expect(data === null || (Array.isArray(data) && data.length === 0) || data.records?.length === 0).toBe(true)
      }
      if (LISTS_WITHOUT_AN_ID.has(id)) expect(JSON.stringify(data)).toContain(HERE)
    },
  )
})

test('the same questions are answered at their own school, so the ids are real', async () => {
  const ownToken = await server.signIn(ELSEWHERE)
  const named = ROUTES.filter(({ call }) => JSON.stringify(PAYLOADS[call.id]).includes(ELSEWHERE))
  expect(named.length).toBeGreaterThanOrEqual(18)
  for (const { call } of named) {
    const { code, data } = JSON.parse(await ask(call, { tenantId: ELSEWHERE, token: ownToken })) as {
      code: number
      data: unknown
    }
    expect([call.id, code]).toEqual([call.id, 0])
    expect(JSON.stringify(data)).not.toMatch(/^(null|\[\]|.*"records":\[\].*)$/)
  }
})

test('another school’s like count is untouched', async () => {
  const before = await ask(reviewRoutes[0]?.call as CallDefinition, { tenantId: ELSEWHERE })
  for (const { call } of reviewRoutes) await ask(call, { tenantId: HERE, token })
  expect(
    (JSON.parse(await ask(reviewRoutes[0]?.call as CallDefinition, { tenantId: ELSEWHERE })) as { data: unknown }).data,
  ).toEqual((JSON.parse(before) as { data: unknown }).data)
})
