import { callQuery } from '@campus/calls/query'
import { queryClassStudentList } from '@campus/contracts/study-class'
import {
  getCourseDetail,
  getLearningStatistics,
  getStudentCourseSituation,
  queryCoursewareTypeChapters,
} from '@campus/contracts/study-course'

import type { LearningPlace } from '../common/classroom-paths'
import { changesOf } from '../common/classroom.model'
import { untilNext } from '../common/until-next'

/** The parameters of a course's calls; null for an address that names no course. */
function asked({ classId, courseId, studentId }: LearningPlace) {
  return classId === '' || courseId === '' ? null : { classId, courseId, studentId }
}

export function courseQuery({ courseId, schoolId }: LearningPlace) {
  return callQuery(getCourseDetail, courseId === '' ? null : { courseId }, { at: { schoolId } })
}

/** The learner's progress, read anew at every visit, because the player changes it. */
export function situationQuery(place: LearningPlace) {
  return callQuery(getStudentCourseSituation, asked(place), {
    at: { schoolId: place.schoolId },
    staleTime: 0,
    refetchOnMount: false,
  })
}

export function contentsQuery(place: LearningPlace) {
  return callQuery(queryCoursewareTypeChapters, asked(place), {
    at: { schoolId: place.schoolId },
    staleTime: 0,
    refetchOnMount: false,
    refetchInterval: ({ state: { data } }) => untilNext(changesOf(data?.coursewareTypeChapterMap['ALL'] ?? [])),
  })
}

export function statisticsQuery(place: LearningPlace) {
  const wish = asked(place)
  return callQuery(getLearningStatistics, wish === null ? null : { ...wish, evaluateType: 'ACTIVITY' }, {
    at: { schoolId: place.schoolId },
    staleTime: 0,
    refetchOnMount: false,
  })
}

export function classmatesQuery({ classId, schoolId }: LearningPlace) {
  return callQuery(queryClassStudentList, classId === '' ? null : { classId }, { at: { schoolId } })
}
