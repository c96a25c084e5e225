import { callQuery } from '@campus/calls/query'
import { getCourseName, getCourseTree } from '@campus/contracts/study-course'
import {
  getActivityContent,
  getClassroomDetail,
  getLearningRecord,
  getPreviewDetail,
  queryActivityIdList,
} from '@campus/contracts/study-learning'

import type { LearningPlace } from '../common/classroom-paths'
import { changesOf } from '../common/classroom.model'
import { untilNext } from '../common/until-next'
import type { ClassroomAddress } from './classroom-address.model'

/** Read again whenever the page is opened, because progress changes; each save renews it in between. */
const MOVING = { staleTime: 0, refetchOnMount: false } as const

function isNamed({ classId, courseId }: LearningPlace): boolean {
  return classId !== '' && courseId !== ''
}

export function treeQuery(place: LearningPlace) {
  const { classId, courseId, studentId, schoolId } = place
  return callQuery(getCourseTree, isNamed(place) ? { classId, courseId, studentId } : null, {
    at: { schoolId },
    ...MOVING,
    refetchInterval: ({ state: { data } }) => untilNext(changesOf(data ?? [])),
  })
}

export function courseNameQuery(place: LearningPlace) {
  const { classId, courseId, schoolId } = place
  return callQuery(getCourseName, isNamed(place) ? { classId, courseId } : null, { at: { schoolId } })
}

/** What a classroom shows; a preview comes by a call of its own. */
export function detailQuery({ place: { classId, schoolId }, isPreview }: ClassroomAddress, classroomId: string) {
  const asked = classroomId === '' ? null : { classroomId, classId }
  return isPreview
    ? callQuery(getPreviewDetail, asked, { at: { schoolId } })
    : callQuery(getClassroomDetail, asked, { at: { schoolId } })
}

/** Where the learner left off; a preview does not ask. */
export function recordQuery({ place, isPreview }: ClassroomAddress, courseId: string, classroomId: string) {
  const { classId, studentId, schoolId } = place
  const isAsked = !isPreview && classId !== '' && courseId !== '' && classroomId !== ''
  return callQuery(getLearningRecord, isAsked ? { classroomId, courseId, classId, studentId } : null, {
    at: { schoolId },
    ...MOVING,
  })
}

export function activityQuery({ place: { classId, schoolId }, activityId }: ClassroomAddress) {
  const asked = classId === '' || activityId === '' ? null : { activityId, classId }
  return callQuery(getActivityContent, asked, { at: { schoolId }, ...MOVING })
}

export function activityIdsQuery({ place: { classId, schoolId } }: ClassroomAddress) {
  return callQuery(queryActivityIdList, classId === '' ? null : { classId }, { at: { schoolId } })
}
