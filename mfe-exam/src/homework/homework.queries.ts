import { queryOptions } from '@tanstack/react-query'

import {
  getHomeworkByWorkId,
  getStudentWorkDetail,
  getXsktHomeworkByWorkId,
  queryWorkLogs,
  type HomeworkPaper,
} from '@campus/contracts/exam'
import { call } from '@campus/http/client'

import { newestFirst, type CompleteAddress } from './homework.model'

export const homeworkKeys = {
  all: ['exam', 'homework'] as const,
  intro: (address: CompleteAddress) => [...homeworkKeys.all, 'intro', address] as const,
  attempts: (work: Work) => [...homeworkKeys.all, 'attempts', work] as const,
  start: ['exam', 'homework', 'start'] as const,
}

/** A homework; its id is unique in a school only. */
export interface Work {
  readonly workId: string
  /** The school of its class; '' when it is the site's. */
  readonly schoolId: string
}

/** A homework before it is answered; `description` is HTML. */
export interface HomeworkIntro extends Work {
  readonly title: string
  readonly description: string
}

/** Which work the classroom's homework is, and then what it says. */
export function introQuery(address: CompleteAddress) {
  const { classId, classroomId, courseId, studentId, schoolId } = address
  return queryOptions({
    queryKey: homeworkKeys.intro(address),
    queryFn: async ({ signal }): Promise<HomeworkIntro> => {
      const settings = { signal, schoolId }
      const { id: workId } = await call(getStudentWorkDetail, { classId, classroomId, courseId, studentId }, settings)
      const paper: HomeworkPaper = address.isExternal
        ? await call(getXsktHomeworkByWorkId, { workId }, settings)
        : await call(getHomeworkByWorkId, { workId }, settings)
      return { workId, schoolId, ...paper.questionUnitCAResultVO }
    },
  })
}

/** The learner's submitted attempts, newest first. Each visit asks anew: an attempt was perhaps just handed in. */
export function attemptsQuery({ workId, schoolId }: Work) {
  return queryOptions({
    queryKey: homeworkKeys.attempts({ workId, schoolId }),
    queryFn: ({ signal }) => call(queryWorkLogs, { studentWorkMasterId: workId }, { signal, schoolId }),
    select: newestFirst,
    staleTime: 0,
  })
}
