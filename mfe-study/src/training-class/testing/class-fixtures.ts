/**
 * A class in training with all reads of its page, for the tests of this folder; each test overrides what it is
 * about.
 */
import {
  getPastSummary,
  queryTodayActivity,
  type ClassActivity,
  type PastSummary,
} from '@campus/contracts/study-activity'
import {
  getBehaviourCount,
  getClassDetail,
  getCourseStatistic,
  getStudySituation,
  getUserStatistic,
  increaseVisitCount,
  queryClassStudentList,
  type ClassCourse,
  type ClassDetail,
} from '@campus/contracts/study-class'
import { respond } from '@campus/testing/fake-server'

export function detailOf(differing: Partial<ClassDetail> = {}): ClassDetail {
  return {
    classStatus: 1,
    title: '电工2班',
    trainingStartTime: '2026-10-11 09:00:00',
    trainingEndTime: '2026-12-16 17:30:00',
    statusTime: '2026-10-11 09:00:00',
    studentId: '3001',
    learningGoal: '',
    personalityDataResultVO: { nickName: '周老师' },
    ...differing,
  }
}

export function courseOf(differing: Partial<ClassCourse> = {}): ClassCourse {
  return {
    courseId: '801',
    courseName: '电工基础',
    cover: '',
    courseNature: 1,
    thirdPlatformType: 0,
    learningPlatform: 0,
    learningUrl: '',
    courseClassCode: '',
    learnStartTime: '2026-10-11 00:00:00',
    learnEndTime: '2026-12-10 23:59:59',
    introduce: '<p>先看懂，再动手。</p>',
    ...differing,
    countResultVO: {
      studyNumber: 8,
      videoNumber: 3,
      faceTeachingNumber: 0,
      finishFaceTeachingNumber: 0,
      needStudyDuration: 0,
      finishedStudyDuration: 0,
      testNumber: 0,
      homeworkNumber: 0,
      finishTestNumber: 0,
      finishHomeworkNumber: 0,
      ...differing.countResultVO,
    },
  }
}

interface ClassFixture {
  readonly detail?: Partial<ClassDetail>
  readonly today?: ClassActivity[]
  readonly summary?: Partial<PastSummary>
  readonly courses?: ClassCourse[]
}

/** Responses for all reads of a class page, without a feed and past activities. */
export function respondWithClass({ detail, today = [], summary, courses = [] }: ClassFixture = {}): void {
  respond(getClassDetail, detailOf(detail))
  respond(queryClassStudentList, [
    { studentId: '3001', studentName: '林晓', studentHeadUrl: '' },
    { studentId: '3002', studentName: '陈雯', studentHeadUrl: '' },
  ])
  respond(getStudySituation, {
    finishActivityRate: 66.67,
    studyDurationStr: '3小时5分钟',
    answerDurationStr: '0小时40分钟',
    evaluateStatus: 0,
  })
  respond(getBehaviourCount, {
    classroomAttendanceTotal: 6,
    questionCount: 4,
    classmateCircleCount: 9,
    activityTotal: 25,
  })
  respond(increaseVisitCount, 7)
  respond(getUserStatistic, { effectiveLearningDuration: 3601, interviewClassNum: 2 })
  respond(getCourseStatistic, { classStudentCourseResultVOS: courses })
  respond(queryTodayActivity, { activityResultVOList: today })
  respond(getPastSummary, { totalNum: 0, absenceNum: 0, attendanceNum: 0, electiveNum: 0, ...summary })
}
