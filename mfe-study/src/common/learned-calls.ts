import {
  getPastSummary,
  pastPage,
  queryDutyCount,
  queryListByDate,
  queryTodayActivity,
} from '@campus/contracts/study-activity'
import {
  getCourseStatistic,
  getStudySituation,
  getUserStatistic,
  queryLearningLeads,
} from '@campus/contracts/study-class'
import {
  getCourseTree,
  getLearningStatistics,
  getStudentCourseSituation,
  queryCoursewareTypeChapters,
} from '@campus/contracts/study-course'
import { getActivityContent } from '@campus/contracts/study-learning'

/**
 * The calls, besides a lesson's own record, whose responses tell what was learned or attended: they are read anew after a
 * save, and after signing in or out.
 */
export const LEARNED_CALLS = [
  getActivityContent,
  getCourseStatistic,
  getCourseTree,
  getLearningStatistics,
  getPastSummary,
  getStudentCourseSituation,
  getStudySituation,
  getUserStatistic,
  pastPage,
  queryCoursewareTypeChapters,
  queryDutyCount,
  queryLearningLeads,
  queryListByDate,
  queryTodayActivity,
] as const
